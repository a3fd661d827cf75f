import Joinery
import Testing

private let rounds = Effort.rounds(10, release: 100)

@Suite struct LifetimeTests {
    @Test(arguments: 0..<rounds)
    func `What is alive is what can be reached, whatever is asked for, called later and let go of`(
        round: UInt64
    ) async {
        await tryRound(round) { sketch, _ in sketch }
    }

    private func tryRound(_ round: UInt64, _ change: (Sketch, UInt64) -> Sketch) async {
        for seed in round * 100..<round * 100 + 100 {
            let sketch = change(Sketch.random(seed: seed), seed)
            guard !sketch.isKnownToDiffer else { continue }
            let report = await Trial(sketch: sketch, steps: seed).run()
            guard let difference = report.difference else { continue }
            return await explain(difference, sketch, seed)
        }
    }

    private func explain(_ difference: String, _ sketch: Sketch, _ seed: UInt64) async {
        var smallest: (sketch: Sketch, steps: UInt64) = (sketch, seed)
        // Other steps may show the same with less.
        for steps in [seed] + Array(0..<10) {
            let small = await smallest.sketch.shrunk { sketch in
                guard !sketch.isKnownToDiffer else { return false }
                return await Trial(sketch: sketch, steps: steps).run().difference != nil
            }
            if small.size < smallest.sketch.size { smallest = (small, steps) }
        }
        let why = await Trial(sketch: smallest.sketch, steps: smallest.steps).run().difference ?? difference
        Issue.record("seed \(seed), steps \(smallest.steps): \(why)\n\(smallest.sketch)")
    }
}
