import Joinery
import Testing

private protocol Handler: Sendable { var name: String { get } }
private final class Named: Handler {
    let name: String
    init(_ name: String) { self.name = name }
}
private enum Format: String, Sendable { case json, xml }
private struct Place: Hashable, Sendable {
    var row: Int
    var column: Int
}
private struct Router {
    let handlers: [String: any Handler]
    var names: [String: String] { handlers.mapValues(\.name) }
}
private class Name: Hashable, @unchecked Sendable {
    // `@unchecked`: constant; subclasses add nothing.
    let text: String
    init(_ text: String) { self.text = text }
    static func == (one: Name, other: Name) -> Bool { one.text == other.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
private final class FullName: Name, @unchecked Sendable {}

@Suite struct KeyedContributionTests {
    @Test func `Contributions with keys are a dictionary`() throws {
        let container = try Container {
            Contribution((any Handler).self, key: "json") { Named("j") }
            Singleton(Named.self) { Named("x") }.contributes((any Handler).self, key: "xml") { $0 }
            Transient(Router.init)
        }
        #expect(try container.resolve(Router.self).names == ["json": "j", "xml": "x"])
        #expect(try container.resolve(Router.self).handlers["xml"] as? Named === container.resolve(Named.self))
    }

    @Test func `Keys of any type are kept apart by their type`() throws {
        let container = try Container {
            Contribution(String.self, key: "1") { "string" }
            Contribution(String.self, key: 1) { "int" }
            Contribution(String.self, key: Int8(1)) { "int8" }
            Contribution(String.self, key: 1.0) { "double" }
            Contribution(String.self, key: Format.json) { "enum" }
            Contribution(String.self, key: Place(row: 1, column: 2)) { "struct" }
            Contribution(String.self, key: Int?.some(1)) { "some" }
            Contribution(String.self, key: Int?.none) { "none" }
            Contribution(String.self, key: [1, 2]) { "array" }
            Contribution(String.self) { "none of them" }
        }
        #expect(try container.resolve([String: String].self) == ["1": "string"])
        #expect(try container.resolve([Int: String].self) == [1: "int"])
        #expect(try container.resolve([Int8: String].self) == [1: "int8"])
        #expect(try container.resolve([Double: String].self) == [1: "double"])
        #expect(try container.resolve([Format: String].self) == [.json: "enum"])
        #expect(try container.resolve([Place: String].self) == [Place(row: 1, column: 2): "struct"])
        #expect(try container.resolve([Int?: String].self) == [1: "some", nil: "none"])
        #expect(try container.resolve([[Int]: String].self) == [[1, 2]: "array"])
        #expect(try container.resolve([String].self) == ["none of them"])
    }

    @Test func `A key may be an instance of a subclass of the declared class`() throws {
        let key: Name = FullName("Ada")
        let container = try Container {
            Contribution(Int.self, key: key) { 1 }
            Contribution(Int.self, key: Name("Bob")) { 2 }
        }
        #expect(try container.resolve([Name: Int].self) == [Name("Ada"): 1, Name("Bob"): 2])
    }

    @Test func `A key given twice is a problem with both places`() {
        let found = problem {
            Contribution((any Handler).self, key: "json") { Named("1") }.declared(at: "App/A.swift", 1)
            Contribution((any Handler).self, key: "xml") { Named("2") }.declared(at: "App/A.swift", 2)
            Singleton(Named.self) { Named("3") }
                .contributes((any Handler).self, key: "json") { $0 }
                .declared(at: "App/B.swift", 3)
        }
        #expect(found?.kind == .duplicate)
        #expect(found?.path.steps.map { $0.location?.description } == ["App/A.swift:1", "App/B.swift:3"])
    }

    @Test func `A module's part shadows the container's of the same key, for the module`() throws {
        struct PageInput: ModuleInput {
            typealias Entry = Router
        }
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                Contribution((any Handler).self, key: "json") { Named("module") }
                PerModule(Router.init)
            }
        }
        let container = try Container {
            Contribution((any Handler).self, key: "json") { Named("container") }
            Contribution((any Handler).self, key: "xml") { Named("container") }
            PageModule()
        }
        #expect(try container.build(PageInput()).names == ["json": "module", "xml": "container"])
        #expect(try container.resolve([String: any Handler].self).mapValues(\.name)["json"] == "container")
    }

    @Test func `An extension's part shadows the base's of the same key, and siblings see nothing of each other`() throws
    {
        let base = try Container {
            Contribution((any Handler).self, key: "json") { Named("base") }
            Transient(Router.init)
        }
        let top = try Container(extending: base) { Contribution((any Handler).self, key: "json") { Named("ext") } }
        #expect(try top.resolve(Router.self).names == ["json": "ext"])
        #expect(try Container(extending: top) {}.resolve([String: any Handler].self)["json"]?.name == "ext")
        #expect(try base.resolve(Router.self).names == ["json": "base"])
        for name in ["first", "second"] {
            let sibling = try Container(extending: base) {
                Contribution((any Handler).self, key: "xml") { Named(name) }
                Transient(Router.init)
            }
            #expect(try sibling.resolve(Router.self).names == ["json": "base", "xml": name])
        }
    }

    @Test func `Two modules may give the same key`() throws {
        struct FirstInput: ModuleInput {
            typealias Entry = Router
        }
        struct SecondInput: ModuleInput {
            typealias Entry = Router
        }
        struct First: Module {
            typealias Input = FirstInput
            var bindings: Bindings {
                Contribution((any Handler).self, key: "json") { Named("first") }
                PerModule(Router.init)
            }
        }
        struct Second: Module {
            typealias Input = SecondInput
            var bindings: Bindings {
                Contribution((any Handler).self, key: "json") { Named("second") }
                PerModule(Router.init)
            }
        }
        let container = try Container {
            First()
            Second()
        }
        #expect(try container.build(FirstInput()).names == ["json": "first"])
        #expect(try container.build(SecondInput()).names == ["json": "second"])
    }
}
