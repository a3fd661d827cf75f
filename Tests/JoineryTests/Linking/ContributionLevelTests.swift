import Joinery
import Testing

private protocol Plugin: Sendable { var name: String { get } }
private final class Named: Plugin {
    let name: String
    init(_ name: String) { self.name = name }
}
private final class Editor: Sendable {
    let plugins: [any Plugin]
    init(plugins: [any Plugin]) { self.plugins = plugins }
    var names: [String] { plugins.map(\.name) }
}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page {
    let plugins: [any Plugin]
    init(plugins: [any Plugin]) { self.plugins = plugins }
    var names: [String] { plugins.map(\.name) }
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

@Suite struct ContributionLevelTests {
    @Test func `An extension sees the base's parts first, at any depth, and the base never its own`() throws {
        let base = try Container {
            part("base")
            Transient(Editor.init)
            PageModule { part("module") }
        }
        let middle = try Container(extending: base) {}
        let top = try Container(extending: middle) { part("top") }
        #expect(try base.resolve(Editor.self).names == ["base"])
        #expect(try middle.resolve(Editor.self).names == ["base"])
        #expect(try top.resolve(Editor.self).names == ["base", "top"])
        #expect(try top.resolve([any Plugin].self).map(\.name) == ["base", "top"])
        #expect(try top.build(PageInput()).names == ["base", "top", "module"])
        #expect(try base.build(PageInput()).names == ["base", "module"])
    }

    @Test func `A base's singleton gets the base's parts, whoever asks`() throws {
        let base = try Container {
            part("base")
            Singleton(Editor.init)
        }
        let top = try Container(extending: base) { part("top") }
        #expect(try top.resolve(Editor.self).names == ["base"])
    }

    @Test func `A base's part that is a singleton is the base's object in both collections`() throws {
        let runs = Counter()
        let base = try Container {
            Singleton(Named.self) { Named("\(runs.next())") }.contributes((any Plugin).self) { $0 }
        }
        let top = try Container(extending: base) { part("top") }
        let plugins = try top.resolve([any Plugin].self)
        #expect(try plugins[0] as? Named === base.resolve(Named.self))
        #expect(try base.resolve([any Plugin].self)[0] as? Named === plugins[0] as? Named)
        #expect(runs.value == 1)
    }

    @Test func `Shadowing a base's contributing singleton leaves the base's part as it is`() throws {
        let base = try Container {
            Singleton(Named.self) { Named("base") }.contributes((any Plugin).self) { $0 }
        }
        let shadowing = try Container(extending: base) { Singleton(Named.self) { Named("top") } }
        #expect(try shadowing.resolve([any Plugin].self).map(\.name) == ["base"])
        let both = try Container(extending: base) {
            Singleton(Named.self) { Named("top") }.contributes((any Plugin).self) { $0 }
        }
        #expect(try both.resolve([any Plugin].self).map(\.name) == ["base", "top"])
    }

    @Test
    func `Shadowing a container's contributing singleton in a module leaves the container's part as it is`() throws {
        let container = try Container {
            Singleton(Named.self) { Named("container") }.contributes((any Plugin).self) { $0 }
            PageModule { PerModule(Named.self) { Named("module") }.contributes((any Plugin).self) { $0 } }
        }
        #expect(try container.build(PageInput()).names == ["container", "module"])
    }

    @Test func `An override of a contributing binding is seen in the collection`() throws {
        let container = try Container {
            part("first")
            Singleton(Named.self) { Named("live") }.contributes((any Plugin).self) { $0 }
            Singleton(Editor.init)
        }
        let plain = try container.overriding { Singleton(Named.self) { Named("mock") } }
        #expect(try plain.resolve(Editor.self).names == ["first", "mock"])
        #expect(try container.resolve(Editor.self).names == ["first", "live"])
    }

    @Test func `An override that contributes as well takes the place of the part, and is there once`() throws {
        let container = try Container {
            Singleton(Named.self) { Named("live") }
                .contributes((any Plugin).self) { $0 }
                .contributes((any Plugin).self, key: "k") { $0 }
            part("last")
        }
        let test = try container.overriding {
            Singleton(Named.self) { Named("mock") }
                .contributes((any Plugin).self) { $0 }
                .contributes((any Plugin).self, key: "k") { $0 }
        }
        #expect(try test.resolve([any Plugin].self).map(\.name) == ["mock", "last"])
        #expect(try test.resolve([String: any Plugin].self).mapValues(\.name) == ["k": "mock"])
    }

    @Test func `An override takes the place of all contributions, in containers that extend another too`() throws {
        let base = try Container { part("base") }
        let top = try Container(extending: base) {
            part("top")
            Singleton(Editor.init)
        }
        let test = try top.overriding { part("test") }
        #expect(try test.resolve(Editor.self).names == ["test"])
        #expect(try top.resolve(Editor.self).names == ["base", "top"])
    }

    @Test func `One list of bindings at two levels gives its parts twice`() throws {
        let list = part("one").declared
        let base = try Container { list }
        let top = try Container(extending: base) { list }
        #expect(try top.resolve([any Plugin].self).map(\.name) == ["one", "one"])
    }
}
