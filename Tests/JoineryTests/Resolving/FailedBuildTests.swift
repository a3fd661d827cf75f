import Joinery
import Testing

private struct PartInput: ModuleInput {
    typealias Entry = Part
}
private final class Part: Tracked {}
private struct PartModule: Module {
    let alive: Counter
    typealias Input = PartInput
    var bindings: Bindings { PerModule(Part.self) { [alive] in Part(alive) } }
}

private struct WholeInput: ModuleInput {
    typealias Entry = Whole
}
private final class Whole {}
private final class Router: Tracked {
    let builder: Builder<WholeInput>
    init(_ alive: Counter, _ builder: Builder<WholeInput>) {
        self.builder = builder
        super.init(alive)
    }
}

@Suite struct FailedBuildTests {
    @Test func `A module whose entry fails keeps nothing of what was made before`() throws {
        struct WholeModule: Module {
            let alive: Counter
            let runs: Counter
            typealias Input = WholeInput
            var bindings: Bindings {
                PerModule(Part.self) { [alive] in Part(alive) }
                PerModule(Whole.self) { [runs] (_: Part) in
                    if runs.next() == 1 { throw Failure.down }
                    return Whole()
                }
            }
        }
        let alive = Counter()
        let container = try Container { WholeModule(alive: alive, runs: Counter()) }
        #expect(resolutionError { try container.build(WholeInput()) }?.underlying as? Failure == .down)
        #expect(alive.value == 0)
        _ = try container.build(WholeInput())
        #expect(alive.value == 0)
    }

    @Test func `A failed module with a builder inside keeps nothing`() throws {
        struct WholeModule: Module {
            let alive: Counter
            typealias Input = WholeInput
            var bindings: Bindings {
                PerModule(Router.self) { [alive] (builder: Builder<WholeInput>) in Router(alive, builder) }
                PerModule(Whole.self) { (_: Router) in throw Failure.down }
            }
        }
        let alive = Counter()
        let container = try Container { WholeModule(alive: alive) }
        #expect(resolutionError { try container.build(WholeInput()) }?.underlying as? Failure == .down)
        #expect(alive.value == 0)
    }

    @Test func `A failed module with a lazy need inside keeps nothing`() throws {
        final class Holder: Tracked {
            let part: Lazy<Part>
            init(_ alive: Counter, _ part: Lazy<Part>) {
                self.part = part
                super.init(alive)
            }
        }
        struct WholeModule: Module {
            let alive: Counter
            typealias Input = WholeInput
            var bindings: Bindings {
                PerModule(Part.self) { [alive] in Part(alive) }
                PerModule(Holder.self) { [alive] (part: Lazy<Part>) in Holder(alive, part) }
                PerModule(Whole.self) { (holder: Holder) in
                    _ = try holder.part()
                    throw Failure.down
                }
            }
        }
        let alive = Counter()
        let container = try Container { WholeModule(alive: alive) }
        #expect(resolutionError { try container.build(WholeInput()) }?.underlying as? Failure == .down)
        #expect(alive.value == 0)
    }

    @Test func `A failed module with an embedded one keeps nothing of either`() throws {
        struct WholeModule: Module {
            typealias Input = WholeInput
            var bindings: Bindings {
                Child(PartInput.self) { PartInput() }
                PerModule(Whole.self) { (_: Part) in throw Failure.down }
            }
        }
        let alive = Counter()
        let container = try Container {
            WholeModule()
            PartModule(alive: alive)
        }
        #expect(resolutionError { try container.build(WholeInput()) }?.underlying as? Failure == .down)
        #expect(alive.value == 0)
    }

    @Test func `A wiring that throws fails the build, keeps nothing, and the next build succeeds`() throws {
        struct WholeModule: Module {
            let alive: Counter
            let runs: Counter
            typealias Input = WholeInput
            var bindings: Bindings {
                PerModule(Part.self) { [alive] in Part(alive) }
                PerModule(Whole.self) { (_: Part) in Whole() }
                Wiring { [runs] (_: Whole) in
                    if runs.next() == 1 { throw Failure.down }
                }
            }
        }
        let alive = Counter()
        let runs = Counter()
        let container = try Container { WholeModule(alive: alive, runs: runs) }
        let error = resolutionError { try container.build(WholeInput()) }
        #expect(error?.underlying as? Failure == .down)
        #expect(error?.keys == ["WholeModule", "Wiring"])
        #expect(alive.value == 0)
        _ = try container.build(WholeInput())
        #expect(runs.value == 2)
        #expect(alive.value == 0)
    }

    @Test func `A singleton's provider that fails keeps nothing of the instance it opened`() throws {
        let alive = Counter()
        let container = try Container {
            PerModule(Router.self) { (builder: Builder<WholeInput>) in Router(alive, builder) }
            PerModule(Whole.self) { (_: Router) in throw Failure.down }
            Singleton(ProviderHolder.init)
            PartModuleAsWhole()
        }
        let holder = try container.resolve(ProviderHolder.self)
        #expect(resolutionError { try holder.whole() }?.underlying as? Failure == .down)
        #expect(alive.value == 0)
    }
}

/// `@unchecked`, since the tests use it on one thread.
private final class ProviderHolder: @unchecked Sendable {
    let whole: Provider<Whole>
    init(whole: Provider<Whole>) { self.whole = whole }
}
private struct PartModuleAsWhole: Module {
    typealias Input = WholeInput
    var bindings: Bindings { PerModule(Whole.init) }
}
