import Joinery
import Testing

private final class Context {
    let name: String
    init(name: String) { self.name = name }
}
private enum Mark {}
private final class Entry {
    let found: [String?]
    init(found: [String?]) { self.found = found }
}
private struct OuterInput: ModuleInput {
    typealias Entry = Outer
}
private final class Outer {
    let context: Context
    let marked: Tagged<Mark, Context>
    let inner: Builder<InnerInput>
    init(context: Context, marked: Tagged<Mark, Context>, inner: Builder<InnerInput>) {
        (self.context, self.marked, self.inner) = (context, marked, inner)
    }
}
private struct InnerInput: ModuleInput {
    typealias Entry = InnerEntry
}
private typealias InnerEntry = Entry
private struct OuterModule: Module {
    typealias Input = OuterInput
    var bindings: Bindings {
        PerModule(Outer.init)
        PerModule(Context.self) { Context(name: "shared") }.shared()
        PerModule(Context.self) { Context(name: "marked") }.tagged(Mark.self).shared()
    }
}
/// It shares the same, and does not build the module that asks for it.
private struct OtherModule: Module {
    typealias Input = OtherInput
    var bindings: Bindings {
        PerModule(Context.self) { Context(name: "shared") }.shared()
        PerModule(Context.self) { Context(name: "marked") }.tagged(Mark.self).shared()
    }
}
private struct OtherInput: ModuleInput {
    typealias Entry = OtherEntry
}
private typealias OtherEntry = Context
private struct InnerModule: Module {
    let inner: Bindings
    init(@BindingsBuilder _ inner: () -> Bindings) { self.inner = inner() }
    typealias Input = InnerInput
    var bindings: Bindings { inner }
}

@Suite struct OptionalSharingTests {
    @Test func `What a module decorates and nothing above shares is nil as an optional`() throws {
        let container = try Container {
            OuterModule()
            InnerModule {
                Decorator(Context.self) { (inner: Context) in Context(name: "decorated \(inner.name)") }
                PerModule(Entry.self) { (context: Context?, resolver: Resolver) in
                    Entry(found: [context?.name, try resolver.resolve(Context?.self)?.name])
                }
            }
        }
        #expect(try container.build(InnerInput()).found == [nil, nil])
        let outer = try container.build(OuterInput())
        #expect(try outer.inner.build(InnerInput()).found == ["decorated shared", "decorated shared"])
    }

    @Test func `An optional request for what nothing above shares is nil, whatever the request is`() throws {
        let container = try Container {
            OuterModule()
            InnerModule {
                PerModule(Entry.self) {
                    (tagged: Tagged<Mark, Context>?, provider: Provider<Context>?, lazy: Lazy<Context>?) in
                    Entry(found: [tagged?.service.name, try provider?().name, try lazy?().name])
                }
            }
        }
        #expect(try container.build(InnerInput()).found == [nil, nil, nil])
        let outer = try container.build(OuterInput())
        #expect(try outer.inner.build(InnerInput()).found == ["marked", "shared", "shared"])
    }

    @Test func `What is decorated or tagged and needed, and nothing above shares, is a problem`() {
        let decorated = problem {
            OtherModule()
            InnerModule {
                Decorator(Context.self) { (inner: Context) in inner }
                PerModule(Entry.self) { (context: Context) in Entry(found: [context.name]) }
            }
        }
        #expect(decorated?.kind == .notShared)
        let tagged = problem {
            OtherModule()
            InnerModule {
                PerModule(Entry.self) { (context: Tagged<Mark, Context>) in Entry(found: [context.service.name]) }
            }
        }
        #expect(tagged?.kind == .notShared)
    }
}
