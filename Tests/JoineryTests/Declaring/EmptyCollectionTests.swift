import Joinery
import Testing

enum EmptyCollections {
    protocol Plugin: Sendable {}
    struct Spelling: Plugin {}
    struct Words: Plugin {}
}

private typealias Plugin = EmptyCollections.Plugin
private typealias Spelling = EmptyCollections.Spelling
private typealias Words = EmptyCollections.Words

private struct Policy: Sendable { let allowed: [String] }
private struct Editor { let plugins: [any Plugin] }
private struct KeyedEditor { let plugins: [String: any Plugin] }
private struct OptionalEditor {
    let plugins: [any Plugin]?
    let keyed: [String: any Plugin]?
    let lazy: Lazy<[any Plugin]>?
}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page {
    let plugins: [any Plugin]
    init(plugins: [any Plugin]) { self.plugins = plugins }
}
private struct PageModule: Module {
    typealias Input = PageInput
    var extra: Bindings
    init(@BindingsBuilder _ extra: () -> Bindings) { self.extra = extra() }
    var bindings: Bindings {
        PerModule(Page.init)
        extra
    }
}

@Suite struct EmptyCollectionTests {
    @Test func `A list of values that nothing provides is missing`() {
        let found = problem { Singleton(Policy.init).declared(at: "App/Policy.swift", 1) }
        #expect(found?.kind == .missing)
        #expect(found?.key == "[String]")
        #expect(found?.keys == ["Policy", "[String]", "[String]"])
        #expect(
            found?.hints == [
                "a list of values is bound as a whole, Singleton(([String]).self) { … }, or added with .supplying(…).",
                "contribute to it: Contribution((String).self) { … }.",
                "if it may be empty, declare Contributions(to: (String).self).",
            ]
        )
    }

    @Test func `A collection that nothing contributes to is missing, whichever way it is asked for`() {
        #expect(problem { Transient(Editor.init) }?.key == "[any Plugin]")
        #expect(problem { Transient(KeyedEditor.init) }?.key == "[String: any Plugin]")
        #expect(problem { Transient(Int.self) { (_: Lazy<[any Plugin]>) in 1 } }?.kind == .missing)
        #expect(problem { Transient(Int.self) { (_: Provider<[any Plugin]>) in 1 } }?.kind == .missing)
        #expect(problem { PageModule {} }?.kind == .missing)
    }

    @Test func `A dynamic lookup of such a collection finds nothing, and nil as an optional`() throws {
        let container = try Container { Contribution((any Plugin).self, key: 1) { Spelling() } }
        let error = resolutionError { try container.resolve([any Plugin].self) }
        #expect(error?.name == "notBound")
        #expect(error?.description.hasPrefix("Nothing is bound as [any Plugin].") == true)
        #expect(error?.description.contains("is contributed to [Int: any Plugin]") == true)
        #expect(resolutionError { try container.resolve(Lazy<[any Plugin]>.self) }?.name == "notBound")
        #expect(try container.resolve([any Plugin]?.self)?.count == nil)
        #expect(try container.resolve([Int: any Plugin]?.self)?.count == 1)
    }

    @Test func `A declared collection may be empty, everywhere`() throws {
        let container = try Container {
            Contributions(to: (any Plugin).self)
            Contributions(to: (any Plugin).self, keys: String.self)
            Transient(Editor.init)
            Transient(KeyedEditor.init)
            Transient(OptionalEditor.init)
            PageModule {}
        }
        #expect(try container.resolve(Editor.self).plugins.isEmpty)
        #expect(try container.resolve(KeyedEditor.self).plugins.isEmpty)
        #expect(try container.resolve(OptionalEditor.self).plugins?.isEmpty == true)
        #expect(try container.resolve([any Plugin].self).isEmpty)
        #expect(try container.resolve(Provider<[String: any Plugin]>.self)().isEmpty)
        #expect(try container.build(PageInput()).plugins.isEmpty)
        let extended = try Container(extending: container) { Contribution((any Plugin).self) { Spelling() } }
        #expect(try extended.resolve(Editor.self).plugins.count == 1)
    }

    @Test func `A module declares a collection for itself`() throws {
        let module = PageModule { Contributions(to: (any Plugin).self) }
        #expect(try Container { module }.build(PageInput()).plugins.isEmpty)
        let found = problem {
            module
            Transient(Editor.init)
        }
        #expect(found?.kind == .missing)
        #expect(try Container { module }.resolve([any Plugin]?.self)?.count == nil)
    }

    @Test func `An optional collection that nothing contributes to is nil`() throws {
        let container = try Container { Transient(OptionalEditor.init) }
        let editor = try container.resolve(OptionalEditor.self)
        #expect(editor.plugins?.count == nil)
        #expect(editor.keyed?.count == nil)
        #expect(editor.lazy.map { _ in 1 } == nil)
    }

    @Test func `Declaring a collection twice, and contributing to it, is one collection`() throws {
        let container = try Container {
            Contributions(to: (any Plugin).self)
            Contribution((any Plugin).self) { Words() }
            Contributions(to: (any Plugin).self)
        }
        #expect(try container.resolve([any Plugin].self).count == 1)
    }

    @Test func `A part that is contributed under its own type is a near miss`() {
        let found = problem {
            Contribution(Spelling.init, to: Spelling.self).declared(at: "App/Plugins.swift", 7)
            Transient(Editor.init)
        }
        #expect(
            found?.hints.first
                == "Spelling is contributed to [Spelling] (App/Plugins.swift:7): write to: (any Plugin).self there."
        )
    }

    @Test func `A part that is only bound is a near miss`() {
        let found = problem {
            Singleton(Spelling.init).declared(at: "App/Plugins.swift", 7)
            Transient(Editor.init)
        }
        #expect(
            found?.hints.first
                == "Spelling is bound (App/Plugins.swift:7): add .contributes((any Plugin).self) { $0 } there."
        )
        let asProtocol = problem {
            Singleton(Spelling.init, as: (any Plugin).self).declared(at: "App/Plugins.swift", 8)
            Transient(Editor.init)
        }
        #expect(
            asProtocol?.hints.first
                == "any Plugin is bound (App/Plugins.swift:8): add .contributes((any Plugin).self) { $0 } there."
        )
    }

    @Test func `A part that only a module contributes, or with a key, is a near miss`() {
        let found = problem {
            PageModule { Contribution((any Plugin).self) { Words() }.declared(at: "App/Page.swift", 3) }
            Transient(Editor.init)
        }
        #expect(
            found?.hints.first
                == "a contribution to [any Plugin] in module PageModule (App/Page.swift:3) is only seen there."
        )
        let keyed = problem {
            Contribution((any Plugin).self, key: "words") { Words() }.declared(at: "App/Plugins.swift", 3)
            Transient(Editor.init)
        }
        #expect(
            keyed?.hints.first
                == "any Plugin is contributed to [String: any Plugin] (App/Plugins.swift:3): ask for that."
        )
    }

    @Test func `A collection that is bound as a whole is neither missing nor to be declared as well`() throws {
        let container = try Container {
            Singleton([String].self) { ["a"] }
            Singleton(Policy.init)
        }
        #expect(try container.resolve(Policy.self).allowed == ["a"])
        let found = problem {
            Singleton([String].self) { ["a"] }
            Contributions(to: String.self)
        }
        #expect(found?.kind == .duplicate)
    }

    @Test func `An extension may bind as a whole what its base puts together`() throws {
        let base = try Container { Contribution(Int.self) { 1 } }
        let top = try Container(extending: base) { Singleton([Int].self) { [7, 8] } }
        #expect(try top.resolve([Int].self) == [7, 8])
        #expect(try base.resolve([Int].self) == [1])
    }
}
