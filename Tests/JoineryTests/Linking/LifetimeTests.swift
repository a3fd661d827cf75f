import Joinery
import Testing

private final class Data: Sendable {}
private final class Helper: Sendable {
    let data: Data
    init(data: Data) { self.data = data }
}
private final class Service: Sendable {
    let helper: Helper
    init(helper: Helper) { self.helper = helper }
}
private struct PageInput: ModuleInput, Sendable {
    typealias Entry = Page
    var number = 0
}
private final class Page {
    let service: Service
    init(service: Service) { self.service = service }
}
private struct PageModule: Module {
    typealias Input = PageInput
    let inner: Bindings
    init(@BindingsBuilder _ inner: () -> Bindings) { self.inner = inner() }
    var bindings: Bindings {
        PerModule(Page.init)
        inner
    }
}

@Suite struct LifetimeTests {
    @Test func `A singleton that reaches a per-module object through transients is a captive`() {
        let found = problems {
            PageModule {
                PerModule(Data.init).declared(at: "App/Data.swift", 1)
                Transient(Helper.init).declared(at: "App/Helper.swift", 2)
                Singleton(Service.init).declared(at: "App/Service.swift", 3)
            }
        }
        #expect(found.map(\.kind) == [.captive])
        #expect(found.first?.keys == ["Service", "Helper", "Data"])
        #expect(found.first?.lines == [3, 2, 1])
    }

    @Test func `The same in the container, and entered from either end`() {
        let found = problems {
            PerModule(Data.init)
            PerModule(Helper.init)
            Singleton(Service.init)
            PageModule {}
        }
        #expect(found.contains { $0.kind == .captive && $0.keys == ["Service", "Helper"] }, "\(found)")
    }

    @Test func `A singleton that asks for a module's input is a captive`() {
        let found = problem {
            PageModule {
                Singleton(Service.self) { (_: PageInput) in Service(helper: Helper(data: Data())) }
            }
        }
        #expect(found?.kind == .captive)
        #expect(found?.keys == ["Service", "PageInput"])
    }

    @Test func `A singleton that asks for an optional per-module object is a captive`() {
        let found = problem {
            PageModule {
                PerModule(Data.init)
                Singleton(Service.self) { (data: Data?) in Service(helper: Helper(data: data ?? Data())) }
            }
        }
        #expect(found?.kind == .captive)
    }

    @Test func `A singleton that takes something from a module above is a captive`() {
        struct InnerInput: ModuleInput {
            typealias Entry = Service
        }
        struct InnerModule: Module {
            typealias Input = InnerInput
            var bindings: Bindings {
                Singleton(Helper.init)
                PerModule(Service.init)
            }
        }
        let found = problems {
            PageModule {
                PerModule(Data.init).shared()
                PerModule(Service.self) { (inner: Builder<InnerInput>) in try inner.build(InnerInput()) }
            }
            InnerModule()
        }
        #expect(found.contains { $0.kind == .captive && $0.keys == ["Helper", "Data"] }, "\(found)")
    }

    @Test func `A singleton may hold a transient, a provider and a lazy need`() throws {
        final class Holder: Sendable {
            let data: Provider<Data>
            let helper: Lazy<Helper>
            let service: Service
            init(data: Provider<Data>, helper: Lazy<Helper>, service: Service) {
                self.data = data
                self.helper = helper
                self.service = service
            }
        }
        let container = try Container {
            PerModule(Data.init)
            Transient(Helper.self) { Helper(data: Data()) }
            Transient(Service.init)
            Singleton(Holder.init)
        }
        let holder = try container.resolve(Holder.self)
        #expect(try holder.data() !== holder.data())
        #expect(try holder.helper() === holder.helper())
    }

    @Test func `A per-module object asked for in the container is outside of a module`() throws {
        let found = problem {
            PerModule(Data.init)
            Transient(Helper.init)
        }
        #expect(found?.kind == .outsideModule)
        #expect(found?.keys == ["Helper", "Data"])
        let container = try Container {
            PerModule(Data.init)
            PerModule(Helper.init).provides(AnyObject.self) { $0 }
        }
        #expect(resolutionError { try container.resolve(Data.self) }?.name == "outsideModule")
        #expect(resolutionError { try container.resolve(Helper.self) }?.name == "outsideModule")
        #expect(resolutionError { try container.resolve(AnyObject.self) }?.name == "outsideModule")
        #expect(resolutionError { try container.resolve(Data?.self) }?.name == "outsideModule")
    }

    @Test func `A transient of the container may need a per-module object where modules have one`() throws {
        let container = try Container {
            Transient(Data.init)
            Transient(Helper.init)
            Transient(Service.init)
            PageModule { PerModule(Data.init) }
        }
        let page = try container.build(PageInput())
        withExtendedLifetime(page) {}
        _ = try container.resolve(Service.self)
    }

    @Test func `A child in the container is outside of a module`() {
        let found = problem { Child(PageInput.self) { PageInput() }.declared(at: "App/A.swift", 5) }
        #expect(found?.kind == .outsideModule)
        #expect(found?.lines == [5])
    }
}
