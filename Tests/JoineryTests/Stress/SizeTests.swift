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

    @Test func `A factory may have 40 parameters`() throws {
        let container = try Container {
            Transient(Int8.self) { 1 }
            Transient(ContiguousArray<Int8>.self) {
                (
                    a: Int8,
                    b: Int8,
                    c: Int8,
                    d: Int8,
                    e: Int8,
                    f: Int8,
                    g: Int8,
                    h: Int8,
                    i: Int8,
                    j: Int8,
                    k: Int8,
                    l: Int8,
                    m: Int8,
                    n: Int8,
                    o: Int8,
                    p: Int8,
                    q: Int8,
                    r: Int8,
                    s: Int8,
                    t: Int8,
                    ka: Int8,
                    kb: Int8,
                    kc: Int8,
                    kd: Int8,
                    ke: Int8,
                    kf: Int8,
                    kg: Int8,
                    kh: Int8,
                    ki: Int8,
                    kj: Int8,
                    kk: Int8,
                    kl: Int8,
                    km: Int8,
                    kn: Int8,
                    ko: Int8,
                    kp: Int8,
                    kq: Int8,
                    kr: Int8,
                    ks: Int8,
                    kt: Int8
                ) in [a, b, t, ka, kt]
            }
        }
        #expect(try container.resolve(ContiguousArray<Int8>.self) == [1, 1, 1, 1, 1])
    }
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
