import Joinery
import Testing

/// The canaries: a model that is wrong has to be found out, or an agreement means nothing.
@Suite struct HarnessTests {
    @Test func `A model that takes transients for singletons is found out, with a small sketch`() async throws {
        let small = try #require(
            await smallestDifference { sketch in
                sketch.changingBindings { if $0.scope == .transient { $0.scope = .singleton } }
            }
        )
        // One transient, asked for twice.
        #expect(small.size <= 2, "\(small)")
        #expect("\(small)".contains("Transient(Part<"))
    }

    @Test func `A model that gives the parameters in another order is found out, with a small sketch`() async throws {
        let small = try #require(
            await smallestDifference { sketch in sketch.changingBindings { $0.needs.reverse() } }
        )
        #expect(small.size <= 6, "\(small)")
    }

    @Test func `A model that does not know of actors is found out, with a small sketch`() async throws {
        let small = try #require(
            await smallestDifference { sketch in sketch.changingBindings { $0.home = .nowhere } }
        )
        #expect(small.size <= 3, "\(small)")
        #expect("\(small)".contains("@"))
    }

    @Test func `A model that forgets what modules share is found out, with a small sketch`() async throws {
        let small = try #require(
            await smallestDifference { sketch in sketch.changingBindings { $0.isShared = false } }
        )
        #expect(small.size <= 8, "\(small)")
        #expect("\(small)".contains(".shared()"))
    }

    @Test func `A sketch is the same for the same seed, and others for other seeds`() {
        #expect(Sketch.random(seed: 7) == Sketch.random(seed: 7))
        #expect(Set((0..<50).map { Sketch.random(seed: $0).description }).count > 45)
    }

    /// The smallest sketch on which a deceived model and the library do not agree.
    private func smallestDifference(_ deceive: @escaping @Sendable (Sketch) -> Sketch) async -> Sketch? {
        func differs(_ sketch: Sketch) async -> Bool {
            await Trial(sketch: sketch, deceive: deceive).run().difference != nil
        }
        for seed in 0..<200 as Range<UInt64> {
            let sketch = Sketch.random(seed: seed)
            guard !sketch.isKnownToDiffer, await differs(sketch) else { continue }
            return await sketch.shrunk { await differs($0) }
        }
        return nil
    }
}
