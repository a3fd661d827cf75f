import Joinery
import Testing

@Suite struct RandomGraphTests {
    private static let batch: UInt64 = 100

    @Test("The library and the reference model agree on random graphs", arguments: 0..<400 as Range<UInt64>)
    func theLibraryAndTheReferenceModelAgreeOnRandomGraphs(round: UInt64) async {
        for seed in round * Self.batch..<(round + 1) * Self.batch {
            let sketch = Sketch.random(seed: seed)
            guard !sketch.isKnownToDiffer else { continue }
            let report = await Trial(sketch: sketch).run()
            guard let difference = report.difference else { continue }
            await explain(difference, seed: seed)
            return
        }
    }

    @Test("The random graphs are of all kinds: many link, each problem occurs, and many objects are made")
    func theRandomGraphsAreOfAllKinds() async {
        var linked = 0
        var objects = 0
        var kinds: [Problem.Kind: Int] = [:]
        for seed in 0..<1_000 as Range<UInt64> {
            let report = await Trial(sketch: .random(seed: seed)).run()
            if report.kinds.isEmpty { linked += 1 }
            objects += report.objects
            for kind in report.kinds { kinds[kind, default: 0] += 1 }
        }
        #expect(linked > 250, "\(linked)")
        #expect(objects > 5_000, "\(objects)")
        let expected: Set<Problem.Kind> = [
            .missing, .duplicate, .cycle, .captive, .isolation, .outsideModule, .notShared, .adapterLoop,
            .notOverridden,
        ]
        #expect(expected.subtracting(kinds.keys).isEmpty, "\(kinds)")
    }

    /// Reports a difference with the smallest sketch that shows one.
    private func explain(_ difference: String, seed: UInt64) async {
        let small = await Sketch.random(seed: seed).shrunk { sketch in
            guard !sketch.isKnownToDiffer else { return false }
            return await Trial(sketch: sketch).run().difference != nil
        }
        let why = await Trial(sketch: small).run().difference ?? difference
        Issue.record("seed \(seed): \(why)\n\(small)")
    }
}
