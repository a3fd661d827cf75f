import Joinery
import Testing

private struct PageInput: ModuleInput, Sendable {
    typealias Entry = Page
    var id = 1
}
private final class Page: Sendable {
    init(cache: Cache) {}
}
private final class Cache: Sendable {}
private final class Row: Sendable {}
private final class Cell: Sendable {}
private final class Shared: Sendable {}
private struct PageModule: Module {
    let inner: Bindings
    init(@BindingsBuilder _ inner: () -> Bindings) { self.inner = inner() }
    typealias Input = PageInput
    var bindings: Bindings {
        PerModule(Page.init)
        PerModule(Row.self) { (_: PageInput) in Row() }
        PerModule(Cell.self) { (_: Row) in Cell() }
        inner
    }
}
private struct OuterInput: ModuleInput {
    typealias Entry = Outer
}
private final class Outer {
    let shared: Shared
    let page: Builder<PageInput>
    init(shared: Shared, page: Builder<PageInput>) { (self.shared, self.page) = (shared, page) }
}
private struct OuterModule: Module {
    typealias Input = OuterInput
    var bindings: Bindings {
        PerModule(Outer.init)
        PerModule(Shared.init).shared()
    }
}

/// A singleton that a module declares belongs to no instance of it.
@Suite struct OutlivedTests {
    private func expect(
        _ keys: [String],
        at location: Testing.SourceLocation = #_sourceLocation,
        @BindingsBuilder _ bindings: () -> Bindings
    ) {
        let found = problem(at: location) { PageModule(bindings) }
        #expect(found?.kind == .outsideModule, sourceLocation: location)
        #expect(found?.keys == keys, sourceLocation: location)
        #expect(found?.hints.first?.contains("PerModule") == true, sourceLocation: location)
    }

    @Test func `A request for the input in a singleton of the module is a problem`() {
        expect(["Cache", "Provider<PageInput>", "PageInput"]) {
            Singleton(Cache.self) { (_: Provider<PageInput>) in Cache() }
        }
        expect(["Cache", "Lazy<PageInput>", "PageInput"]) {
            Singleton(Cache.self) { (_: Lazy<PageInput>) in Cache() }
        }
        expect(["Cache", "Provider<PageInput>", "PageInput"]) {
            Weak(Cache.self) { (_: Provider<PageInput>) in Cache() }
        }
    }

    @Test func `A request for what needs the input, directly or through others, is a problem`() {
        expect(["Cache", "Provider<Row>", "Row", "PageInput"]) {
            Singleton(Cache.self) { (_: Provider<Row>) in Cache() }
        }
        expect(["Cache", "Lazy<Cell>", "Cell", "Row", "PageInput"]) {
            Singleton(Cache.self) { (_: Lazy<Cell>) in Cache() }
        }
        expect(["Cache", "String", "Provider<Cell>", "Cell", "Row", "PageInput"]) {
            Singleton(Cache.self) { (_: String) in Cache() }
            Transient(String.self) { (_: Provider<Cell>) in "" }
        }
        expect(["Cache", "Factory<Int, Double>", "Double(Int)", "Row", "PageInput"]) {
            Singleton(Cache.self) { (_: Factory<Int, Double>) in Cache() }
            Transient(Double.self, taking: Int.self) { (number: Int, _: Row) in Double(number) }
        }
        expect(["Cache", "Provider<Double>", "Double", "Provider<Row>", "Row", "PageInput"]) {
            Singleton(Cache.self) { (_: Provider<Double>) in Cache() }
            Transient(Double.self) { (_: Provider<Row>) in 1 }
        }
    }

    @Test func `A request for what enclosing modules share is a problem in such a singleton`() {
        let found = problem {
            OuterModule()
            PageModule { Singleton(Cache.self) { (_: Provider<Shared>) in Cache() } }
        }
        #expect(found?.keys == ["Cache", "Provider<Shared>", "Shared"])
    }

    @Test func `What needs no input, and another singleton, may be asked for`() throws {
        let container = try Container {
            PageModule {
                Singleton(Cache.self) { (_: Provider<Int>, _: Lazy<String>, _: Builder<PageInput>) in Cache() }
                PerModule(Int.self) { 1 }
                Singleton(String.self) { "" }
            }
        }
        _ = try container.build(PageInput())
    }
}
