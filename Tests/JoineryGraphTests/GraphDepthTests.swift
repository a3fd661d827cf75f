import Joinery
import JoineryGraph
import Testing

private struct First {}
private struct Second {}
private struct Third {}

/// Construction chains that are longer than a limit.
@Suite struct GraphDepthTests {
    @BindingsBuilder private var bindings: Bindings {
        Transient(First.self) { (_: Second) in First() }
        Transient(Second.self) { (_: Third) in Second() }
        Transient(Third.self) { Third() }
    }

    @Test func `deepConstruction: more objects one inside the other than the limit`() throws {
        let container = try Container { bindings }
        let error = #expect(throws: LinkError.self) {
            try container.check(.strict(roots: [First.self], constructionDepth: 2))
        }
        #expect(error?.problems.map(\.kind) == [.deepConstruction])
        #expect(error?.problems.first?.path.steps.map(\.key) == ["First", "Second", "Third"])
        #expect(
            error?.problems.first?.summary
                == "making First constructs 3 objects one inside the other; the limit is 2."
        )
    }

    @Test func `deepConstruction: not at the limit, and not if it is excluded`() throws {
        let container = try Container { bindings }
        try container.check(.strict(roots: [First.self], constructionDepth: 3))
        try container.check(.strict(roots: [First.self], except: [.deepConstruction], constructionDepth: 1))
    }

    @Test func `deepConstruction: what is asked for later counts for itself`() throws {
        let container = try Container {
            Transient(First.self) { (_: Provider<Second>) in First() }
            Transient(Second.self) { (_: Third) in Second() }
            Transient(Third.self) { Third() }
        }
        try container.check(.strict(roots: [First.self], constructionDepth: 2))
    }
}
