import Joinery
import Testing

@Suite struct SizeTests {
    @Test("A chain of 100,000 transients links without an overflow")
    func aChainOf100000TransientsLinksWithoutAnOverflow() async {
        await #expect(processExitsWith: .success) {
            let container = try Container { chain(100_000) }
            withExtendedLifetime(container) {}
        }
    }

    @Test("A circle of 1,000 transients is found, with its whole path")
    func aCircleOf1000TransientsIsFoundWithItsWholePath() {
        let found = problems { circle(1_000) }
        #expect(found.map(\.kind) == [.cycle])
        #expect(found.first?.keys.count == 1_001)
    }

    @Test("A chain of 1,000 transients can be resolved")
    func aChainOf1000TransientsCanBeResolved() throws {
        let container = try Container { chain(1_000) }
        #expect(try lastLength(of: 1_000, in: container) == 1_000)
    }

    @Test("400 bindings in blocks, loops and assemblies are linked")
    func manyBindingsInBlocksLoopsAndAssembliesAreLinked() throws {
        struct Group: Assembly {
            let range: Range<Int>
            var bindings: Bindings {
                for index in range { link(linkTypes[index], to: index == 0 ? nil : linkTypes[index - 1]) }
            }
        }
        let container = try Container {
            for start in stride(from: 0, to: 400, by: 50) { Group(range: start..<(start + 50)) }
        }
        #expect(try lastLength(of: 400, in: container) == 400)
    }

    @Test("A factory may have 40 parameters")
    func aFactoryMayHave40Parameters() throws {
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

// MARK: Types in any number

private protocol Digit: SendableMetatype {}
private enum Zero: Digit {}
private enum Next<Previous: Digit>: Digit {}

private protocol AnyLink: SendableMetatype {
    var length: Int { get }
    init(length: Int)
}
/// One of a family of types with as many members as are asked for.
private struct Link<High: Digit, Low: Digit>: AnyLink {
    var length: Int
}

private func next<D: Digit>(_ digit: D.Type) -> any Digit.Type { Next<D>.self }

private func link<High: Digit, Low: Digit>(_ high: High.Type, _ low: Low.Type) -> any AnyLink.Type {
    Link<High, Low>.self
}

private let linkTypes: [any AnyLink.Type] = {
    var side: [any Digit.Type] = [Zero.self]
    var last: any Digit.Type = Zero.self
    while side.count < 320 {
        last = next(last)
        side.append(last)
    }
    var links: [any AnyLink.Type] = []
    for high in side {
        for low in side { links.append(link(high, low)) }
    }
    return links
}()

private func first<L: AnyLink>(_ type: L.Type) -> Bindings { Transient(L.self) { L(length: 1) }.declared }

private func second<L: AnyLink, P: AnyLink>(_ type: L.Type, _ previous: P.Type) -> Bindings {
    Transient(L.self) { (previous: P) in L(length: previous.length + 1) }.declared
}

private func link(_ type: any AnyLink.Type, to previous: (any AnyLink.Type)?) -> Bindings {
    guard let previous else { return first(type) }
    return second(type, previous)
}

@BindingsBuilder
private func chain(_ count: Int) -> Bindings {
    for index in 0..<count { link(linkTypes[index], to: index == 0 ? nil : linkTypes[index - 1]) }
}

@BindingsBuilder
private func circle(_ count: Int) -> Bindings {
    for index in 0..<count { link(linkTypes[index], to: linkTypes[(index + count - 1) % count]) }
}

private func resolveLength<L: AnyLink>(_ type: L.Type, in container: Container) throws -> Int {
    try container.resolve(type).length
}

private func lastLength(of count: Int, in container: Container) throws -> Int {
    let type = linkTypes[count - 1]
    return try resolveLength(type, in: container)
}
