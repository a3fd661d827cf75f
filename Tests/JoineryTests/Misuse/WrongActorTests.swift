import Joinery
import Testing

@MainActor
private final class ViewModel {
    init() { #expect(currentThreadIsMain()) }
}

@globalActor private actor Disk {
    static let shared = Disk()
}

private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page {}
private struct InnerInput: ModuleInput {
    typealias Entry = Inner
}
private final class Context {
    let model: ViewModel
    init(model: ViewModel) { self.model = model }
}
private final class Inner {
    let context: Context
    init(context: Context) { self.context = context }
}

@Suite struct WrongActorTests {
    @Test func `A dynamic lookup of an optional checks the actor`() throws {
        let container = try Container { Transient(ViewModel.init) }
        #expect(resolutionError { try container.resolve(ViewModel?.self) }?.name == "wrongIsolation")
    }

    @Test func `An optional asked for through a resolver checks the actor`() throws {
        final class Holder {
            let resolver: Resolver
            init(resolver: Resolver) { self.resolver = resolver }
        }
        let container = try Container {
            Transient(ViewModel.init)
            Transient(Holder.init)
        }
        let resolver = try container.resolve(Holder.self).resolver
        #expect(resolutionError { try resolver.resolve(ViewModel?.self) }?.name == "wrongIsolation")
        #expect(resolutionError { try resolver.resolve(ViewModel.self) }?.name == "wrongIsolation")
    }

    @Test func `A provider or Lazy from a dynamic lookup checks the actor when it is called`() throws {
        let container = try Container { Transient(ViewModel.init) }
        let provider = try container.resolve(Provider<ViewModel>.self)
        #expect(resolutionError { try provider() }?.name == "wrongIsolation")
        let lazy = try container.resolve(Lazy<ViewModel>.self)
        #expect(resolutionError { try lazy() }?.name == "wrongIsolation")
    }

    @Test func `A shared object that needs the main actor is not made elsewhere by a module built inside`() throws {
        final class Outer {
            let inner: Builder<InnerInput>
            init(inner: Builder<InnerInput>) { self.inner = inner }
        }
        struct OuterInput: ModuleInput {
            typealias Entry = Outer
        }
        struct OuterModule: Module {
            typealias Input = OuterInput
            var bindings: Bindings {
                PerModule(ViewModel.init)
                PerModule(Context.init).shared()
                PerModule(Outer.init)
            }
        }
        struct InnerModule: Module {
            typealias Input = InnerInput
            var bindings: Bindings { PerModule(Inner.init) }
        }
        let container = try Container {
            OuterModule()
            InnerModule()
        }
        let outer = try container.build(OuterInput())
        let error = resolutionError { try outer.inner.build(InnerInput()) }
        #expect(error?.name == "wrongIsolation")
    }

    @Test func `The two closures of an adapter that belong to different actors are a problem`() {
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings { PerModule(Page.init) }
        }
        struct OtherInput: ModuleInput {
            typealias Entry = Page
        }
        let found = problems {
            PageModule()
            Adapter(from: OtherInput.self, to: PageInput.self) { @MainActor _ in
                PageInput()
            } entry: { @Disk page in
                page
            }
        }
        #expect(found.contains { $0.kind == .isolation }, "\(found)")
    }

    @Test func `A candidate whose arguments do not fit is not asked for its actor`() throws {
        let container = try Container {
            Transient(Page.self, taking: Int.self) { @MainActor _ in Page() }
            Transient(Page.self, taking: Bool.self) { @MainActor _ in Page() }
            Transient(Page.self, taking: Double.self) { @MainActor _ in Page() }
            Transient(Page.self, taking: String?.self) { _ in Page() }
        }
        _ = try container.resolve(Page.self, with: "text")
        #expect(resolutionError { try container.resolve(Page.self, with: Character("a")) }?.name == "argumentMismatch")
    }
}
