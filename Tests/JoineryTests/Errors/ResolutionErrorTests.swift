import Joinery
import Testing

private struct Broken: Error, Equatable {
    var code: Int
}
private final class Config: Sendable {}
private final class Api: Sendable {
    init(config: Config) {}
}
private final class Page {
    init(api: Api) {}
}
private struct PageInput: ModuleInput, Sendable {
    typealias Entry = Page
}
private struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings { PerModule(Page.init).declared(at: "App/Page.swift", 3) }
}
@MainActor private final class Screen {
    // Written out, since an implicit initializer belongs to no actor.
    init() {}
}
private struct App: Assembly {
    var bindings: Bindings {
        Singleton(Config.self) { throw Broken(code: 7) }.declared(at: "App/Config.swift", 1)
        Transient(Api.init).declared(at: "App/Api.swift", 2)
    }
}

@Suite struct ResolutionErrorTests {
    @Test func `A failed factory has its path at each depth, and the original error`() throws {
        let container = try Container {
            App()
            PageModule()
        }
        let shallow = resolutionError { try container.resolve(Config.self) }
        #expect(shallow?.keys == ["Config"])
        #expect(shallow?.underlying as? Broken == Broken(code: 7))
        let deeper = resolutionError { try container.resolve(Api.self) }
        #expect(deeper?.keys == ["Api", "Config"])
        #expect(deeper?.underlying as? Broken == Broken(code: 7))
        let module = resolutionError { try container.build(PageInput()) }
        #expect(module?.keys == ["PageModule", "Page", "Api", "Config"])
        #expect(module?.underlying as? Broken == Broken(code: 7))
        #expect(module?.path.steps.map(\.scope) == [nil, .perModule, .transient, .singleton])
        #expect(module?.path.steps[1].module == "PageModule")
        #expect(module?.path.steps[3].module == nil)
        #expect(module?.path.steps[3].location?.description == "App/Config.swift:1")
    }

    @Test func `The text of a failed factory`() throws {
        let container = try Container { App() }
        #expect(
            resolutionError { try container.resolve(Api.self) }?.description == """
                A factory failed: Broken(code: 7)
                  path:
                    Api  (Transient, App/Api.swift:2)
                    → Config  (Singleton, App/Config.swift:1)
                """
        )
    }

    @Test func `The text of what is not bound`() throws {
        let container = try Container { App() }
        #expect(
            resolutionError { try container.resolve(Bool.self) }?.description == """
                Nothing is bound as Bool.
                  hint: Declare it in the container, for instance: Singleton((Bool).self) { … }
                """
        )
        #expect(
            resolutionError { try container.build(PageInput()) }?.description == """
                Nothing is bound as a module that accepts PageInput.
                  hint: Declare a Module whose Input is PageInput, or an Adapter from it.
                """
        )
    }

    @Test func `The text of what is outside of a module`() throws {
        let container = try Container { PerModule(Config.init) }
        #expect(
            resolutionError { try container.resolve(Config.self) }?.description == """
                Config is made once in each module, and this is outside of any module.
                  hint: Ask for it in a factory or a wiring of a module, or give its binding another scope.
                """
        )
    }

    @Test func `The text of arguments that do not match`() throws {
        let container = try Container {
            Transient(Config.self, taking: Int.self) { _ in Config() }.declared(at: "App/Config.swift", 1)
        }
        #expect(
            resolutionError { try container.resolve(Config.self, with: "a", true) }?.description == """
                Config was resolved with (String, Bool).
                  hint: It is bound as Config(Int), at App/Config.swift:1.
                """
        )
    }

    @Test func `The text of the wrong actor`() throws {
        let container = try Container {
            Transient(Screen.init).declared(at: "App/Screen.swift", 1)
            Transient(Int.self) { (_: Screen) in 1 }.declared(at: "App/Int.swift", 2)
        }
        let text = resolutionError { try container.resolve(Int.self) }?.description ?? ""
        #expect(
            text.hasPrefix(
                """
                Int has to be made on MainActor, and was requested on no actor.
                  path:
                    Int  (Transient, App/Int.swift:2)
                    → Screen  (Transient, App/Screen.swift:1)
                  hint: Call from MainActor, or pass it and await:
                """
            ),
            "\(text)"
        )
        #expect(text.contains("isolation: MainActor.shared"))
    }

    @Test func `The text of a cycle of look-ups`() throws {
        let container = try Container {
            Singleton(Config.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Api.self)
                return Config()
            }
            .declared(at: "App/Config.swift", 1)
            Transient(Api.init).declared(at: "App/Api.swift", 2)
        }
        let error = resolutionError { try container.resolve(Config.self) }
        #expect(error?.name == "cycle")
        #expect(error?.keys.first == error?.keys.last)
        #expect(Set(error?.keys ?? []) == ["Config", "Api"])
        #expect(error?.description.contains("Dependency cycle while resolving.") == true)
        #expect(error?.description.contains("App/Config.swift:1") == true)
    }

    @Test func `An error of another container's graph keeps its own path and case`() throws {
        let inner = try Container { App() }
        let outer = try Container {
            Transient(Int.self) {
                _ = try inner.resolve(Api.self)
                return 1
            }
        }
        let error = resolutionError { try outer.resolve(Int.self) }
        #expect(error?.underlying as? Broken == Broken(code: 7))
        #expect(error?.keys == ["Int", "Api", "Config"])
    }

    @Test func `A factory that catches the error of a dynamic lookup goes on`() throws {
        let container = try Container {
            App()
            Transient(String.self) { (api: Provider<Api>) in (try? api()) == nil ? "offline" : "online" }
        }
        #expect(try container.resolve(String.self) == "offline")
    }
}
