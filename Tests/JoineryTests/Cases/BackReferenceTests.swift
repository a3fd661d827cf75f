import Joinery
import Testing

private final class Foo: Sendable {
    let bar: Lazy<Bar>
    init(bar: Lazy<Bar>) { self.bar = bar }
}
private final class Bar: Sendable {
    let foo: Foo
    init(foo: Foo) { self.foo = foo }
}

private struct OuterInput: ModuleInput {
    typealias Entry = Outer
    let log: Log
}
private final class Outer {
    init(input: OuterInput, inner: Inner) {
        input.log.add("Outer sees \(inner.helper == nil ? "nothing" : "the helper")")
    }
}
private struct InnerInput: ModuleInput {
    typealias Entry = Inner
    let log: Log
}
private final class Inner {
    weak var helper: Helper?
    init(input: InnerInput) { input.log.add("Inner") }
}
private final class Helper {
    let inner: Inner
    init(input: InnerInput, inner: Inner) {
        self.inner = inner
        input.log.add("Helper")
    }
}

/// Objects that refer to each other: who is made how often, and when the references are set.
@Suite struct BackReferenceTests {
    @Test func `Singletons that refer to each other, one of them lazily, are made once each, in either order`() throws {
        for isBarFirst in [true, false] {
            let runs = Counter()
            let container = try Container {
                Singleton(Foo.self) { (bar: Lazy<Bar>) in
                    runs.next()
                    return Foo(bar: bar)
                }
                Singleton(Bar.self) { (foo: Foo) in
                    runs.next()
                    return Bar(foo: foo)
                }
            }
            let bar = isBarFirst ? try container.resolve(Bar.self) : try container.resolve(Foo.self).bar()
            #expect(try bar.foo.bar() === bar)
            #expect(try container.resolve(Bar.self) === bar)
            #expect(try container.resolve(Foo.self) === bar.foo)
            #expect(runs.value == 2)
        }
    }

    @Test func `A child is wired before its parent's objects get it, each wiring once, in a fixed order`() throws {
        struct OuterModule: Module {
            typealias Input = OuterInput
            var bindings: Bindings {
                Child(InnerInput.self) { (input: OuterInput) in InnerInput(log: input.log) }
                PerModule(Outer.init)
                Wiring { (input: OuterInput, outer: Outer) in input.log.add("outer wiring") }
            }
        }
        struct InnerModule: Module {
            typealias Input = InnerInput
            var bindings: Bindings {
                PerModule(Inner.init)
                PerModule(Helper.init)
                Singleton(Keeper.init)
                Wiring { (input: InnerInput, inner: Inner, helper: Helper, keeper: Keeper) in
                    inner.helper = helper
                    keeper.keep(helper)
                    input.log.add("inner wiring")
                }
            }
        }
        let container = try Container {
            OuterModule()
            InnerModule()
        }
        for _ in 0..<2 {
            let log = Log()
            _ = try container.build(OuterInput(log: log))
            #expect(log.entries == ["Inner", "Helper", "inner wiring", "Outer sees the helper", "outer wiring"])
        }
    }
}

/// Keeps what only a weak reference points to.
///
/// `@unchecked`: used on the test's thread only.
private final class Keeper: @unchecked Sendable {
    private var kept: [Helper] = []
    func keep(_ helper: Helper) { kept.append(helper) }
}
