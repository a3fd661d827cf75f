import Joinery
import Testing

private protocol Plugin: AnyObject, Sendable { var name: String { get } }
private final class Named: Plugin {
    let name: String
    init(_ name: String) { self.name = name }
}
private final class Wrapped: Plugin {
    let name: String
    init(_ name: String) { self.name = name }
}
private struct PageInput: ModuleInput {
    typealias Entry = Page
}
private final class Page {
    let plugins: [any Plugin]
    let again: Provider<[any Plugin]>
    let alone: (any Plugin)?
    init(plugins: [any Plugin], again: Provider<[any Plugin]>, alone: (any Plugin)?) {
        self.plugins = plugins
        self.again = again
        self.alone = alone
    }
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
private func wrap(_ mark: String) -> Decorator<any Plugin> {
    Decorator((any Plugin).self) { (inner: any Plugin) in Wrapped("\(mark)(\(inner.name))") }.sendable()
}

/// A decorator of a type wraps the elements of the collections of that type.
@Suite struct PartDecoratorTests {
    private func names(_ container: Container) throws -> [String] {
        try container.resolve([any Plugin].self).map(\.name)
    }

    @Test func `Contributions are decorated, in the order of the decorators`() throws {
        let container = try Container {
            part("one")
            wrap("a")
            part("two")
            wrap("b")
            Contribution((any Plugin).self, key: "k") { Named("three") }
            PageModule { part("module") }
        }
        #expect(try names(container) == ["b(a(one))", "b(a(two))"])
        #expect(try container.resolve([String: any Plugin].self)["k"]?.name == "b(a(three))")
        #expect(try container.build(PageInput()).names == ["b(a(one))", "b(a(two))", "b(a(module))"])
    }

    @Test func `What a binding contributes is decorated once, and is the object that is got alone`() throws {
        let container = try Container {
            Singleton((any Plugin).self) { Named("alone") }.contributes((any Plugin).self) { $0 }
            wrap("a")
            PageModule {}
        }
        let alone = try container.resolve((any Plugin).self)
        #expect(alone.name == "a(alone)")
        #expect(try container.resolve([any Plugin].self).first === alone)
        #expect(try container.build(PageInput()).plugins.first === alone)
    }

    @Test func `What is provided and contributed under one type is one decorated object`() throws {
        let container = try Container {
            Singleton(Named.self) { Named("one") }
                .provides((any Plugin).self) { $0 }
                .contributes((any Plugin).self) { $0 }
            wrap("a")
            PageModule {}
        }
        let alone = try container.resolve((any Plugin).self)
        #expect(alone.name == "a(one)")
        #expect(try container.resolve([any Plugin].self).first === alone)
        #expect(try container.build(PageInput()).plugins.first === alone)
        #expect(try container.resolve(Named.self).name == "one")
    }

    @Test func `A contributed singleton is decorated once for all, one of a module once for each`() throws {
        let runs = Counter()
        let container = try Container {
            Singleton(Named.self) { Named("shared") }.contributes((any Plugin).self) { $0 }
            PageModule { PerModule(Wrapped.self) { Wrapped("own") }.contributes((any Plugin).self) { $0 } }
            Decorator((any Plugin).self) { (inner: any Plugin) in
                runs.next()
                return Wrapped("a(\(inner.name))")
            }
            .sendable()
        }
        let first = try container.build(PageInput())
        let second = try container.build(PageInput())
        #expect(first.names == ["a(shared)", "a(own)"])
        #expect(first.plugins[0] === second.plugins[0])
        #expect(first.plugins[1] !== second.plugins[1])
        #expect(try first.again()[0] === first.plugins[0])
        #expect(try first.again()[1] === first.plugins[1])
        #expect(try container.resolve([any Plugin].self).isEmpty == false)
        #expect(runs.value == 3)
    }

    @Test func `A module's decorator wraps for the module alone, around the container's`() throws {
        let container = try Container {
            part("one")
            Singleton(Named.self) { Named("shared") }.contributes((any Plugin).self) { $0 }
            wrap("c")
            PageModule {
                part("module")
                wrap("m")
            }
        }
        #expect(try names(container) == ["c(one)", "c(shared)"])
        #expect(try container.build(PageInput()).names == ["m(c(one))", "m(c(shared))", "m(c(module))"])
    }

    @Test func `In a module the object that is got alone is the one in the collection as well`() throws {
        let container = try Container {
            Singleton((any Plugin).self) { Named("alone") }.contributes((any Plugin).self) { $0 }
            wrap("c")
            PageModule { wrap("m") }
        }
        let page = try container.build(PageInput())
        #expect(page.names == ["m(c(alone))"])
        #expect(page.plugins[0] === page.alone)
    }

    @Test func `An extension's decorator wraps for the extension alone, and shared parts stay the base's`() throws {
        let base = try Container {
            part("one")
            Singleton(Named.self) { Named("shared") }.contributes((any Plugin).self) { $0 }
            wrap("base")
        }
        let plain = try Container(extending: base) {}
        let top = try Container(extending: base) {
            part("top")
            wrap("top")
        }
        #expect(try names(base) == ["base(one)", "base(shared)"])
        #expect(try plain.resolve([any Plugin].self)[1] === base.resolve([any Plugin].self)[1])
        #expect(try names(top) == ["top(base(one))", "top(base(shared))", "top(base(top))"])
        #expect(try top.resolve([any Plugin].self)[1] === top.resolve([any Plugin].self)[1])
    }

    @Test func `In an extension the base's object that is got alone is the one in the collection as well`() throws {
        let base = try Container {
            Singleton((any Plugin).self) { Named("alone") }.contributes((any Plugin).self) { $0 }
            wrap("base")
        }
        let top = try Container(extending: base) { wrap("top") }
        let alone = try top.resolve((any Plugin).self)
        #expect(alone.name == "top(base(alone))")
        #expect(try top.resolve([any Plugin].self).first === alone)
        let shadowing = try Container(extending: base) { Singleton((any Plugin).self) { Named("other") } }
        #expect(try names(shadowing) == ["base(alone)"])
    }

    @Test func `A decorator needs something to wrap: a binding or a contribution`() throws {
        #expect(problem { wrap("a") }?.kind == .notDecorated)
        let tagged = problem {
            part("one")
            wrap("a").tagged(Int.self)
        }
        #expect(tagged?.kind == .notDecorated)
        let container = try Container {
            wrap("a")
            PageModule { part("module") }
        }
        #expect(try container.build(PageInput()).names == ["a(module)"])
    }
}
