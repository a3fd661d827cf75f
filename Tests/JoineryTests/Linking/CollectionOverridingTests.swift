import Joinery
import Testing

private protocol Plugin: Sendable { var name: String { get } }
private final class Named: Plugin {
    let name: String
    init(_ name: String) { self.name = name }
}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page {
    let names: [String]
    let keyed: [String: String]
    init(plugins: [any Plugin], keyed: [String: any Plugin]) {
        names = plugins.map(\.name)
        self.keyed = keyed.mapValues(\.name)
    }
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
private func part(_ name: String) -> Contribution<any Plugin> { Contribution((any Plugin).self) { Named(name) } }
private func part(_ name: String, _ key: String) -> Contribution<any Plugin> {
    Contribution((any Plugin).self, key: key) { Named(name) }
}

@Suite struct CollectionOverridingTests {
    private func names(_ container: Container) throws -> [String] {
        try container.resolve([any Plugin].self).map(\.name)
    }

    private func keyed(_ container: Container) throws -> [String: String] {
        try container.resolve([String: any Plugin].self).mapValues(\.name)
    }

    private func container() throws -> Container {
        try Container {
            part("one")
            part("two")
            part("j", "json")
            part("x", "xml")
            PageModule {
                part("module")
                part("m", "md")
                part("own j", "json")
            }
        }
    }

    @Test func `Contributions take the place of all that the collection had, in modules too`() throws {
        let test = try container()
            .overriding {
                part("mock")
                part("other")
            }
        #expect(try names(test) == ["mock", "other"])
        #expect(try test.build(PageInput()).names == ["mock", "other"])
        #expect(try keyed(test) == ["json": "j", "xml": "x"])
    }

    @Test func `A contribution with a key takes the place of that key, in modules too`() throws {
        let test = try container().overriding { part("mock", "json") }
        #expect(try keyed(test) == ["json": "mock", "xml": "x"])
        #expect(try test.build(PageInput()).keyed == ["json": "mock", "xml": "x", "md": "m"])
        #expect(try names(test) == ["one", "two"])
    }

    @Test func `Declaring the collection empties it, and what is declared beside it is all that is left`() throws {
        let empty = try container()
            .overriding {
                Contributions(to: (any Plugin).self)
                Contributions(to: (any Plugin).self, keys: String.self)
            }
        #expect(try names(empty).isEmpty)
        #expect(try empty.build(PageInput()).names.isEmpty)
        #expect(try keyed(empty).isEmpty)
        let other = try container()
            .overriding {
                Contributions(to: (any Plugin).self, keys: String.self)
                part("only", "key")
            }
        #expect(try keyed(other) == ["key": "only"])
        #expect(try other.build(PageInput()).keyed == ["key": "only"])
    }

    @Test func `A binding of the whole collection takes the place of what is put together, and the other way round`()
        throws
    {
        let whole = try container().overriding { Singleton([any Plugin].self) { [Named("whole")] } }
        #expect(try names(whole) == ["whole"])
        #expect(try whole.build(PageInput()).names == ["whole"])
        let parts = try whole.overriding { part("part") }
        #expect(try names(parts) == ["part"])
        let again = try whole.overriding { Singleton([any Plugin].self) { [] } }
        #expect(try names(again).isEmpty)
    }

    @Test func `What bases contribute is replaced as well`() throws {
        let base = try Container {
            part("base")
            part("j", "json")
        }
        let top = try Container(extending: base) {
            part("top")
            part("top j", "json")
        }
        let test = try top.overriding {
            part("test")
            part("test j", "json")
        }
        #expect(try names(test) == ["test"])
        #expect(try keyed(test) == ["json": "test j"])
        #expect(try names(base) == ["base"])
    }

    @Test func `A collection that only modules have is replaced in each of them`() throws {
        let container = try Container {
            Contributions(to: (any Plugin).self, keys: String.self)
            PageModule { part("module") }
        }
        let test = try container.overriding { part("mock") }
        #expect(try test.build(PageInput()).names == ["mock"])
        #expect(try test.resolve([any Plugin]?.self)?.count == nil)
    }

    @Test func `Parts that a binding contributes are replaced by another part`() throws {
        let container = try Container {
            Singleton(Named.self) { Named("live") }.contributes((any Plugin).self) { $0 }
            part("last")
        }
        let test = try container.overriding { part("mock") }
        #expect(try names(test) == ["mock"])
        #expect(try test.resolve(Named.self).name == "live")
    }

    @Test func `A collection or a key that does not exist cannot be overridden`() throws {
        let container = try container()
        let unknown = linkProblems { try container.overriding { Contribution(Int.self) { 1 } } }
        #expect(unknown.map(\.kind) == [.notOverridden])
        #expect(unknown.first?.key == "[Int]")
        let key = linkProblems { try container.overriding { part("mock", "jsn").declared(at: "Tests/A.swift", 1) } }
        #expect(key.map(\.kind) == [.notOverridden])
        #expect(key.first?.summary.contains("has no part for the key jsn") == true)
        #expect(key.first?.hints.first?.hasPrefix("its keys are: json (") == true)
        let empty = linkProblems { try container.overriding { Contributions(to: Int.self) } }
        #expect(empty.map(\.kind) == [.notOverridden])
    }

    @Test func `A decorator in an override wraps the parts that are there`() throws {
        let test = try container()
            .overriding {
                Decorator((any Plugin).self) { (inner: any Plugin) in Named("<\(inner.name)>") }
            }
        #expect(try names(test) == ["<one>", "<two>"])
        #expect(try test.build(PageInput()).names == ["<one>", "<two>", "<module>"])
    }
}
