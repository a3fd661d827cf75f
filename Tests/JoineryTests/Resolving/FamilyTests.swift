import Joinery
import Testing

private final class Zero {}
private final class Base: Sendable {}
private final class Target {
    init(base: Base) {}
}

@Suite struct FamilyTests {
    @Test func `Look-ups in a base do not count as look-ups in what extends it`() throws {
        // Whatever number the look-up of the target has in the extension, one of the base's has the same.
        let base = try Container {
            Transient(Zero.init)
            Transient(Int8.self) { 1 }
            Transient(Int16.self) { 1 }
            Transient(Int32.self) { 1 }
            Singleton(Base.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Zero.self)
                _ = try resolver.resolve(Int8.self)
                _ = try resolver.resolve(Int16.self)
                _ = try resolver.resolve(Int32.self)
                return Base()
            }
        }
        let extended = try Container(extending: base) {
            Transient(Target.init)
            Transient(String.self) { (resolver: Resolver) in
                _ = try resolver.resolve(Target.self)
                return "made"
            }
        }
        #expect(try extended.resolve(String.self) == "made")
    }

    @Test func `A chain of 100 extensions resolves, and is released in order`() throws {
        weak var first: Base?
        do {
            var container = try Container { Singleton(Base.init) }
            first = try container.resolve(Base.self)
            for depth in 1...100 {
                container = try Container(extending: container) {
                    if depth % 2 == 0 { Transient(Int.self) { depth } }
                }
            }
            #expect(try container.resolve(Base.self) === first)
            #expect(try container.resolve(Int.self) == 100)
        }
        #expect(first == nil)
    }

    @Test func `Objects of an extension's module keep base and extension alive`() throws {
        final class Page {
            let base: Provider<Base>
            let number: Provider<Int>
            init(base: Provider<Base>, number: Provider<Int>) {
                self.base = base
                self.number = number
            }
        }
        struct PageInput: ModuleInput {
            typealias Entry = PageEntry
        }
        typealias PageEntry = Page
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings { PerModule(Page.init) }
        }
        func make() throws -> Page {
            let base = try Container { Singleton(Base.init) }
            let extended = try Container(extending: base) {
                Singleton(Int.self) { 5 }
                PageModule()
            }
            return try extended.build(PageInput())
        }
        let page = try make()
        #expect(try page.base() === page.base())
        #expect(try page.number() == 5)
    }

    @Test func `Overriding an extension makes the base's singletons anew, for the copy only`() throws {
        let base = try Container { Singleton(Base.init) }
        let extended = try Container(extending: base) { Singleton(Int.self) { 1 } }
        let copy = try extended.overriding { Singleton(Int.self) { 2 } }
        #expect(try copy.resolve(Base.self) !== base.resolve(Base.self))
        #expect(try extended.resolve(Base.self) === base.resolve(Base.self))
        let further = try Container(extending: copy) { Transient(String.self) { (number: Int) in "\(number)" } }
        #expect(try further.resolve(String.self) == "2")
        #expect(try further.resolve(Base.self) === copy.resolve(Base.self))
    }
}
