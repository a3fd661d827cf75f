import Joinery
import Testing

private final class Service {}
private final class Dependent {
    let service: Service
    init(service: Service) { self.service = service }
}
private struct PageInput: ModuleInput {
    typealias Entry = Page
    var number = 0
}
private final class Page {}

@Suite struct HandRequestTests {
    @Test func `An optional of an optional is the same service`() throws {
        final class Holder {
            let service: Service??
            init(service: Service??) { self.service = service }
        }
        let container = try Container {
            Transient(Service.init)
            Transient(Holder.init)
        }
        #expect(try container.resolve(Holder.self).service as? Service != nil)
        #expect(try container.resolve(Service??.self) as? Service != nil)
    }

    @Test func `Requests of requests can be looked up as they can be injected`() throws {
        final class Holder {
            let lazy: Lazy<Service?>
            let provider: Provider<Lazy<Service>>
            let optional: Provider<Service>?
            init(lazy: Lazy<Service?>, provider: Provider<Lazy<Service>>, optional: Provider<Service>?) {
                self.lazy = lazy
                self.provider = provider
                self.optional = optional
            }
        }
        let container = try Container {
            Transient(Service.init)
            Transient(Holder.init)
        }
        let holder = try container.resolve(Holder.self)
        #expect(try holder.lazy() != nil)
        #expect(try holder.provider()() !== holder.provider()())
        #expect(try holder.optional?() != nil)
        #expect(try container.resolve(Lazy<Service?>.self)() != nil)
        #expect(try container.resolve(Provider<Lazy<Service>>.self)() as Any is Lazy<Service>)
        #expect(try container.resolve(Provider<Service>?.self) != nil)
        #expect(try container.resolve(Provider<Page>?.self) == nil)
    }

    @Test func `An optional request of what is not bound is nil, in a dynamic lookup and as a parameter`() throws {
        struct Holder {
            let provider: Provider<Service>?
            let builder: Builder<PageInput>?
            let factory: Factory<Int, Service>?
        }
        #expect(try Container {}.resolve(Provider<Service>?.self) == nil)
        let container = try Container { Transient(Holder.init) }
        let holder = try container.resolve(Holder.self)
        #expect(holder.provider == nil)
        #expect(holder.builder == nil)
        #expect(holder.factory == nil)
    }

    @Test func `An optional that a resolver asks for in a circle is a cycle`() async {
        await #expect(processExitsWith: .success) {
            let container = try Container {
                Transient(Service.self) { (resolver: Resolver) in
                    _ = try resolver.resolve(Service?.self)
                    return Service()
                }
            }
            let error = resolutionError { try container.resolve(Service.self) }
            #expect(error?.name == "cycle")
        }
    }

    @Test func `A singleton of a module cannot look up the module's input`() async {
        await #expect(processExitsWith: .success) {
            final class Asking: Sendable {
                let resolver: Resolver
                init(resolver: Resolver) { self.resolver = resolver }
            }
            final class AskingPage {
                let asking: Asking
                init(asking: Asking) { self.asking = asking }
            }
            struct AskingInput: ModuleInput {
                typealias Entry = AskingPage
                var number = 1
            }
            struct AskingModule: Module {
                typealias Input = AskingInput
                var bindings: Bindings {
                    Singleton(Asking.init)
                    PerModule(AskingPage.init)
                }
            }
            let container = try Container { AskingModule() }
            let page = try container.build(AskingInput())
            let error = resolutionError { try page.asking.resolver.resolve(AskingInput.self) }
            #expect(error?.name == "outsideModule")
        }
    }

    @Test func `A lazy need of an embedded entry behind an adapter works after the build`() async {
        await #expect(processExitsWith: .success) {
            final class Wrapped {
                let page: Page
                init(page: Page) { self.page = page }
            }
            struct NeededInput: ModuleInput {
                typealias Entry = Wrapped
            }
            final class Parent {
                let wrapped: Lazy<Wrapped>
                init(wrapped: Lazy<Wrapped>) { self.wrapped = wrapped }
            }
            struct ParentInput: ModuleInput {
                typealias Entry = Parent
            }
            struct ParentModule: Module {
                typealias Input = ParentInput
                var bindings: Bindings {
                    Child(NeededInput.self) { NeededInput() }
                    PerModule(Parent.init)
                }
            }
            struct PageModule: Module {
                typealias Input = PageInput
                var bindings: Bindings { PerModule(Page.init) }
            }
            let container = try Container {
                ParentModule()
                PageModule()
                Adapter(from: NeededInput.self, to: PageInput.self) { _ in
                    PageInput()
                } entry: { page in
                    Wrapped(page: page)
                }
            }
            let parent = try container.build(ParentInput())
            let wrapped = try parent.wrapped()
            #expect(try parent.wrapped() === wrapped)
        }
    }
}
