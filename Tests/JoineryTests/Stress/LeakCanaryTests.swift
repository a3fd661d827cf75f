import Joinery
import Testing

private final class Ring {
    var ring: Ring?
}

@Suite struct LeakCanaryTests {
    // A deliberate leak: the run with the leak sanitizer is only worth something if this is reported there.
    @Test(.enabled(if: canaryIsWanted())) func `The sanitizer reports a leak`() throws {
        let container = try Container { Transient(Ring.self) { Ring() } }
        for _ in 0..<100 {
            let ring = try container.resolve(Ring.self)
            ring.ring = ring
            #expect(ring.ring === ring)
        }
    }
}
