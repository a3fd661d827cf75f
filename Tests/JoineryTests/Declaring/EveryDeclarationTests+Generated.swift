// Written by .ci/generate-declaration-tests.swift: change that script and run it, not this file.
//
// swift-format-ignore-file

import Joinery
import Testing

private struct P1: Sendable { let number = 1 }
private struct P2: Sendable { let number = 2 }
private struct P3: Sendable { let number = 3 }
private struct P4: Sendable { let number = 4 }
private struct P5: Sendable { let number = 5 }
private struct P6: Sendable { let number = 6 }
private struct P7: Sendable { let number = 7 }
private struct P8: Sendable { let number = 8 }
private protocol Made: Sendable { var numbers: [Int] { get } }
private struct Value0: Made {
    let numbers: [Int]
    init() { numbers = [] }
}
private struct Value1: Made {
    let numbers: [Int]
    init(p1: P1) { numbers = [p1.number] }
}
private struct Value2: Made {
    let numbers: [Int]
    init(p1: P1, p2: P2) { numbers = [p1.number, p2.number] }
}
private struct Value3: Made {
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3) { numbers = [p1.number, p2.number, p3.number] }
}
private struct Value4: Made {
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4) { numbers = [p1.number, p2.number, p3.number, p4.number] }
}
private struct Value5: Made {
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number] }
}
private struct Value6: Made {
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number, p6.number] }
}
private struct Value7: Made {
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number] }
}
private struct Value8: Made {
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number] }
}
private final class Class0: Made {
    let numbers: [Int]
    init() { numbers = [] }
}
private final class Class1: Made {
    let numbers: [Int]
    init(p1: P1) { numbers = [p1.number] }
}
private final class Class2: Made {
    let numbers: [Int]
    init(p1: P1, p2: P2) { numbers = [p1.number, p2.number] }
}
private final class Class3: Made {
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3) { numbers = [p1.number, p2.number, p3.number] }
}
private final class Class4: Made {
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4) { numbers = [p1.number, p2.number, p3.number, p4.number] }
}
private final class Class5: Made {
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number] }
}
private final class Class6: Made {
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number, p6.number] }
}
private final class Class7: Made {
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number] }
}
private final class Class8: Made {
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number] }
}
@MainActor private final class Main0: Made {
    nonisolated let numbers: [Int]
    init() { numbers = [] }
}
@MainActor private final class Main1: Made {
    nonisolated let numbers: [Int]
    init(p1: P1) { numbers = [p1.number] }
}
@MainActor private final class Main2: Made {
    nonisolated let numbers: [Int]
    init(p1: P1, p2: P2) { numbers = [p1.number, p2.number] }
}
@MainActor private final class Main3: Made {
    nonisolated let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3) { numbers = [p1.number, p2.number, p3.number] }
}
@MainActor private final class Main4: Made {
    nonisolated let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4) { numbers = [p1.number, p2.number, p3.number, p4.number] }
}
@MainActor private final class Main5: Made {
    nonisolated let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number] }
}
@MainActor private final class Main6: Made {
    nonisolated let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number, p6.number] }
}
@MainActor private final class Main7: Made {
    nonisolated let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number] }
}
@MainActor private final class Main8: Made {
    nonisolated let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number] }
}
private struct Input0: ModuleInput {
    typealias Entry = Entry0
    let numbers: [Int]
    init() { numbers = [] }
    @MainActor static func main() -> Input0 { Input0() }
}
private struct Entry0 { let input: Input0 }
private struct Module0: Module {
    typealias Input = Input0
    var bindings: Bindings { PerModule(Entry0.init) }
}
private struct Input1: ModuleInput {
    typealias Entry = Entry1
    let numbers: [Int]
    init(p1: P1) { numbers = [p1.number] }
    @MainActor static func main(p1: P1) -> Input1 { Input1(p1: p1) }
}
private struct Entry1 { let input: Input1 }
private struct Module1: Module {
    typealias Input = Input1
    var bindings: Bindings { PerModule(Entry1.init) }
}
private struct Input2: ModuleInput {
    typealias Entry = Entry2
    let numbers: [Int]
    init(p1: P1, p2: P2) { numbers = [p1.number, p2.number] }
    @MainActor static func main(p1: P1, p2: P2) -> Input2 { Input2(p1: p1, p2: p2) }
}
private struct Entry2 { let input: Input2 }
private struct Module2: Module {
    typealias Input = Input2
    var bindings: Bindings { PerModule(Entry2.init) }
}
private struct Input3: ModuleInput {
    typealias Entry = Entry3
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3) { numbers = [p1.number, p2.number, p3.number] }
    @MainActor static func main(p1: P1, p2: P2, p3: P3) -> Input3 { Input3(p1: p1, p2: p2, p3: p3) }
}
private struct Entry3 { let input: Input3 }
private struct Module3: Module {
    typealias Input = Input3
    var bindings: Bindings { PerModule(Entry3.init) }
}
private struct Input4: ModuleInput {
    typealias Entry = Entry4
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4) { numbers = [p1.number, p2.number, p3.number, p4.number] }
    @MainActor static func main(p1: P1, p2: P2, p3: P3, p4: P4) -> Input4 { Input4(p1: p1, p2: p2, p3: p3, p4: p4) }
}
private struct Entry4 { let input: Input4 }
private struct Module4: Module {
    typealias Input = Input4
    var bindings: Bindings { PerModule(Entry4.init) }
}
private struct Input5: ModuleInput {
    typealias Entry = Entry5
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number] }
    @MainActor static func main(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) -> Input5 { Input5(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5) }
}
private struct Entry5 { let input: Input5 }
private struct Module5: Module {
    typealias Input = Input5
    var bindings: Bindings { PerModule(Entry5.init) }
}
private struct Input6: ModuleInput {
    typealias Entry = Entry6
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number, p6.number] }
    @MainActor static func main(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) -> Input6 { Input6(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6) }
}
private struct Entry6 { let input: Input6 }
private struct Module6: Module {
    typealias Input = Input6
    var bindings: Bindings { PerModule(Entry6.init) }
}
private struct Input7: ModuleInput {
    typealias Entry = Entry7
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number] }
    @MainActor static func main(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) -> Input7 { Input7(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7) }
}
private struct Entry7 { let input: Input7 }
private struct Module7: Module {
    typealias Input = Input7
    var bindings: Bindings { PerModule(Entry7.init) }
}
private struct Input8: ModuleInput {
    typealias Entry = Entry8
    let numbers: [Int]
    init(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) { numbers = [p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number, p8.number] }
    @MainActor static func main(p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) -> Input8 { Input8(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8) }
}
private struct Entry8 { let input: Input8 }
private struct Module8: Module {
    typealias Input = Input8
    var bindings: Bindings { PerModule(Entry8.init) }
}
private struct Chain: Sendable {
    var steps: [[Int]] = []
    static func plain0(_ inner: Chain) -> Chain { Chain(steps: inner.steps + [[]]) }
    @MainActor static func main0(_ inner: Chain) -> Chain { Chain(steps: inner.steps + [[]]) }
    static func plain1(_ inner: Chain, _ p1: P1) -> Chain { Chain(steps: inner.steps + [[p1.number]]) }
    @MainActor static func main1(_ inner: Chain, _ p1: P1) -> Chain { Chain(steps: inner.steps + [[p1.number]]) }
    static func plain2(_ inner: Chain, _ p1: P1, _ p2: P2) -> Chain { Chain(steps: inner.steps + [[p1.number, p2.number]]) }
    @MainActor static func main2(_ inner: Chain, _ p1: P1, _ p2: P2) -> Chain { Chain(steps: inner.steps + [[p1.number, p2.number]]) }
    static func plain3(_ inner: Chain, _ p1: P1, _ p2: P2, _ p3: P3) -> Chain { Chain(steps: inner.steps + [[p1.number, p2.number, p3.number]]) }
    @MainActor static func main3(_ inner: Chain, _ p1: P1, _ p2: P2, _ p3: P3) -> Chain { Chain(steps: inner.steps + [[p1.number, p2.number, p3.number]]) }
    static func plain4(_ inner: Chain, _ p1: P1, _ p2: P2, _ p3: P3, _ p4: P4) -> Chain { Chain(steps: inner.steps + [[p1.number, p2.number, p3.number, p4.number]]) }
    @MainActor static func main4(_ inner: Chain, _ p1: P1, _ p2: P2, _ p3: P3, _ p4: P4) -> Chain { Chain(steps: inner.steps + [[p1.number, p2.number, p3.number, p4.number]]) }
    static func plain5(_ inner: Chain, _ p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5) -> Chain { Chain(steps: inner.steps + [[p1.number, p2.number, p3.number, p4.number, p5.number]]) }
    @MainActor static func main5(_ inner: Chain, _ p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5) -> Chain { Chain(steps: inner.steps + [[p1.number, p2.number, p3.number, p4.number, p5.number]]) }
    static func plain6(_ inner: Chain, _ p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5, _ p6: P6) -> Chain { Chain(steps: inner.steps + [[p1.number, p2.number, p3.number, p4.number, p5.number, p6.number]]) }
    @MainActor static func main6(_ inner: Chain, _ p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5, _ p6: P6) -> Chain { Chain(steps: inner.steps + [[p1.number, p2.number, p3.number, p4.number, p5.number, p6.number]]) }
    static func plain7(_ inner: Chain, _ p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5, _ p6: P6, _ p7: P7) -> Chain { Chain(steps: inner.steps + [[p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number]]) }
    @MainActor static func main7(_ inner: Chain, _ p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5, _ p6: P6, _ p7: P7) -> Chain { Chain(steps: inner.steps + [[p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number]]) }
}
private struct Parts: Assembly {
    var bindings: Bindings {
        Singleton(P1.self) { P1() }
        Singleton(P2.self) { P2() }
        Singleton(P3.self) { P3() }
        Singleton(P4.self) { P4() }
        Singleton(P5.self) { P5() }
        Singleton(P6.self) { P6() }
        Singleton(P7.self) { P7() }
        Singleton(P8.self) { P8() }
    }
}
/// The numbers of the first parameters.
private func first(_ count: Int) -> [Int] { Array([1, 2, 3, 4, 5, 6, 7, 8].prefix(count)) }

/// Every overload of every declaration is called once, with parameters that differ.
@MainActor
struct EveryDeclarationTests {
    struct Looked: ModuleInput { typealias Entry = All }
    struct Half { let numbers: [[Int]] }
    struct All {
        let numbers: [[Int]]
        var log: Log?
    }
    final class Log { var numbers: [[Int]] = [] }

    @Test func `Singleton passes every number of parameters to an initializer`() throws {
        let container = try Container {
            Parts()
            Singleton(Value0.init)
            Singleton(Value1.init)
            Singleton(Value2.init)
            Singleton(Value3.init)
            Singleton(Value4.init)
            Singleton(Value5.init)
            Singleton(Value6.init)
            Singleton(Value7.init)
            Singleton(Value8.init)
        }
        #expect(try container.resolve(Value0.self).numbers == first(0))
        #expect(try container.resolve(Value1.self).numbers == first(1))
        #expect(try container.resolve(Value2.self).numbers == first(2))
        #expect(try container.resolve(Value3.self).numbers == first(3))
        #expect(try container.resolve(Value4.self).numbers == first(4))
        #expect(try container.resolve(Value5.self).numbers == first(5))
        #expect(try container.resolve(Value6.self).numbers == first(6))
        #expect(try container.resolve(Value7.self).numbers == first(7))
        #expect(try container.resolve(Value8.self).numbers == first(8))
    }

    @Test func `Singleton passes every number of parameters to an initializer of the main actor`() throws {
        let container = try Container {
            Parts()
            Singleton(Main0.init)
            Singleton(Main1.init)
            Singleton(Main2.init)
            Singleton(Main3.init)
            Singleton(Main4.init)
            Singleton(Main5.init)
            Singleton(Main6.init)
            Singleton(Main7.init)
            Singleton(Main8.init)
        }
        #expect(try container.resolve(Main0.self).numbers == first(0))
        #expect(try container.resolve(Main1.self).numbers == first(1))
        #expect(try container.resolve(Main2.self).numbers == first(2))
        #expect(try container.resolve(Main3.self).numbers == first(3))
        #expect(try container.resolve(Main4.self).numbers == first(4))
        #expect(try container.resolve(Main5.self).numbers == first(5))
        #expect(try container.resolve(Main6.self).numbers == first(6))
        #expect(try container.resolve(Main7.self).numbers == first(7))
        #expect(try container.resolve(Main8.self).numbers == first(8))
    }

    @Test func `Singleton passes every number of parameters to a closure`() throws {
        let container = try Container {
            Parts()
            Singleton(Value0.self) { Value0() }
            Singleton(Value1.self) { (p1: P1) in Value1(p1: p1) }
            Singleton(Value2.self) { (p1: P1, p2: P2) in Value2(p1: p1, p2: p2) }
            Singleton(Value3.self) { (p1: P1, p2: P2, p3: P3) in Value3(p1: p1, p2: p2, p3: p3) }
            Singleton(Value4.self) { (p1: P1, p2: P2, p3: P3, p4: P4) in Value4(p1: p1, p2: p2, p3: p3, p4: p4) }
            Singleton(Value5.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) in Value5(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5) }
            Singleton(Value6.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) in Value6(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6) }
            Singleton(Value7.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) in Value7(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7) }
            Singleton(Value8.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) in Value8(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8) }
        }
        #expect(try container.resolve(Value0.self).numbers == first(0))
        #expect(try container.resolve(Value1.self).numbers == first(1))
        #expect(try container.resolve(Value2.self).numbers == first(2))
        #expect(try container.resolve(Value3.self).numbers == first(3))
        #expect(try container.resolve(Value4.self).numbers == first(4))
        #expect(try container.resolve(Value5.self).numbers == first(5))
        #expect(try container.resolve(Value6.self).numbers == first(6))
        #expect(try container.resolve(Value7.self).numbers == first(7))
        #expect(try container.resolve(Value8.self).numbers == first(8))
    }

    @Test func `Singleton passes every number of parameters to an asynchronous closure`() async throws {
        let container = try Container {
            Parts()
            Singleton(Value0.self) { () async in Value0() }
            Singleton(Value1.self) { (p1: P1) async in Value1(p1: p1) }
            Singleton(Value2.self) { (p1: P1, p2: P2) async in Value2(p1: p1, p2: p2) }
            Singleton(Value3.self) { (p1: P1, p2: P2, p3: P3) async in Value3(p1: p1, p2: p2, p3: p3) }
            Singleton(Value4.self) { (p1: P1, p2: P2, p3: P3, p4: P4) async in Value4(p1: p1, p2: p2, p3: p3, p4: p4) }
            Singleton(Value5.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) async in Value5(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5) }
            Singleton(Value6.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) async in Value6(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6) }
            Singleton(Value7.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) async in Value7(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7) }
            Singleton(Value8.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) async in Value8(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8) }
        }
        try await container.start()
        #expect(try container.resolve(Value0.self).numbers == first(0))
        #expect(try container.resolve(Value1.self).numbers == first(1))
        #expect(try container.resolve(Value2.self).numbers == first(2))
        #expect(try container.resolve(Value3.self).numbers == first(3))
        #expect(try container.resolve(Value4.self).numbers == first(4))
        #expect(try container.resolve(Value5.self).numbers == first(5))
        #expect(try container.resolve(Value6.self).numbers == first(6))
        #expect(try container.resolve(Value7.self).numbers == first(7))
        #expect(try container.resolve(Value8.self).numbers == first(8))
    }

    @Test func `Singleton of an actor passes every number of parameters to an initializer`() throws {
        let container = try Container {
            Parts()
            Singleton(Value0.init, on: MainActor.self)
            Singleton(Value1.init, on: MainActor.self)
            Singleton(Value2.init, on: MainActor.self)
            Singleton(Value3.init, on: MainActor.self)
            Singleton(Value4.init, on: MainActor.self)
            Singleton(Value5.init, on: MainActor.self)
            Singleton(Value6.init, on: MainActor.self)
            Singleton(Value7.init, on: MainActor.self)
            Singleton(Value8.init, on: MainActor.self)
        }
        #expect(try container.resolve(Value0.self).numbers == first(0))
        #expect(try container.resolve(Value1.self).numbers == first(1))
        #expect(try container.resolve(Value2.self).numbers == first(2))
        #expect(try container.resolve(Value3.self).numbers == first(3))
        #expect(try container.resolve(Value4.self).numbers == first(4))
        #expect(try container.resolve(Value5.self).numbers == first(5))
        #expect(try container.resolve(Value6.self).numbers == first(6))
        #expect(try container.resolve(Value7.self).numbers == first(7))
        #expect(try container.resolve(Value8.self).numbers == first(8))
    }

    @Test func `Singleton of an actor passes every number of parameters to an initializer of the main actor`() throws {
        let container = try Container {
            Parts()
            Singleton(Main0.init, on: MainActor.self)
            Singleton(Main1.init, on: MainActor.self)
            Singleton(Main2.init, on: MainActor.self)
            Singleton(Main3.init, on: MainActor.self)
            Singleton(Main4.init, on: MainActor.self)
            Singleton(Main5.init, on: MainActor.self)
            Singleton(Main6.init, on: MainActor.self)
            Singleton(Main7.init, on: MainActor.self)
            Singleton(Main8.init, on: MainActor.self)
        }
        #expect(try container.resolve(Main0.self).numbers == first(0))
        #expect(try container.resolve(Main1.self).numbers == first(1))
        #expect(try container.resolve(Main2.self).numbers == first(2))
        #expect(try container.resolve(Main3.self).numbers == first(3))
        #expect(try container.resolve(Main4.self).numbers == first(4))
        #expect(try container.resolve(Main5.self).numbers == first(5))
        #expect(try container.resolve(Main6.self).numbers == first(6))
        #expect(try container.resolve(Main7.self).numbers == first(7))
        #expect(try container.resolve(Main8.self).numbers == first(8))
    }

    @Test func `Singleton of an actor passes every number of parameters to a closure`() throws {
        let container = try Container {
            Parts()
            Singleton(Class0.self, on: MainActor.self) { @MainActor in Class0() }
            Singleton(Class1.self, on: MainActor.self) { @MainActor (p1: P1) in Class1(p1: p1) }
            Singleton(Class2.self, on: MainActor.self) { @MainActor (p1: P1, p2: P2) in Class2(p1: p1, p2: p2) }
            Singleton(Class3.self, on: MainActor.self) { @MainActor (p1: P1, p2: P2, p3: P3) in Class3(p1: p1, p2: p2, p3: p3) }
            Singleton(Class4.self, on: MainActor.self) { @MainActor (p1: P1, p2: P2, p3: P3, p4: P4) in Class4(p1: p1, p2: p2, p3: p3, p4: p4) }
            Singleton(Class5.self, on: MainActor.self) { @MainActor (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) in Class5(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5) }
            Singleton(Class6.self, on: MainActor.self) { @MainActor (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) in Class6(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6) }
            Singleton(Class7.self, on: MainActor.self) { @MainActor (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) in Class7(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7) }
            Singleton(Class8.self, on: MainActor.self) { @MainActor (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) in Class8(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8) }
        }
        #expect(try container.resolve(Class0.self).numbers == first(0))
        #expect(try container.resolve(Class1.self).numbers == first(1))
        #expect(try container.resolve(Class2.self).numbers == first(2))
        #expect(try container.resolve(Class3.self).numbers == first(3))
        #expect(try container.resolve(Class4.self).numbers == first(4))
        #expect(try container.resolve(Class5.self).numbers == first(5))
        #expect(try container.resolve(Class6.self).numbers == first(6))
        #expect(try container.resolve(Class7.self).numbers == first(7))
        #expect(try container.resolve(Class8.self).numbers == first(8))
    }

    @Test func `Transient passes every number of parameters to an initializer`() throws {
        let container = try Container {
            Parts()
            Transient(Value0.init)
            Transient(Value1.init)
            Transient(Value2.init)
            Transient(Value3.init)
            Transient(Value4.init)
            Transient(Value5.init)
            Transient(Value6.init)
            Transient(Value7.init)
            Transient(Value8.init)
        }
        #expect(try container.resolve(Value0.self).numbers == first(0))
        #expect(try container.resolve(Value1.self).numbers == first(1))
        #expect(try container.resolve(Value2.self).numbers == first(2))
        #expect(try container.resolve(Value3.self).numbers == first(3))
        #expect(try container.resolve(Value4.self).numbers == first(4))
        #expect(try container.resolve(Value5.self).numbers == first(5))
        #expect(try container.resolve(Value6.self).numbers == first(6))
        #expect(try container.resolve(Value7.self).numbers == first(7))
        #expect(try container.resolve(Value8.self).numbers == first(8))
    }

    @Test func `Transient passes every number of parameters to an initializer of the main actor`() throws {
        let container = try Container {
            Parts()
            Transient(Main0.init)
            Transient(Main1.init)
            Transient(Main2.init)
            Transient(Main3.init)
            Transient(Main4.init)
            Transient(Main5.init)
            Transient(Main6.init)
            Transient(Main7.init)
            Transient(Main8.init)
        }
        #expect(try container.resolve(Main0.self).numbers == first(0))
        #expect(try container.resolve(Main1.self).numbers == first(1))
        #expect(try container.resolve(Main2.self).numbers == first(2))
        #expect(try container.resolve(Main3.self).numbers == first(3))
        #expect(try container.resolve(Main4.self).numbers == first(4))
        #expect(try container.resolve(Main5.self).numbers == first(5))
        #expect(try container.resolve(Main6.self).numbers == first(6))
        #expect(try container.resolve(Main7.self).numbers == first(7))
        #expect(try container.resolve(Main8.self).numbers == first(8))
    }

    @Test func `Transient passes every number of parameters to a closure`() throws {
        let container = try Container {
            Parts()
            Transient(Value0.self) { Value0() }
            Transient(Value1.self) { (p1: P1) in Value1(p1: p1) }
            Transient(Value2.self) { (p1: P1, p2: P2) in Value2(p1: p1, p2: p2) }
            Transient(Value3.self) { (p1: P1, p2: P2, p3: P3) in Value3(p1: p1, p2: p2, p3: p3) }
            Transient(Value4.self) { (p1: P1, p2: P2, p3: P3, p4: P4) in Value4(p1: p1, p2: p2, p3: p3, p4: p4) }
            Transient(Value5.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) in Value5(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5) }
            Transient(Value6.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) in Value6(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6) }
            Transient(Value7.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) in Value7(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7) }
            Transient(Value8.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) in Value8(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8) }
        }
        #expect(try container.resolve(Value0.self).numbers == first(0))
        #expect(try container.resolve(Value1.self).numbers == first(1))
        #expect(try container.resolve(Value2.self).numbers == first(2))
        #expect(try container.resolve(Value3.self).numbers == first(3))
        #expect(try container.resolve(Value4.self).numbers == first(4))
        #expect(try container.resolve(Value5.self).numbers == first(5))
        #expect(try container.resolve(Value6.self).numbers == first(6))
        #expect(try container.resolve(Value7.self).numbers == first(7))
        #expect(try container.resolve(Value8.self).numbers == first(8))
    }

    @Test func `Transient passes one runtime argument and every number of parameters to an initializer`() throws {
        let container = try Container {
            Parts()
            Transient(Value1.init, taking: P1.self)
            Transient(Value2.init, taking: P1.self)
            Transient(Value3.init, taking: P1.self)
            Transient(Value4.init, taking: P1.self)
            Transient(Value5.init, taking: P1.self)
            Transient(Value6.init, taking: P1.self)
            Transient(Value7.init, taking: P1.self)
            Transient(Value8.init, taking: P1.self)
        }
        #expect(try container.resolve(Value1.self, with: P1()).numbers == first(1))
        #expect(try container.resolve(Value2.self, with: P1()).numbers == first(2))
        #expect(try container.resolve(Value3.self, with: P1()).numbers == first(3))
        #expect(try container.resolve(Value4.self, with: P1()).numbers == first(4))
        #expect(try container.resolve(Value5.self, with: P1()).numbers == first(5))
        #expect(try container.resolve(Value6.self, with: P1()).numbers == first(6))
        #expect(try container.resolve(Value7.self, with: P1()).numbers == first(7))
        #expect(try container.resolve(Value8.self, with: P1()).numbers == first(8))
    }

    @Test func `Transient passes one runtime argument and every number of parameters to an initializer of the main actor`() throws {
        let container = try Container {
            Parts()
            Transient(Main1.init, taking: P1.self)
            Transient(Main2.init, taking: P1.self)
            Transient(Main3.init, taking: P1.self)
            Transient(Main4.init, taking: P1.self)
            Transient(Main5.init, taking: P1.self)
            Transient(Main6.init, taking: P1.self)
            Transient(Main7.init, taking: P1.self)
            Transient(Main8.init, taking: P1.self)
        }
        #expect(try container.resolve(Main1.self, with: P1()).numbers == first(1))
        #expect(try container.resolve(Main2.self, with: P1()).numbers == first(2))
        #expect(try container.resolve(Main3.self, with: P1()).numbers == first(3))
        #expect(try container.resolve(Main4.self, with: P1()).numbers == first(4))
        #expect(try container.resolve(Main5.self, with: P1()).numbers == first(5))
        #expect(try container.resolve(Main6.self, with: P1()).numbers == first(6))
        #expect(try container.resolve(Main7.self, with: P1()).numbers == first(7))
        #expect(try container.resolve(Main8.self, with: P1()).numbers == first(8))
    }

    @Test func `Transient passes one runtime argument and every number of parameters to a closure`() throws {
        let container = try Container {
            Parts()
            Transient(Value1.self, taking: P1.self) { (p1: P1) in Value1(p1: p1) }
            Transient(Value2.self, taking: P1.self) { (p1: P1, p2: P2) in Value2(p1: p1, p2: p2) }
            Transient(Value3.self, taking: P1.self) { (p1: P1, p2: P2, p3: P3) in Value3(p1: p1, p2: p2, p3: p3) }
            Transient(Value4.self, taking: P1.self) { (p1: P1, p2: P2, p3: P3, p4: P4) in Value4(p1: p1, p2: p2, p3: p3, p4: p4) }
            Transient(Value5.self, taking: P1.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) in Value5(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5) }
            Transient(Value6.self, taking: P1.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) in Value6(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6) }
            Transient(Value7.self, taking: P1.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) in Value7(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7) }
            Transient(Value8.self, taking: P1.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) in Value8(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8) }
        }
        #expect(try container.resolve(Value1.self, with: P1()).numbers == first(1))
        #expect(try container.resolve(Value2.self, with: P1()).numbers == first(2))
        #expect(try container.resolve(Value3.self, with: P1()).numbers == first(3))
        #expect(try container.resolve(Value4.self, with: P1()).numbers == first(4))
        #expect(try container.resolve(Value5.self, with: P1()).numbers == first(5))
        #expect(try container.resolve(Value6.self, with: P1()).numbers == first(6))
        #expect(try container.resolve(Value7.self, with: P1()).numbers == first(7))
        #expect(try container.resolve(Value8.self, with: P1()).numbers == first(8))
    }

    @Test func `Transient passes two runtime arguments and every number of parameters to an initializer`() throws {
        let container = try Container {
            Parts()
            Transient(Value2.init, taking: P1.self, P2.self)
            Transient(Value3.init, taking: P1.self, P2.self)
            Transient(Value4.init, taking: P1.self, P2.self)
            Transient(Value5.init, taking: P1.self, P2.self)
            Transient(Value6.init, taking: P1.self, P2.self)
            Transient(Value7.init, taking: P1.self, P2.self)
            Transient(Value8.init, taking: P1.self, P2.self)
        }
        #expect(try container.resolve(Value2.self, with: P1(), P2()).numbers == first(2))
        #expect(try container.resolve(Value3.self, with: P1(), P2()).numbers == first(3))
        #expect(try container.resolve(Value4.self, with: P1(), P2()).numbers == first(4))
        #expect(try container.resolve(Value5.self, with: P1(), P2()).numbers == first(5))
        #expect(try container.resolve(Value6.self, with: P1(), P2()).numbers == first(6))
        #expect(try container.resolve(Value7.self, with: P1(), P2()).numbers == first(7))
        #expect(try container.resolve(Value8.self, with: P1(), P2()).numbers == first(8))
    }

    @Test func `Transient passes two runtime arguments and every number of parameters to an initializer of the main actor`() throws {
        let container = try Container {
            Parts()
            Transient(Main2.init, taking: P1.self, P2.self)
            Transient(Main3.init, taking: P1.self, P2.self)
            Transient(Main4.init, taking: P1.self, P2.self)
            Transient(Main5.init, taking: P1.self, P2.self)
            Transient(Main6.init, taking: P1.self, P2.self)
            Transient(Main7.init, taking: P1.self, P2.self)
            Transient(Main8.init, taking: P1.self, P2.self)
        }
        #expect(try container.resolve(Main2.self, with: P1(), P2()).numbers == first(2))
        #expect(try container.resolve(Main3.self, with: P1(), P2()).numbers == first(3))
        #expect(try container.resolve(Main4.self, with: P1(), P2()).numbers == first(4))
        #expect(try container.resolve(Main5.self, with: P1(), P2()).numbers == first(5))
        #expect(try container.resolve(Main6.self, with: P1(), P2()).numbers == first(6))
        #expect(try container.resolve(Main7.self, with: P1(), P2()).numbers == first(7))
        #expect(try container.resolve(Main8.self, with: P1(), P2()).numbers == first(8))
    }

    @Test func `Transient passes two runtime arguments and every number of parameters to a closure`() throws {
        let container = try Container {
            Parts()
            Transient(Value2.self, taking: P1.self, P2.self) { (p1: P1, p2: P2) in Value2(p1: p1, p2: p2) }
            Transient(Value3.self, taking: P1.self, P2.self) { (p1: P1, p2: P2, p3: P3) in Value3(p1: p1, p2: p2, p3: p3) }
            Transient(Value4.self, taking: P1.self, P2.self) { (p1: P1, p2: P2, p3: P3, p4: P4) in Value4(p1: p1, p2: p2, p3: p3, p4: p4) }
            Transient(Value5.self, taking: P1.self, P2.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) in Value5(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5) }
            Transient(Value6.self, taking: P1.self, P2.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) in Value6(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6) }
            Transient(Value7.self, taking: P1.self, P2.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) in Value7(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7) }
            Transient(Value8.self, taking: P1.self, P2.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) in Value8(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8) }
        }
        #expect(try container.resolve(Value2.self, with: P1(), P2()).numbers == first(2))
        #expect(try container.resolve(Value3.self, with: P1(), P2()).numbers == first(3))
        #expect(try container.resolve(Value4.self, with: P1(), P2()).numbers == first(4))
        #expect(try container.resolve(Value5.self, with: P1(), P2()).numbers == first(5))
        #expect(try container.resolve(Value6.self, with: P1(), P2()).numbers == first(6))
        #expect(try container.resolve(Value7.self, with: P1(), P2()).numbers == first(7))
        #expect(try container.resolve(Value8.self, with: P1(), P2()).numbers == first(8))
    }

    @Test func `Transient passes three runtime arguments and every number of parameters to an initializer`() throws {
        let container = try Container {
            Parts()
            Transient(Value3.init, taking: P1.self, P2.self, P3.self)
            Transient(Value4.init, taking: P1.self, P2.self, P3.self)
            Transient(Value5.init, taking: P1.self, P2.self, P3.self)
            Transient(Value6.init, taking: P1.self, P2.self, P3.self)
            Transient(Value7.init, taking: P1.self, P2.self, P3.self)
            Transient(Value8.init, taking: P1.self, P2.self, P3.self)
        }
        #expect(try container.resolve(Value3.self, with: P1(), P2(), P3()).numbers == first(3))
        #expect(try container.resolve(Value4.self, with: P1(), P2(), P3()).numbers == first(4))
        #expect(try container.resolve(Value5.self, with: P1(), P2(), P3()).numbers == first(5))
        #expect(try container.resolve(Value6.self, with: P1(), P2(), P3()).numbers == first(6))
        #expect(try container.resolve(Value7.self, with: P1(), P2(), P3()).numbers == first(7))
        #expect(try container.resolve(Value8.self, with: P1(), P2(), P3()).numbers == first(8))
    }

    @Test func `Transient passes three runtime arguments and every number of parameters to an initializer of the main actor`() throws {
        let container = try Container {
            Parts()
            Transient(Main3.init, taking: P1.self, P2.self, P3.self)
            Transient(Main4.init, taking: P1.self, P2.self, P3.self)
            Transient(Main5.init, taking: P1.self, P2.self, P3.self)
            Transient(Main6.init, taking: P1.self, P2.self, P3.self)
            Transient(Main7.init, taking: P1.self, P2.self, P3.self)
            Transient(Main8.init, taking: P1.self, P2.self, P3.self)
        }
        #expect(try container.resolve(Main3.self, with: P1(), P2(), P3()).numbers == first(3))
        #expect(try container.resolve(Main4.self, with: P1(), P2(), P3()).numbers == first(4))
        #expect(try container.resolve(Main5.self, with: P1(), P2(), P3()).numbers == first(5))
        #expect(try container.resolve(Main6.self, with: P1(), P2(), P3()).numbers == first(6))
        #expect(try container.resolve(Main7.self, with: P1(), P2(), P3()).numbers == first(7))
        #expect(try container.resolve(Main8.self, with: P1(), P2(), P3()).numbers == first(8))
    }

    @Test func `Transient passes three runtime arguments and every number of parameters to a closure`() throws {
        let container = try Container {
            Parts()
            Transient(Value3.self, taking: P1.self, P2.self, P3.self) { (p1: P1, p2: P2, p3: P3) in Value3(p1: p1, p2: p2, p3: p3) }
            Transient(Value4.self, taking: P1.self, P2.self, P3.self) { (p1: P1, p2: P2, p3: P3, p4: P4) in Value4(p1: p1, p2: p2, p3: p3, p4: p4) }
            Transient(Value5.self, taking: P1.self, P2.self, P3.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) in Value5(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5) }
            Transient(Value6.self, taking: P1.self, P2.self, P3.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) in Value6(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6) }
            Transient(Value7.self, taking: P1.self, P2.self, P3.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) in Value7(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7) }
            Transient(Value8.self, taking: P1.self, P2.self, P3.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) in Value8(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8) }
        }
        #expect(try container.resolve(Value3.self, with: P1(), P2(), P3()).numbers == first(3))
        #expect(try container.resolve(Value4.self, with: P1(), P2(), P3()).numbers == first(4))
        #expect(try container.resolve(Value5.self, with: P1(), P2(), P3()).numbers == first(5))
        #expect(try container.resolve(Value6.self, with: P1(), P2(), P3()).numbers == first(6))
        #expect(try container.resolve(Value7.self, with: P1(), P2(), P3()).numbers == first(7))
        #expect(try container.resolve(Value8.self, with: P1(), P2(), P3()).numbers == first(8))
    }

    @Test func `Weak passes every number of parameters to an initializer`() throws {
        let container = try Container {
            Parts()
            Weak(Class0.init)
            Weak(Class1.init)
            Weak(Class2.init)
            Weak(Class3.init)
            Weak(Class4.init)
            Weak(Class5.init)
            Weak(Class6.init)
            Weak(Class7.init)
            Weak(Class8.init)
        }
        #expect(try container.resolve(Class0.self).numbers == first(0))
        #expect(try container.resolve(Class1.self).numbers == first(1))
        #expect(try container.resolve(Class2.self).numbers == first(2))
        #expect(try container.resolve(Class3.self).numbers == first(3))
        #expect(try container.resolve(Class4.self).numbers == first(4))
        #expect(try container.resolve(Class5.self).numbers == first(5))
        #expect(try container.resolve(Class6.self).numbers == first(6))
        #expect(try container.resolve(Class7.self).numbers == first(7))
        #expect(try container.resolve(Class8.self).numbers == first(8))
    }

    @Test func `Weak passes every number of parameters to an initializer of the main actor`() throws {
        let container = try Container {
            Parts()
            Weak(Main0.init)
            Weak(Main1.init)
            Weak(Main2.init)
            Weak(Main3.init)
            Weak(Main4.init)
            Weak(Main5.init)
            Weak(Main6.init)
            Weak(Main7.init)
            Weak(Main8.init)
        }
        #expect(try container.resolve(Main0.self).numbers == first(0))
        #expect(try container.resolve(Main1.self).numbers == first(1))
        #expect(try container.resolve(Main2.self).numbers == first(2))
        #expect(try container.resolve(Main3.self).numbers == first(3))
        #expect(try container.resolve(Main4.self).numbers == first(4))
        #expect(try container.resolve(Main5.self).numbers == first(5))
        #expect(try container.resolve(Main6.self).numbers == first(6))
        #expect(try container.resolve(Main7.self).numbers == first(7))
        #expect(try container.resolve(Main8.self).numbers == first(8))
    }

    @Test func `Weak passes every number of parameters to a closure`() throws {
        let container = try Container {
            Parts()
            Weak(Class0.self) { Class0() }
            Weak(Class1.self) { (p1: P1) in Class1(p1: p1) }
            Weak(Class2.self) { (p1: P1, p2: P2) in Class2(p1: p1, p2: p2) }
            Weak(Class3.self) { (p1: P1, p2: P2, p3: P3) in Class3(p1: p1, p2: p2, p3: p3) }
            Weak(Class4.self) { (p1: P1, p2: P2, p3: P3, p4: P4) in Class4(p1: p1, p2: p2, p3: p3, p4: p4) }
            Weak(Class5.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) in Class5(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5) }
            Weak(Class6.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) in Class6(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6) }
            Weak(Class7.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) in Class7(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7) }
            Weak(Class8.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) in Class8(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8) }
        }
        #expect(try container.resolve(Class0.self).numbers == first(0))
        #expect(try container.resolve(Class1.self).numbers == first(1))
        #expect(try container.resolve(Class2.self).numbers == first(2))
        #expect(try container.resolve(Class3.self).numbers == first(3))
        #expect(try container.resolve(Class4.self).numbers == first(4))
        #expect(try container.resolve(Class5.self).numbers == first(5))
        #expect(try container.resolve(Class6.self).numbers == first(6))
        #expect(try container.resolve(Class7.self).numbers == first(7))
        #expect(try container.resolve(Class8.self).numbers == first(8))
    }

    @Test func `PerModule passes every number of parameters to an initializer`() throws {
        struct Looking: Module {
            typealias Input = EveryDeclarationTests.Looked
            var bindings: Bindings {
                    PerModule(Value0.init)
                    PerModule(Value1.init)
                    PerModule(Value2.init)
                    PerModule(Value3.init)
                    PerModule(Value4.init)
                    PerModule(Value5.init)
                    PerModule(Value6.init)
                    PerModule(Value7.init)
                    PerModule(Value8.init)
                PerModule(All.self) { @MainActor (lookup: Resolver) in
                    All(numbers: [
                            try lookup.resolve(Value0.self).numbers,
                            try lookup.resolve(Value1.self).numbers,
                            try lookup.resolve(Value2.self).numbers,
                            try lookup.resolve(Value3.self).numbers,
                            try lookup.resolve(Value4.self).numbers,
                            try lookup.resolve(Value5.self).numbers,
                            try lookup.resolve(Value6.self).numbers,
                            try lookup.resolve(Value7.self).numbers,
                            try lookup.resolve(Value8.self).numbers,
                    ])
                }
            }
        }
        let container = try Container {
            Parts()
            Looking()
        }
        #expect(try container.build(Looked()).numbers == (0...8).map(first))
    }

    @Test func `PerModule passes every number of parameters to an initializer of the main actor`() throws {
        struct Looking: Module {
            typealias Input = EveryDeclarationTests.Looked
            var bindings: Bindings {
                    PerModule(Main0.init)
                    PerModule(Main1.init)
                    PerModule(Main2.init)
                    PerModule(Main3.init)
                    PerModule(Main4.init)
                    PerModule(Main5.init)
                    PerModule(Main6.init)
                    PerModule(Main7.init)
                    PerModule(Main8.init)
                PerModule(All.self) { @MainActor (lookup: Resolver) in
                    All(numbers: [
                            try lookup.resolve(Main0.self).numbers,
                            try lookup.resolve(Main1.self).numbers,
                            try lookup.resolve(Main2.self).numbers,
                            try lookup.resolve(Main3.self).numbers,
                            try lookup.resolve(Main4.self).numbers,
                            try lookup.resolve(Main5.self).numbers,
                            try lookup.resolve(Main6.self).numbers,
                            try lookup.resolve(Main7.self).numbers,
                            try lookup.resolve(Main8.self).numbers,
                    ])
                }
            }
        }
        let container = try Container {
            Parts()
            Looking()
        }
        #expect(try container.build(Looked()).numbers == (0...8).map(first))
    }

    @Test func `PerModule passes every number of parameters to a closure`() throws {
        struct Looking: Module {
            typealias Input = EveryDeclarationTests.Looked
            var bindings: Bindings {
                    PerModule(Value0.self) { Value0() }
                    PerModule(Value1.self) { (p1: P1) in Value1(p1: p1) }
                    PerModule(Value2.self) { (p1: P1, p2: P2) in Value2(p1: p1, p2: p2) }
                    PerModule(Value3.self) { (p1: P1, p2: P2, p3: P3) in Value3(p1: p1, p2: p2, p3: p3) }
                    PerModule(Value4.self) { (p1: P1, p2: P2, p3: P3, p4: P4) in Value4(p1: p1, p2: p2, p3: p3, p4: p4) }
                    PerModule(Value5.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) in Value5(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5) }
                    PerModule(Value6.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) in Value6(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6) }
                    PerModule(Value7.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) in Value7(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7) }
                    PerModule(Value8.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) in Value8(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8) }
                PerModule(All.self) { @MainActor (lookup: Resolver) in
                    All(numbers: [
                            try lookup.resolve(Value0.self).numbers,
                            try lookup.resolve(Value1.self).numbers,
                            try lookup.resolve(Value2.self).numbers,
                            try lookup.resolve(Value3.self).numbers,
                            try lookup.resolve(Value4.self).numbers,
                            try lookup.resolve(Value5.self).numbers,
                            try lookup.resolve(Value6.self).numbers,
                            try lookup.resolve(Value7.self).numbers,
                            try lookup.resolve(Value8.self).numbers,
                    ])
                }
            }
        }
        let container = try Container {
            Parts()
            Looking()
        }
        #expect(try container.build(Looked()).numbers == (0...8).map(first))
    }

    @Test func `Contribution passes every number of parameters to a function`() throws {
        let container = try Container {
            Parts()
            Contribution({ @Sendable () -> any Made in Value0() }, to: (any Made).self)
            Contribution({ @Sendable (p1: P1) -> any Made in Value1(p1: p1) }, to: (any Made).self)
            Contribution({ @Sendable (p1: P1, p2: P2) -> any Made in Value2(p1: p1, p2: p2) }, to: (any Made).self)
            Contribution({ @Sendable (p1: P1, p2: P2, p3: P3) -> any Made in Value3(p1: p1, p2: p2, p3: p3) }, to: (any Made).self)
            Contribution({ @Sendable (p1: P1, p2: P2, p3: P3, p4: P4) -> any Made in Value4(p1: p1, p2: p2, p3: p3, p4: p4) }, to: (any Made).self)
            Contribution({ @Sendable (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) -> any Made in Value5(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5) }, to: (any Made).self)
            Contribution({ @Sendable (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) -> any Made in Value6(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6) }, to: (any Made).self)
            Contribution({ @Sendable (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) -> any Made in Value7(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7) }, to: (any Made).self)
            Contribution({ @Sendable (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) -> any Made in Value8(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8) }, to: (any Made).self)
        }
        #expect(try container.resolve([any Made].self).map(\.numbers) == (0...8).map(first))
    }

    @Test func `Contribution passes every number of parameters to a function of the main actor`() throws {
        let container = try Container {
            Parts()
            Contribution({ @MainActor @Sendable () -> any Made in Main0() }, to: (any Made).self)
            Contribution({ @MainActor @Sendable (p1: P1) -> any Made in Main1(p1: p1) }, to: (any Made).self)
            Contribution({ @MainActor @Sendable (p1: P1, p2: P2) -> any Made in Main2(p1: p1, p2: p2) }, to: (any Made).self)
            Contribution({ @MainActor @Sendable (p1: P1, p2: P2, p3: P3) -> any Made in Main3(p1: p1, p2: p2, p3: p3) }, to: (any Made).self)
            Contribution({ @MainActor @Sendable (p1: P1, p2: P2, p3: P3, p4: P4) -> any Made in Main4(p1: p1, p2: p2, p3: p3, p4: p4) }, to: (any Made).self)
            Contribution({ @MainActor @Sendable (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) -> any Made in Main5(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5) }, to: (any Made).self)
            Contribution({ @MainActor @Sendable (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) -> any Made in Main6(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6) }, to: (any Made).self)
            Contribution({ @MainActor @Sendable (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) -> any Made in Main7(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7) }, to: (any Made).self)
            Contribution({ @MainActor @Sendable (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) -> any Made in Main8(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8) }, to: (any Made).self)
        }
        #expect(try container.resolve([any Made].self).map(\.numbers) == (0...8).map(first))
    }

    @Test func `Contribution passes every number of parameters to a closure`() throws {
        let container = try Container {
            Parts()
            Contribution((any Made).self) { Value0() }
            Contribution((any Made).self) { (p1: P1) in Value1(p1: p1) }
            Contribution((any Made).self) { (p1: P1, p2: P2) in Value2(p1: p1, p2: p2) }
            Contribution((any Made).self) { (p1: P1, p2: P2, p3: P3) in Value3(p1: p1, p2: p2, p3: p3) }
            Contribution((any Made).self) { (p1: P1, p2: P2, p3: P3, p4: P4) in Value4(p1: p1, p2: p2, p3: p3, p4: p4) }
            Contribution((any Made).self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) in Value5(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5) }
            Contribution((any Made).self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) in Value6(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6) }
            Contribution((any Made).self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) in Value7(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7) }
            Contribution((any Made).self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) in Value8(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8) }
        }
        #expect(try container.resolve([any Made].self).map(\.numbers) == (0...8).map(first))
    }

    @Test func `Decorator passes every number of parameters to a function`() throws {
        let container = try Container {
            Parts()
            Transient(Chain.self) { Chain() }
            Decorator(Chain.plain0, of: Chain.self)
            Decorator(Chain.plain1, of: Chain.self)
            Decorator(Chain.plain2, of: Chain.self)
            Decorator(Chain.plain3, of: Chain.self)
            Decorator(Chain.plain4, of: Chain.self)
            Decorator(Chain.plain5, of: Chain.self)
            Decorator(Chain.plain6, of: Chain.self)
            Decorator(Chain.plain7, of: Chain.self)
        }
        #expect(try container.resolve(Chain.self).steps == (0...7).map(first))
    }

    @Test func `Decorator passes every number of parameters to a function of the main actor`() throws {
        let container = try Container {
            Parts()
            Transient(Chain.self) { Chain() }
            Decorator(Chain.main0, of: Chain.self)
            Decorator(Chain.main1, of: Chain.self)
            Decorator(Chain.main2, of: Chain.self)
            Decorator(Chain.main3, of: Chain.self)
            Decorator(Chain.main4, of: Chain.self)
            Decorator(Chain.main5, of: Chain.self)
            Decorator(Chain.main6, of: Chain.self)
            Decorator(Chain.main7, of: Chain.self)
        }
        #expect(try container.resolve(Chain.self).steps == (0...7).map(first))
    }

    @Test func `Decorator passes every number of parameters to a closure`() throws {
        let container = try Container {
            Parts()
            Transient(Chain.self) { Chain() }
            Decorator(Chain.self) { (inner: Chain) in Chain.plain0(inner) }
            Decorator(Chain.self) { (inner: Chain, p1: P1) in Chain.plain1(inner, p1) }
            Decorator(Chain.self) { (inner: Chain, p1: P1, p2: P2) in Chain.plain2(inner, p1, p2) }
            Decorator(Chain.self) { (inner: Chain, p1: P1, p2: P2, p3: P3) in Chain.plain3(inner, p1, p2, p3) }
            Decorator(Chain.self) { (inner: Chain, p1: P1, p2: P2, p3: P3, p4: P4) in Chain.plain4(inner, p1, p2, p3, p4) }
            Decorator(Chain.self) { (inner: Chain, p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) in Chain.plain5(inner, p1, p2, p3, p4, p5) }
            Decorator(Chain.self) { (inner: Chain, p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) in Chain.plain6(inner, p1, p2, p3, p4, p5, p6) }
            Decorator(Chain.self) { (inner: Chain, p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) in Chain.plain7(inner, p1, p2, p3, p4, p5, p6, p7) }
        }
        #expect(try container.resolve(Chain.self).steps == (0...7).map(first))
    }

    @Test func `Child passes every number of parameters to an initializer`() throws {
        struct Parent: Module {
            typealias Input = EveryDeclarationTests.Looked
            var bindings: Bindings {
                    Child(Input0.init)
                    Child(Input1.init)
                    Child(Input2.init)
                    Child(Input3.init)
                    Child(Input4.init)
                    Child(Input5.init)
                    Child(Input6.init)
                    Child(Input7.init)
                    Child(Input8.init)
                PerModule(Half.self) { @MainActor (e0: Entry0, e1: Entry1, e2: Entry2, e3: Entry3, e4: Entry4) in
                    Half(numbers: [e0.input.numbers, e1.input.numbers, e2.input.numbers, e3.input.numbers, e4.input.numbers])
                }
                PerModule(All.self) { @MainActor (half: Half, e5: Entry5, e6: Entry6, e7: Entry7, e8: Entry8) in
                    All(numbers: half.numbers + [e5.input.numbers, e6.input.numbers, e7.input.numbers, e8.input.numbers])
                }
            }
        }
        let container = try Container {
            Parts()
            Parent()
            Module0()
            Module1()
            Module2()
            Module3()
            Module4()
            Module5()
            Module6()
            Module7()
            Module8()
        }
        #expect(try container.build(Looked()).numbers == (0...8).map(first))
    }

    @Test func `Child passes every number of parameters to a function of the main actor`() throws {
        struct Parent: Module {
            typealias Input = EveryDeclarationTests.Looked
            var bindings: Bindings {
                    Child(Input0.main)
                    Child(Input1.main)
                    Child(Input2.main)
                    Child(Input3.main)
                    Child(Input4.main)
                    Child(Input5.main)
                    Child(Input6.main)
                    Child(Input7.main)
                    Child(Input8.main)
                PerModule(Half.self) { @MainActor (e0: Entry0, e1: Entry1, e2: Entry2, e3: Entry3, e4: Entry4) in
                    Half(numbers: [e0.input.numbers, e1.input.numbers, e2.input.numbers, e3.input.numbers, e4.input.numbers])
                }
                PerModule(All.self) { @MainActor (half: Half, e5: Entry5, e6: Entry6, e7: Entry7, e8: Entry8) in
                    All(numbers: half.numbers + [e5.input.numbers, e6.input.numbers, e7.input.numbers, e8.input.numbers])
                }
            }
        }
        let container = try Container {
            Parts()
            Parent()
            Module0()
            Module1()
            Module2()
            Module3()
            Module4()
            Module5()
            Module6()
            Module7()
            Module8()
        }
        #expect(try container.build(Looked()).numbers == (0...8).map(first))
    }

    @Test func `Child passes every number of parameters to a closure`() throws {
        struct Parent: Module {
            typealias Input = EveryDeclarationTests.Looked
            var bindings: Bindings {
                    Child(Input0.self) { Input0() }
                    Child(Input1.self) { (p1: P1) in Input1(p1: p1) }
                    Child(Input2.self) { (p1: P1, p2: P2) in Input2(p1: p1, p2: p2) }
                    Child(Input3.self) { (p1: P1, p2: P2, p3: P3) in Input3(p1: p1, p2: p2, p3: p3) }
                    Child(Input4.self) { (p1: P1, p2: P2, p3: P3, p4: P4) in Input4(p1: p1, p2: p2, p3: p3, p4: p4) }
                    Child(Input5.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) in Input5(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5) }
                    Child(Input6.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) in Input6(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6) }
                    Child(Input7.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) in Input7(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7) }
                    Child(Input8.self) { (p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7, p8: P8) in Input8(p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8) }
                PerModule(Half.self) { @MainActor (e0: Entry0, e1: Entry1, e2: Entry2, e3: Entry3, e4: Entry4) in
                    Half(numbers: [e0.input.numbers, e1.input.numbers, e2.input.numbers, e3.input.numbers, e4.input.numbers])
                }
                PerModule(All.self) { @MainActor (half: Half, e5: Entry5, e6: Entry6, e7: Entry7, e8: Entry8) in
                    All(numbers: half.numbers + [e5.input.numbers, e6.input.numbers, e7.input.numbers, e8.input.numbers])
                }
            }
        }
        let container = try Container {
            Parts()
            Parent()
            Module0()
            Module1()
            Module2()
            Module3()
            Module4()
            Module5()
            Module6()
            Module7()
            Module8()
        }
        #expect(try container.build(Looked()).numbers == (0...8).map(first))
    }

    @Test func `Wiring passes every number of parameters to a closure`() throws {
        struct Wired: Module {
            typealias Input = EveryDeclarationTests.Looked
            let note: @MainActor @Sendable () -> Void
            var bindings: Bindings {
                PerModule(Log.self) { @MainActor in Log() }
                PerModule(All.self) { @MainActor (log: Log) in All(numbers: [], log: log) }
                Wiring { @MainActor [note] in note() }
                Wiring { @MainActor (log: Log) in log.numbers.append([]) }
                Wiring { @MainActor (log: Log, p1: P1) in log.numbers.append([p1.number]) }
                Wiring { @MainActor (log: Log, p1: P1, p2: P2) in log.numbers.append([p1.number, p2.number]) }
                Wiring { @MainActor (log: Log, p1: P1, p2: P2, p3: P3) in log.numbers.append([p1.number, p2.number, p3.number]) }
                Wiring { @MainActor (log: Log, p1: P1, p2: P2, p3: P3, p4: P4) in log.numbers.append([p1.number, p2.number, p3.number, p4.number]) }
                Wiring { @MainActor (log: Log, p1: P1, p2: P2, p3: P3, p4: P4, p5: P5) in log.numbers.append([p1.number, p2.number, p3.number, p4.number, p5.number]) }
                Wiring { @MainActor (log: Log, p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6) in log.numbers.append([p1.number, p2.number, p3.number, p4.number, p5.number, p6.number]) }
                Wiring { @MainActor (log: Log, p1: P1, p2: P2, p3: P3, p4: P4, p5: P5, p6: P6, p7: P7) in log.numbers.append([p1.number, p2.number, p3.number, p4.number, p5.number, p6.number, p7.number]) }
            }
        }
        let noted = Log()
        let container = try Container {
            Parts()
            Wired { noted.numbers.append([]) }
        }
        #expect(try container.build(Looked()).log?.numbers == (0...7).map(first))
        #expect(noted.numbers == [[]])
    }
}
