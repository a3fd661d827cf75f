import Joinery
import Testing

private struct Nothing: Sendable {}
private enum Never1: Sendable {}
private struct Huge: Sendable {
    var numbers: (SIMD64<UInt64>, SIMD64<UInt64>, SIMD64<UInt64>, SIMD64<UInt64>) = (
        SIMD64(repeating: 1), SIMD64(repeating: 2), SIMD64(repeating: 3), SIMD64(repeating: 4)
    )
}
private struct Odd: Sendable {
    var byte: UInt8 = 1
    var wide: SIMD64<Double> = SIMD64(repeating: 2)
    var bit = true
}
private actor Keeper {
    var number = 1
}
private protocol Shape: SendableMetatype {}
private struct Square: Shape {}
private indirect enum Tree: Sendable {
    case leaf
    case node(Tree, Tree)
}
private struct PageInput: ModuleInput {
    typealias Entry = Page
    var wide: SIMD64<Double>
    var byte: UInt8
}
private struct Page {
    let input: PageInput
    let nothing: Nothing
    let odd: Odd
    let huge: Huge
    let byte: UInt8
    let again: Odd
    let later: Lazy<Odd>
    let nothingLater: Provider<Nothing>
}
private struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings {
        PerModule(UInt8.self) { (input: PageInput) in input.byte }
        PerModule(Nothing.self) { Nothing() }
        PerModule(Odd.self) { (byte: UInt8, input: PageInput) in Odd(byte: byte, wide: input.wide, bit: false) }
        PerModule(Huge.self) { Huge() }
        PerModule(Page.init)
    }
}

@Suite struct StrangeTypeTests {
    @Test func `Metatypes, functions, tuples, Void and Any can be bound`() throws {
        let runs = Counter()
        let container = try Container {
            Transient((any Shape.Type).self) { Square.self }
            Singleton(Int.Type.self) { Int.self }
            Transient((@Sendable (Int) throws -> String).self) { { "\($0)" } }
            Transient((@Sendable (Int) async -> String).self) { { "async \($0)" } }
            Singleton((Int, (String, Bool)).self) { (1, ("a", true)) }
            Transient(Void.self) { _ = runs.next() }
            Transient(Any.self) { 5 }
            Transient(AnyObject.self) { Counter() }
            Transient((any Error).self) { Failure.down }
        }
        #expect(try container.resolve((any Shape.Type).self) == Square.self)
        #expect(try container.resolve(Int.Type.self) == Int.self)
        #expect(try container.resolve((@Sendable (Int) throws -> String).self)(3) == "3")
        #expect(try container.resolve((Int, (String, Bool)).self).1.0 == "a")
        try container.resolve(Void.self)
        #expect(runs.value == 1)
        #expect(try container.resolve(Any.self) as? Int == 5)
        #expect(try container.resolve(AnyObject.self) is Counter)
        #expect(try container.resolve((any Error).self) as? Failure == .down)
    }

    @Test func `Any is no wildcard`() throws {
        let container = try Container { Transient(Any.self) { 5 } }
        #expect(resolutionError { try container.resolve(Int.self) }?.name == "notBound")
        let other = try Container { Transient(Int.self) { 5 } }
        #expect(resolutionError { try other.resolve(Any.self) }?.name == "notBound")
    }

    @Test func `Empty, huge and over-aligned structs keep their values in every scope`() throws {
        let container = try Container {
            Singleton(Nothing.self) { Nothing() }
            Singleton(Huge.self) { Huge() }
            Transient(Odd.self) { Odd() }
            Transient((Odd, Huge, Nothing).self) { (odd: Odd, huge: Huge, nothing: Nothing) in (odd, huge, nothing) }
        }
        let (odd, huge, _) = try container.resolve((Odd, Huge, Nothing).self)
        #expect(odd.wide == SIMD64(repeating: 2))
        #expect(odd.bit)
        #expect(huge.numbers.3 == SIMD64(repeating: 4))
    }

    @Test func `A module may have an input and objects of any size and alignment`() throws {
        let container = try Container { PageModule() }
        for number in 0..<50 {
            let wide = SIMD64<Double>(repeating: Double(number))
            let page = try container.build(PageInput(wide: wide, byte: UInt8(number)))
            #expect(page.input.wide == wide)
            #expect(page.byte == UInt8(number))
            #expect(page.odd.wide == wide && page.again.wide == wide)
            #expect(page.huge.numbers.2 == SIMD64(repeating: 3))
            #expect(try page.later().wide == wide)
            #expect(try page.later().byte == UInt8(number))
            _ = try page.nothingLater()
        }
    }

    @Test func `Actors, indirect enums and types without values can be bound`() async throws {
        let container = try Container {
            Singleton(Keeper.self) { Keeper() }
            Singleton(Tree.self) { .node(.leaf, .node(.leaf, .leaf)) }
            Transient(Never1.self) { throw Failure.down }
        }
        let keeper = try container.resolve(Keeper.self)
        #expect(await keeper.number == 1)
        #expect(try container.resolve(Keeper.self) === container.resolve(Keeper.self))
        guard case .node = try container.resolve(Tree.self) else {
            Issue.record("another tree")
            return
        }
        #expect(resolutionError { try container.resolve(Never1.self) }?.underlying as? Failure == .down)
    }

    @Test func `An array or dictionary can be bound, and takes the place of contributions`() throws {
        let container = try Container {
            Singleton([String].self) { ["a", "b"] }
            Transient([String: Int].self) { ["c": 3] }
            Contributions(to: Bool.self)
            Transient(Set<Int>.self) { (none: [Bool], bound: [String]) in Set([none.count, bound.count]) }
        }
        #expect(try container.resolve([String].self) == ["a", "b"])
        #expect(try container.resolve([String: Int].self) == ["c": 3])
        #expect(try container.resolve(Set<Int>.self) == [0, 2])
    }

    @Test func `A collection that is bound as a whole and contributed to as well is a problem`() throws {
        let found = problems {
            Singleton([String].self) { ["a", "b"] }
            Contribution(String.self) { "c" }
        }
        #expect(found.map(\.kind) == [.duplicate])
        #expect(found.first?.hints.first?.contains("contributions") == true, "\(found)")
    }

    @Test func `A function with default values, static functions and methods are factories`() throws {
        struct Maker {
            var factor: Int
            func make(_ number: Int) -> String { "\(number * factor)" }
            static func double(_ number: Int) -> Double { Double(number) / 2 }
        }
        let maker = Maker(factor: 3)
        let container = try Container {
            Singleton(Int.self) { 7 }
            Transient(maker.make, as: String.self)
            Transient(Maker.double, as: Double.self)
        }
        #expect(try container.resolve(String.self) == "21")
        #expect(try container.resolve(Double.self) == 3.5)
    }
}
