import Joinery
import Testing

/// What a resolver inside of one module means for the others: it sees everything, and asks for nothing yet.
@Suite struct ResolverInModuleTests {
    final class Presenter { init() {} }
    final class Screen {
        let presenter: Presenter
        init(presenter: Presenter) { self.presenter = presenter }
    }
    struct ScreenInput: ModuleInput { typealias Entry = Screen }
    struct ScreenModule: Module {
        typealias Input = ScreenInput
        var bindings: Bindings { PerModule(Presenter.init) }
    }

    final class Opener {
        let resolver: Resolver
        init(resolver: Resolver) { self.resolver = resolver }
    }
    struct OpenerInput: ModuleInput { typealias Entry = Opener }
    struct OpenerModule: Module {
        typealias Input = OpenerInput
        var bindings: Bindings { PerModule(Opener.init) }
    }

    @Test func `a template of one module is no problem of another that has a resolver`() throws {
        let container = try Container {
            ScreenModule()
            OpenerModule()
            PerModule(Screen.init)
        }
        let opener = try container.build(OpenerInput())
        let screen = try opener.resolver.build(ScreenInput())
        #expect(type(of: screen.presenter) == Presenter.self)
    }

    @Test func `asking for the template where its module is not is answered with an error`() throws {
        let container = try Container {
            ScreenModule()
            OpenerModule()
            PerModule(Screen.init)
        }
        let opener = try container.build(OpenerInput())
        let error = #expect(throws: ResolutionError.self) { _ = try opener.resolver.resolve(Screen.self) }
        #expect("\(try #require(error))".contains("Screen"))
        #expect(try opener.resolver.resolve(Screen?.self) == nil)
    }

    @Test func `a template that the module's own objects need is still checked there`() {
        final class Needy { init(resolver: Resolver, screen: Screen) {} }
        struct NeedyInput: ModuleInput { typealias Entry = Needy }
        struct NeedyModule: Module {
            typealias Input = NeedyInput
            var bindings: Bindings { PerModule(Needy.init) }
        }
        let error = #expect(throws: LinkError.self) {
            _ = try Container {
                ScreenModule()
                NeedyModule()
                PerModule(Screen.init)
            }
        }
        #expect(error?.problems.map(\.kind) == [.missing])
    }

    @Test func `a dynamic lookup does not find such a template either`() throws {
        final class Frame { init(screen: Screen) {} }
        let container = try Container {
            ScreenModule()
            OpenerModule()
            PerModule(Screen.init)
            PerModule(Frame.init)
        }
        let opener = try container.build(OpenerInput())
        #expect(throws: ResolutionError.self) { _ = try opener.resolver.resolve(Frame.self) }
    }

    final class Shared { init() {} }
    final class Reader { init(shared: Shared) {} }
    struct ReaderInput: ModuleInput { typealias Entry = Reader }
    struct ReaderModule: Module {
        typealias Input = ReaderInput
        var bindings: Bindings { PerModule(Reader.init) }
    }
    final class Owner { init(shared: Shared) {} }
    struct OwnerInput: ModuleInput { typealias Entry = Owner }
    struct OwnerModule: Module {
        typealias Input = OwnerInput
        var bindings: Bindings {
            PerModule(Shared.init).shared()
            PerModule(Owner.init)
        }
    }

    @Test func `a resolver elsewhere does not hide that nothing above a module shares what it needs`() {
        let error = #expect(throws: LinkError.self) {
            _ = try Container {
                OwnerModule()
                ReaderModule()
                OpenerModule()
            }
        }
        #expect(error?.problems.map(\.kind) == [.notShared])
    }

    @Test func `a resolver in the module that shares may build what needs it`() throws {
        final class Opening {
            let resolver: Resolver
            init(shared: Shared, resolver: Resolver) { self.resolver = resolver }
        }
        struct OpeningInput: ModuleInput { typealias Entry = Opening }
        struct OpeningModule: Module {
            typealias Input = OpeningInput
            var bindings: Bindings {
                PerModule(Shared.init).shared()
                PerModule(Opening.init)
            }
        }
        let container = try Container {
            OpeningModule()
            ReaderModule()
        }
        let opening = try container.build(OpeningInput())
        _ = try opening.resolver.build(ReaderInput())
    }
}
