import Joinery
import Testing

private let rounds = Effort.rounds(20, release: 60)

@Suite struct RandomGraphTests {
    @Test(arguments: 0..<rounds)
    func `The library and the reference model agree on random graphs`(round: UInt64) async {
        for seed in round * 100..<round * 100 + 100 {
            let sketch = Sketch.random(seed: seed)
            guard !sketch.isKnownToDiffer else { continue }
            let report = await Trial(sketch: sketch).run()
            guard let difference = report.difference else { continue }
            return await explain(difference, sketch, seed)
        }
    }

    @Test func `The random graphs are of all kinds: many link, each problem occurs, and many objects are made`() async {
        var linked = 0
        var objects = 0
        var kinds: [LinkError.Problem.Kind: Int] = [:]
        for seed in 0..<500 as Range<UInt64> {
            let sketch = Sketch.random(seed: seed)
            // What a known limit leaves behind is not for the leak sanitizer to find.
            guard !sketch.isKnownToDiffer else { continue }
            let report = await Trial(sketch: sketch).run()
            if report.kinds.isEmpty { linked += 1 }
            objects += report.objects
            for kind in report.kinds { kinds[kind, default: 0] += 1 }
        }
        #expect(linked > 100)
        #expect(objects > 5_000)
        let expected: Set<LinkError.Problem.Kind> = [
            .missing, .duplicate, .cycle, .captive, .isolation, .outsideModule, .notShared, .adapterLoop,
            .notOverridden,
        ]
        #expect(expected.subtracting(kinds.keys).isEmpty, "\(kinds)")
    }

    /// Reports a difference with the smallest sketch that shows one.
    private func explain(_ difference: String, _ sketch: Sketch, _ seed: UInt64) async {
        let small = await sketch.shrunk { sketch in
            guard !sketch.isKnownToDiffer else { return false }
            return await Trial(sketch: sketch).run().difference != nil
        }
        let why = await Trial(sketch: small).run().difference ?? difference
        Issue.record("seed \(seed): \(why)\n\(small)")
    }
}
