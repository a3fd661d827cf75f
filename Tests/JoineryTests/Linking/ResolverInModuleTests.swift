import Joinery
import Testing

/// What a resolver inside of one module means for the others: it sees everything, and asks for nothing yet.
@Suite("Resolver in a module, linking")
struct ResolverInModuleTests {
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

    @Test("a template of one module is no problem of another that has a resolver")
    func aTemplateOfOneModuleIsNoProblemOfAnotherThatHasAResolver() throws {
        let container = try Container {
            ScreenModule()
            OpenerModule()
            PerModule(Screen.init)
        }
        let opener = try container.build(OpenerInput())
        let screen = try opener.resolver.build(ScreenInput())
        #expect(type(of: screen.presenter) == Presenter.self)
    }

    @Test("asking for the template where its module is not is answered with an error")
    func askingForTheTemplateWhereItsModuleIsNotIsAnsweredWithAnError() throws {
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

    @Test("a template that the module's own objects need is still checked there")
    func aTemplateThatTheModulesOwnObjectsNeedIsStillCheckedThere() {
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

    @Test("what needs such a template by hand only is not there either")
    func whatNeedsSuchATemplateByHandOnlyIsNotThereEither() throws {
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

    @Test("a resolver elsewhere does not hide that nothing above a module shares what it needs")
    func aResolverElsewhereDoesNotHideThatNothingAboveAModuleSharesWhatItNeeds() {
        let error = #expect(throws: LinkError.self) {
            _ = try Container {
                OwnerModule()
                ReaderModule()
                OpenerModule()
            }
        }
        #expect(error?.problems.map(\.kind) == [.notShared])
    }

    @Test("a resolver in the module that shares may build what needs it")
    func aResolverInTheModuleThatSharesMayBuildWhatNeedsIt() throws {
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
