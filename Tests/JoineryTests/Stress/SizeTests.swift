import Joinery
import Testing

@Suite struct SizeTests {
    @Test func `A chain of 100,000 transients links without an overflow`() async {
        await #expect(processExitsWith: .success) {
            let container = try Container { chain(100_000) }
            withExtendedLifetime(container) {}
        }
    }

    @Test func `A circle of 1,000 transients is found, with its whole path`() {
        let found = problems { circle(1_000) }
        #expect(found.map(\.kind) == [.cycle])
        #expect(found.first?.keys.count == 1_001)
    }

    @Test func `A chain of 1,000 transients can be resolved`() throws {
        let container = try Container { chain(1_000) }
        #expect(try lastLength(of: 1_000, in: container) == 1_000)
    }

    @Test func `400 bindings in blocks, loops and assemblies are linked`() throws {
        struct Group: Assembly {
            let range: Range<Int>
            var bindings: Bindings {
                for index in range { link(types[index], to: index == 0 ? nil : types[index - 1]) }
            }
        }
        let container = try Container {
            for start in stride(from: 0, to: 400, by: 50) { Group(range: start..<(start + 50)) }
        }
        #expect(try lastLength(of: 400, in: container) == 400)
    }

    @Test func `A factory may have eight parameters`() throws {
        let container = try Container {
            Transient(Int8.self) { 1 }
            Transient(ContiguousArray<Int8>.self) {
                (a: Int8, b: Int8, c: Int8, d: Int8, e: Int8, f: Int8, g: Int8, h: Int8) in [a, b, c, d, e, f, g, h]
            }
            Transient(Eight.init)
            Transient(Eight.init, as: (any AnyEight).self, taking: Int8.self, Int8.self, Int8.self)
        }
        #expect(try container.resolve(ContiguousArray<Int8>.self) == [1, 1, 1, 1, 1, 1, 1, 1])
        #expect(try container.resolve(Eight.self).values == [1, 1, 1, 1, 1, 1, 1, 1])
        let (five, six, seven): (Int8, Int8, Int8) = (5, 6, 7)
        #expect(try container.resolve((any AnyEight).self, with: five, six, seven).values == [5, 6, 7, 1, 1, 1, 1, 1])
    }

    @Test func `A factory with nine parameters is a problem that says so, and so is one with a tuple`() {
        let text = linkError {
            Transient(Int8.self) { 1 }
            Transient(Nine.init).declared(at: "App/Nine.swift", 1)
            Transient(Int16.self) { (pair: (Int8, Int8)) in Int16(pair.0) }.declared(at: "App/Pair.swift", 2)
        }
        #expect(
            text == """
                2 problems in the graph:

                1. unsupported: the factory of Nine has more than eight parameters, or one that is a tuple.
                       Nine  (Transient, App/Nine.swift:1)
                       → (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
                     hint: put some of the dependencies into a type of their own, and bind that.

                2. unsupported: the factory of Int16 has more than eight parameters, or one that is a tuple.
                       Int16  (Transient, App/Pair.swift:2)
                       → (Int8, Int8)
                     hint: put some of the dependencies into a type of their own, and bind that.
                """
        )
    }

    @Test func `A tuple that is bound is a service like any other`() throws {
        let container = try Container {
            Transient((Int8, Int8).self) { (1, 2) }
            Transient(Int16.self) { (pair: (Int8, Int8)) in Int16(pair.1) }
        }
        #expect(try container.resolve(Int16.self) == 2)
    }
}

private protocol AnyEight {
    var values: [Int8] { get }
}

private struct Eight: AnyEight {
    let values: [Int8]

    init(a: Int8, b: Int8, c: Int8, d: Int8, e: Int8, f: Int8, g: Int8, h: Int8) {
        values = [a, b, c, d, e, f, g, h]
    }
}

private struct Nine {
    init(a: Int8, b: Int8, c: Int8, d: Int8, e: Int8, f: Int8, g: Int8, h: Int8, i: Int8) {}
}

private let types = sampleTypes(100_000)

private func first<N: AnySample>(_ type: N.Type) -> Bindings { Transient(N.self) { N([]) }.declared }

private func second<N: AnySample, P: AnySample>(_ type: N.Type, _ previous: P.Type) -> Bindings {
    Transient(N.self) { (previous: P) in N([previous]) }.declared
}

private func link(_ type: any AnySample.Type, to previous: (any AnySample.Type)?) -> Bindings {
    guard let previous else { return first(type) }
    return second(type, previous)
}

@BindingsBuilder
private func chain(_ count: Int) -> Bindings {
    for index in 0..<count { link(types[index], to: index == 0 ? nil : types[index - 1]) }
}

@BindingsBuilder
private func circle(_ count: Int) -> Bindings {
    for index in 0..<count { link(types[index], to: types[(index + count - 1) % count]) }
}

private func resolveLength<N: AnySample>(_ type: N.Type, in container: Container) throws -> Int {
    var length = 0
    var next: (any AnySample)? = try container.resolve(type)
    while let node = next {
        length += 1
        next = node.dependencies.first
    }
    return length
}

private func lastLength(of count: Int, in container: Container) throws -> Int {
    let type = types[count - 1]
    return try resolveLength(type, in: container)
}
