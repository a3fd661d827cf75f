import Joinery
import Testing

private struct Config {}

private func needing<N: AnySample, P: AnySample>(_ type: N.Type, _ previous: P.Type) -> Bindings {
    Transient(N.self) { (previous: P) in N([previous]) }.declared
}

private func needingConfig<N: AnySample>(_ type: N.Type) -> Bindings {
    Transient(N.self) { (_: Config) in N([]) }.declared
}

private func link(_ type: any AnySample.Type, to previous: (any AnySample.Type)?) -> Bindings {
    guard let previous else { return needingConfig(type) }
    return needing(type, previous)
}

private struct UnusedInput: ModuleInput {
    typealias Entry = Config
}
private struct UnusedModule: Module {
    typealias Input = UnusedInput
    var bindings: Bindings { PerModule(Config.self) { Config() } }
}

/// What is missing far down is told with the whole way to it.
@Suite struct DeepPathTests {
    private let types = sampleTypes(20)

    @Test func `What is missing 20 steps down has the whole path, with a place for each step, once`() throws {
        let problem = problem {
            for index in types.indices {
                link(types[index], to: index == 0 ? nil : types[index - 1])
            }
        }
        #expect(problem?.kind == .missing)
        #expect(problem?.keys == types.reversed().map { String(describing: $0) } + ["Config"])
        #expect(problem?.lines.dropLast().allSatisfy { $0 != nil } == true)
    }

    @Test func `What a module binds that nobody declared here is missing, and is found where it is declared`() throws {
        let alone = problem { link(types[0], to: nil) }
        #expect(alone?.kind == .missing)
        #expect(alone?.hints.contains { $0.contains("UnusedModule") } == false)
        let beside = problem {
            link(types[0], to: nil)
            UnusedModule()
        }
        #expect(beside?.kind == .missing)
        #expect(beside?.hints.contains { $0.contains("UnusedModule") } == true)
    }
}
