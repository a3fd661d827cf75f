import Joinery
import Testing

private struct InnerInput: ModuleInput {
    typealias Entry = Inner
}
private final class Inner {
    let name: String
    init(name: String) { self.name = name }
}
private struct InnerModule: Module {
    typealias Input = InnerInput
    var bindings: Bindings { PerModule(Inner.init) }
}
private struct OuterInput: ModuleInput {
    typealias Entry = Outer
}
private final class Outer {
    let inner: Builder<InnerInput>
    let name: String
    init(inner: Builder<InnerInput>, name: String) {
        self.inner = inner
        self.name = name
    }
}
private struct Names: Assembly {
    var name: String
    var bindings: Bindings { Transient(String.self) { name } }
}
private struct OuterModule: Module {
    typealias Input = OuterInput
    var bindings: Bindings {
        PerModule(Outer.init)
        InnerModule()
        Names(name: "outer")
    }
}

@Suite struct NestedModuleTests {
    @Test func `A module declared inside another is built from there only`() throws {
        let container = try Container {
            OuterModule()
            Names(name: "container")
        }
        let outer = try container.build(OuterInput())
        #expect(try outer.inner.build(InnerInput()).name == "container")
        #expect(resolutionError { try container.build(InnerInput()) }?.name == "notBound")
        #expect(
            problem {
                OuterModule()
                Names(name: "container")
                Transient(Int.self) { (_: Builder<InnerInput>) in 1 }
            }?
            .kind == .missing
        )
    }

    @Test func `An assembly inside a module binds for that module`() throws {
        let container = try Container {
            OuterModule()
            Names(name: "container")
        }
        #expect(try container.build(OuterInput()).name == "outer")
        #expect(try container.resolve(String.self) == "container")
    }

    @Test func `A binding of a module shadows the container's for that module only, also for a template`() throws {
        struct Pair {
            let greeting: Greeting
            let name: String
        }
        struct Greeting { let text: String }
        struct PairInput: ModuleInput {
            typealias Entry = PairEntry
        }
        typealias PairEntry = Pair
        struct PairModule: Module {
            let extra: Bindings
            typealias Input = PairInput
            var bindings: Bindings {
                PerModule(Pair.init)
                extra
            }
        }
        struct OtherInput: ModuleInput {
            typealias Entry = PairEntry
        }
        struct OtherModule: Module {
            typealias Input = OtherInput
            var bindings: Bindings { PerModule(Pair.init) }
        }
        let container = try Container {
            Names(name: "container")
            Transient(Greeting.self) { (name: String) in Greeting(text: "hello \(name)") }
            PairModule(extra: Names(name: "module").bindings)
            OtherModule()
        }
        let pair = try container.build(PairInput())
        #expect(pair.name == "module")
        #expect(pair.greeting.text == "hello module")
        let other = try container.build(OtherInput())
        #expect(other.name == "container")
        #expect(other.greeting.text == "hello container")
    }

    @Test func `A nested module shadows one of the container with the same input, inside only`() throws {
        struct OtherInner: Module {
            typealias Input = InnerInput
            var bindings: Bindings { PerModule(Inner.self) { Inner(name: "other") } }
        }
        let container = try Container {
            OuterModule()
            OtherInner()
            Names(name: "container")
        }
        #expect(try container.build(InnerInput()).name == "other")
        #expect(try container.build(OuterInput()).inner.build(InnerInput()).name == "container")
    }

    @Test func `Two modules with one input at one level are a duplicate with both places`() {
        struct OtherInner: Module {
            typealias Input = InnerInput
            var bindings: Bindings { PerModule(Inner.self) { Inner(name: "other") } }
        }
        let line = #line
        let found = problem {
            Names(name: "")
            InnerModule()
            OtherInner()
        }
        #expect(found?.kind == .duplicate)
        #expect(found?.key == "InnerInput")
        #expect(found?.lines == [line + 3, line + 4])
    }

    @Test func `A module without its entry is a problem`() {
        struct Hollow: Module {
            typealias Input = InnerInput
            var bindings: Bindings {}
        }
        let found = problem { Hollow() }
        #expect(found?.kind == .missing)
        #expect(found?.key == "Inner")
        #expect(found?.keys == ["Hollow", "Inner"])
    }

    @Test func `The entry may be a singleton, a transient, an input or a request`() throws {
        struct Echo: ModuleInput {
            typealias Entry = Echo
            var number: Int
        }
        struct EchoModule: Module {
            typealias Input = Echo
            var bindings: Bindings {}
        }
        struct LaterInput: ModuleInput {
            typealias Entry = Lazy<Inner>
        }
        struct LaterModule: Module {
            typealias Input = LaterInput
            var bindings: Bindings { PerModule(Inner.self) { Inner(name: "later") } }
        }
        struct SharedInput: ModuleInput {
            typealias Entry = String
        }
        struct SharedModule: Module {
            typealias Input = SharedInput
            var bindings: Bindings {}
        }
        let container = try Container {
            EchoModule()
            LaterModule()
            SharedModule()
            Singleton(String.self) { "shared" }
        }
        #expect(try container.build(Echo(number: 5)).number == 5)
        let later = try container.build(LaterInput())
        #expect(try later().name == "later")
        #expect(try container.build(SharedInput()) == "shared")
    }

    @Test func `Modules nest five levels deep`() throws {
        let container = try Container {
            Level<Level<Level<Level<Level<Never>>>>>()
        }
        #expect(try container.build(LevelInput<Level<Level<Level<Level<Never>>>>>()).depth == 5)
    }
}

private protocol Depth: SendableMetatype { static var depth: Int { get } }
extension Never: Depth { fileprivate static var depth: Int { 0 } }
private struct LevelInput<Inner: Depth>: ModuleInput {
    typealias Entry = LevelEntry<Inner>
}
private struct LevelEntry<Inner: Depth> {
    let depth: Int
}
private struct Level<Inner: Depth>: Module, Depth {
    typealias Input = LevelInput<Inner>
    static var depth: Int { Inner.depth + 1 }
    var bindings: Bindings {
        PerModule(LevelEntry<Inner>.self) { LevelEntry<Inner>(depth: Self.depth) }
        if let inner = Inner.self as? any Nested.Type { inner.make() }
    }
}
private protocol Nested { static func make() -> Bindings }
extension Level: Nested { fileprivate static func make() -> Bindings { Level().declared } }
