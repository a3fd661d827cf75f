import Joinery
import Testing

private protocol Plugin: Sendable { var name: String { get } }
private final class Named: Plugin {
    let name: String
    init(_ name: String) { self.name = name }
}
private struct Editor {
    let plugins: [any Plugin]
    var names: [String] { plugins.map(\.name) }
}
private struct Pack: Assembly {
    let prefix: String
    var bindings: Bindings {
        Contribution((any Plugin).self) { [prefix] in Named("\(prefix)1") }
        Contribution((any Plugin).self) { [prefix] in Named("\(prefix)2") }
    }
}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page {
    let plugins: [any Plugin]
    let again: [any Plugin]
    init(plugins: [any Plugin], again: [any Plugin]) {
        self.plugins = plugins
        self.again = again
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

@Suite struct ContributionTests {
    @Test func `Contributions come in the order of declaration, across assemblies`() throws {
        let container = try Container {
            Pack(prefix: "b")
            Transient(Editor.init)
            Contribution((any Plugin).self) { Named("own") }
            Pack(prefix: "a")
        }
        #expect(try container.resolve(Editor.self).names == ["b1", "b2", "own", "a1", "a2"])
    }

    @Test func `A module sees the container's contributions, then its own, and no other module's`() throws {
        struct OtherInput: ModuleInput {
            typealias Entry = Page
        }
        struct OtherModule: Module {
            typealias Input = OtherInput
            var bindings: Bindings {
                Contribution((any Plugin).self) { Named("other") }
                PerModule(Page.init)
            }
        }
        let container = try Container {
            PageModule { Contribution((any Plugin).self) { Named("page") } }
            OtherModule()
            Contribution((any Plugin).self) { Named("container") }
            Transient(Editor.init)
        }
        #expect(try container.build(PageInput()).plugins.map(\.name) == ["container", "page"])
        #expect(try container.build(OtherInput()).plugins.map(\.name) == ["container", "other"])
        #expect(try container.resolve(Editor.self).names == ["container"])
    }

    @Test func `Each part keeps its own scope`() throws {
        final class Single: Plugin { let name = "single" }
        final class Own: Plugin { let name = "own" }
        final class Fresh: Plugin { let name = "fresh" }
        final class Held: Plugin { let name = "held" }
        let container = try Container {
            Singleton(Single.init).contributes((any Plugin).self) { $0 }
            PerModule(Own.init).contributes((any Plugin).self) { $0 }
            Transient(Fresh.init).contributes((any Plugin).self) { $0 }
            Weak(Held.init).contributes((any Plugin).self) { $0 }
            Contribution((any Plugin).self) { Named("plain") }
            PageModule {}
        }
        let first = try container.build(PageInput())
        let second = try container.build(PageInput())
        #expect(first.plugins.map(\.name) == ["single", "own", "fresh", "held", "plain"])
        func ids(_ plugins: [any Plugin]) -> [ObjectIdentifier] { plugins.map { ObjectIdentifier($0 as AnyObject) } }
        func same(_ one: [any Plugin], _ other: [any Plugin]) -> [Bool] {
            zip(ids(one), ids(other)).map { $0.0 == $0.1 }
        }
        #expect(same(first.plugins, first.again) == [true, true, false, true, false])
        #expect(same(first.plugins, second.plugins) == [true, false, false, true, false])
        #expect(try container.resolve(Single.self) as AnyObject === first.plugins[0] as AnyObject)
        #expect(try container.resolve(Held.self) as AnyObject === first.plugins[3] as AnyObject)
    }

    @Test func `A binding that contributes is still bound under its own key, and under what it provides`() throws {
        let container = try Container {
            Singleton(Named.self) { Named("one") }
                .contributes((any Plugin).self) { $0 }
                .provides((any Plugin).self) { $0 }
            Transient(Editor.init)
        }
        let one = try container.resolve(Named.self)
        #expect(try container.resolve((any Plugin).self) as? Named === one)
        #expect(try container.resolve(Editor.self).plugins.map { $0 as? Named === one } == [true])
    }

    @Test func `What a contributed type is bound as does not join the collection by itself`() throws {
        let container = try Container {
            Singleton((any Plugin).self) { Named("bound") }
            Contribution((any Plugin).self) { Named("part") }
            Transient(Editor.init)
        }
        #expect(try container.resolve(Editor.self).names == ["part"])
        #expect(try container.resolve((any Plugin).self).name == "bound")
    }

    @Test func `One binding contributes to several collections, and more than once to one`() throws {
        let container = try Container {
            Singleton(Named.self) { Named("one") }
                .contributes((any Plugin).self) { $0 }
                .contributes((any Plugin).self) { Named("wrapped \($0.name)") }
                .contributes(String.self) { $0.name }
                .contributes(String.self, key: 7) { $0.name }
        }
        #expect(try container.resolve([any Plugin].self).map(\.name) == ["one", "wrapped one"])
        #expect(try container.resolve([String].self) == ["one"])
        #expect(try container.resolve([Int: String].self) == [7: "one"])
    }

    @Test func `A contribution has dependencies like any binding, and a module's own win there`() throws {
        let container = try Container {
            Contribution((any Plugin).self) { (name: String) in Named(name) }
            Singleton(String.self) { "container" }
            Transient(Editor.init)
            PageModule { PerModule(String.self) { "module" } }
        }
        #expect(try container.resolve(Editor.self).names == ["container"])
        #expect(try container.build(PageInput()).plugins.map(\.name) == ["module"])
    }

    @Test func `A part that fails fails the collection, with the path, and keeps nothing`() throws {
        let runs = Counter()
        let alive = Counter()
        final class Counted: Tracked, Plugin, @unchecked Sendable { let name = "counted" }
        let container = try Container {
            Contribution((any Plugin).self) { Counted(alive) }
            Singleton(Named.self) {
                if runs.next() == 1 { throw Failure.down }
                return Named("late")
            }
            .contributes((any Plugin).self) { $0 }
            Transient(Editor.init)
        }
        let error = resolutionError { try container.resolve(Editor.self) }
        #expect(error?.underlying as? Failure == .down)
        #expect(error?.keys.first == "Editor")
        #expect(error?.keys.last == "Named")
        #expect(alive.value == 0)
        #expect(try container.resolve(Editor.self).names == ["counted", "late"])
    }

    @Test func `A thousand contributions keep their order`() throws {
        let container = try Container {
            for index in 0..<1_000 { Contribution(Int.self) { index } }
            for index in 0..<1_000 { Contribution(Int.self, key: index) { -index } }
        }
        #expect(try container.resolve([Int].self) == Array(0..<1_000))
        #expect(try container.resolve([Int: Int].self).count == 1_000)
        #expect(try container.resolve([Int: Int].self)[999] == -999)
    }
}
