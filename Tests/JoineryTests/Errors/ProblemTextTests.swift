import Joinery
import Testing

private protocol Config: Sendable {}
private protocol Api: Sendable {}
private final class LiveApi: Api {
    init(config: any Config) {}
}
private final class Presenter: Sendable {
    init(api: any Api) {}
}
private final class Data: Sendable {}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page {}
private struct OtherInput: ModuleInput {
    typealias Entry = Page
}
@globalActor private actor Disk {
    static let shared = Disk()
}
@MainActor private final class Screen {
    // Written out, since an implicit initializer belongs to no actor.
    init() {}
}
@Disk private final class Index {
    init() {}
}

@Suite struct ProblemTextTests {
    @Test func `The text of a missing service`() {
        let text = linkError {
            Singleton(Presenter.init).declared(at: "App/Presenter.swift", 10)
            Singleton(LiveApi.init, as: (any Api).self).declared(at: "App/Api.swift", 20)
        }
        #expect(
            text == """
                1 problem in the graph:

                1. missing: any Api needs any Config, and nothing provides it.
                       Presenter  (Singleton, App/Presenter.swift:10)
                       → any Api  (Singleton, App/Api.swift:20)
                         → any Config
                     hint: declare it, for instance: Singleton((any Config).self) { … }
                """
        )
    }

    @Test func `The text of a duplicate`() {
        let text = linkError {
            Singleton(Data.init).declared(at: "App/A.swift", 1)
            Transient(Data.init).declared(at: "App/B.swift", 2)
        }
        #expect(
            text == """
                1 problem in the graph:

                1. duplicate: Data is bound twice in the container.
                       Data  (Singleton, App/A.swift:1)
                       → Data  (Transient, App/B.swift:2)
                     hint: remove one; to replace a binding in tests use container.overriding { … }.
                """
        )
    }

    @Test func `The text of a cycle`() {
        let text = linkError {
            Singleton(Presenter.init).declared(at: "App/Presenter.swift", 1)
            Singleton(LiveApi.init, as: (any Api).self).declared(at: "App/Api.swift", 2)
            Singleton((any Config).self) { (_: Presenter) in throw Failure.down }.declared(at: "App/Config.swift", 3)
        }
        #expect(
            text == """
                1 problem in the graph:

                1. cycle: these services form a dependency cycle.
                       Presenter  (Singleton, App/Presenter.swift:1)
                       → any Api  (Singleton, App/Api.swift:2)
                         → any Config  (Singleton, App/Config.swift:3)
                           → Presenter  (Singleton, App/Presenter.swift:1)
                     hint: let one of them ask for Lazy<…>, or, in a module, set it after construction in a Wiring.
                """
        )
    }

    @Test func `The text of a captive`() {
        let text = linkError {
            PerModule(Data.init).declared(at: "App/Data.swift", 1)
            Singleton(Presenter.self) { (_: Data) in throw Failure.down }.declared(at: "App/Presenter.swift", 2)
        }
        #expect(
            text == """
                1 problem in the graph:

                1. captive: Presenter is a singleton and would retain Data, which belongs to a module.
                       Presenter  (Singleton, App/Presenter.swift:2)
                       → Data  (PerModule, App/Data.swift:1)
                     hint: give Presenter the scope PerModule, give Data a longer one, or ask for Provider<Data>.
                """
        )
    }

    @Test func `The text of two actors on one path`() {
        let text = linkError {
            Transient(Screen.init).declared(at: "App/Screen.swift", 1)
            Transient(Index.self) { @Disk in Index() }.declared(at: "App/Index.swift", 2)
            Transient(Page.self) { (_: Screen, _: Index) in Page() }.declared(at: "App/Page.swift", 3)
        }
        #expect(
            text == """
                1 problem in the graph:

                1. isolation: Page cannot be made on one actor: Screen needs MainActor, Index needs Disk.
                       Page  (Transient, App/Page.swift:3)
                       → Screen  (Transient, App/Screen.swift:1)
                         → Index  (Transient, App/Index.swift:2)
                     hint: make one of them nonisolated, or ask for it as Lazy or Provider and use it on its actor.
                """
        )
    }

    @Test func `The text of an argument that does not match`() {
        let text = linkError {
            Transient(Data.self, taking: Int.self) { _ in Data() }.declared(at: "App/Data.swift", 1)
            Transient(Page.self) { (_: Factory<String, Data>) in Page() }.declared(at: "App/Page.swift", 2)
        }
        #expect(
            text == """
                1 problem in the graph:

                1. argumentMismatch: Page needs a factory of Data that takes String.
                       Page  (Transient, App/Page.swift:2)
                       → Factory<String, Data>
                         → Data(String)
                     hint: it is bound as Data(Int) at App/Data.swift:1.
                """
        )
    }

    @Test func `The text of what is outside of a module`() {
        let text = linkError {
            PerModule(Data.init).declared(at: "App/Data.swift", 1)
            Transient(Page.self) { (_: Data) in Page() }.declared(at: "App/Page.swift", 2)
        }
        #expect(
            text == """
                1 problem in the graph:

                1. outsideModule: Page is bound in the container and needs Data, of which each module has its own.
                       Page  (Transient, App/Page.swift:2)
                       → Data  (PerModule, App/Data.swift:1)
                     hint: declare Page as PerModule, or in the module that uses it, or ask for a Provider.
                """
        )
    }

    @Test func `The text of a loop of adapters`() {
        let text = linkError {
            Adapter(from: PageInput.self, to: OtherInput.self) { _ in OtherInput() }.declared(at: "App/A.swift", 1)
            Adapter(from: OtherInput.self, to: PageInput.self) { _ in PageInput() }.declared(at: "App/B.swift", 2)
        }
        #expect(
            text == """
                1 problem in the graph:

                1. adapterLoop: these adapters form a loop that reaches no module.
                       PageInput  (App/A.swift:1)
                       → OtherInput  (App/B.swift:2)
                         → PageInput  (App/A.swift:1)
                     hint: declare the module that accepts one of these inputs, and let its adapter end there.
                """
        )
    }

    @Test func `The text of a binding that is not supported`() {
        let text = linkError { Transient(Int?.self) { nil }.declared(at: "App/A.swift", 1) }
        #expect(text.hasPrefix("1 problem in the graph:\n\n1. unsupported: Int? is optional"), "\(text)")
        #expect(text.contains("App/A.swift:1"))
        #expect(text.contains("throw"))
    }

    @Test func `The text of an override of nothing`() throws {
        let container = try Container { Transient(Data.init).declared(at: "App/Data.swift", 1) }
        let found = linkProblems {
            try container.overriding { Transient(Set<Int>.self) { [] }.declared(at: "Tests/A.swift", 2) }
        }
        #expect(
            found.first?.description
                .hasPrefix(
                    """
                    notOverridden: nothing is bound as Set<Int>, so there is nothing to override.
                        Set<Int>  (Tests/A.swift:2)
                    """
                ) == true,
            "\(found)"
        )
        #expect(found.first?.hints.last?.contains("Container(extending:)") == true)
    }

    @Test func `The text of a need that no module above meets`() {
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Page.self) { (_: Data) in Page() }.declared(at: "App/Page.swift", 1)
            }
        }
        struct OtherModule: Module {
            typealias Input = OtherInput
            var bindings: Bindings {
                PerModule(Data.init).shared().declared(at: "App/Other.swift", 2)
                PerModule(Page.init).declared(at: "App/Other.swift", 3)
            }
        }
        let text = linkError {
            PageModule()
            OtherModule()
            Transient(Int.self) { (_: Builder<PageInput>) in 1 }.declared(at: "App/Main.swift", 4)
        }
        #expect(text.contains("notShared: PageModule needs Data from a module above it"), "\(text)")
        #expect(text.contains("Int  (Transient, App/Main.swift:4)"), "\(text)")
        #expect(
            text.contains("hint: OtherModule shares it (App/Other.swift:2): build PageModule from inside"),
            "\(text)"
        )
    }

    @Test func `All problems are reported together, each once`() {
        let found = problems {
            Singleton(LiveApi.init, as: (any Api).self)
            Singleton(Presenter.init)
            Transient(Set<Int>.self) { (_: any Config, _: Data, _: Page) in [] }
            Transient(Int?.self) { nil }
            Transient(String.self) { "" }
            Transient(String.self) { "" }
            PerModule(Page.init)
            Transient(Float.self) { (_: Double) in 1 }
            Transient(Double.self) { (_: Float) in 1 }
        }
        #expect(
            found.map(\.kind) == [.duplicate, .unsupported, .missing, .missing, .cycle, .outsideModule],
            "\(found.map(\.description))"
        )
        #expect(found.filter { $0.kind == .missing }.map(\.key) == ["any Config", "Data"])
    }
}
