import Joinery
import Testing

private final class Part: Tracked, @unchecked Sendable {}
private final class Whole: Tracked, @unchecked Sendable {
    let part: Part
    init(_ alive: Counter, _ part: Part) {
        self.part = part
        super.init(alive)
    }
}
private struct PageInput: ModuleInput {
    typealias Entry = Whole
}

@Suite struct FactoryFailureTests {
    @Test func `A singleton that fails leaves nothing of itself, and keeps the singletons it needed`() throws {
        let alive = Counter()
        let parts = Counter()
        let runs = Counter()
        let container = try Container {
            Singleton(Part.self) {
                parts.next()
                return Part(alive)
            }
            Singleton(Whole.self) { (part: Part) in
                if runs.next() == 1 { throw Failure.down }
                return Whole(alive, part)
            }
        }
        #expect(resolutionError { try container.resolve(Whole.self) }?.underlying as? Failure == .down)
        #expect(alive.value == 1)
        let whole = try container.resolve(Whole.self)
        #expect(try container.resolve(Part.self) === whole.part)
        #expect(parts.value == 1)
        #expect(runs.value == 2)
        #expect(alive.value == 2)
    }

    @Test func `The dependencies that were made before a failure are released`() throws {
        let alive = Counter()
        let container = try Container {
            Transient(Part.self) { Part(alive) }
            Transient(Int.self) { throw Failure.down }
            Transient(String.self) { (_: Part, _: Part, _: Int, _: Part) in "" }
        }
        #expect(resolutionError { try container.resolve(String.self) }?.keys == ["String", "Int"])
        #expect(alive.value == 0)
    }

    @Test func `A failure after the object was made, in a conversion, is a failure of the request only`() throws {
        let alive = Counter()
        let runs = Counter()
        let container = try Container {
            Singleton(Part.self) { Part(alive) }
                .provides(Int.self) { _ in
                    if runs.next() == 1 { throw Failure.down }
                    return runs.value
                }
        }
        #expect(throws: (any Error).self) { try container.resolve(Int.self) }
        #expect(alive.value == 1)
        #expect(try container.resolve(Int.self) == 2)
        #expect(alive.value == 1)
    }

    @Test func `Each part of a module may be the one that fails, and the next build is whole`() throws {
        struct PageModule: Module {
            let alive: Counter
            let failing: Int
            let runs: Counter
            typealias Input = PageInput
            var bindings: Bindings {
                PerModule(Part.self) { [alive, failing, runs] in
                    if failing == 0, runs.next() == 1 { throw Failure.round(0) }
                    return Part(alive)
                }
                PerModule(Whole.self) { [alive, failing, runs] (part: Part) in
                    if failing == 1, runs.next() == 1 { throw Failure.round(1) }
                    return Whole(alive, part)
                }
                Wiring { [failing, runs] (_: Whole) in
                    if failing == 2, runs.next() == 1 { throw Failure.round(2) }
                }
                Wiring { [failing, runs] (_: Part) in
                    if failing == 3, runs.next() == 1 { throw Failure.round(3) }
                }
            }
        }
        for failing in 0..<4 {
            let alive = Counter()
            let container = try Container { PageModule(alive: alive, failing: failing, runs: Counter()) }
            let error = resolutionError { try container.build(PageInput()) }
            #expect(error?.underlying as? Failure == .round(failing))
            #expect(alive.value == 0)
            let whole = try container.build(PageInput())
            #expect(alive.value == 2)
            withExtendedLifetime(whole) {}
        }
    }
}
