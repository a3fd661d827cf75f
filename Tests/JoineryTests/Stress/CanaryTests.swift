#if THREAD_SANITIZER
import Joinery
import Testing

private final class Racy: @unchecked Sendable {
    var number = 0
}

@Suite struct CanaryTests {
    // A deliberate race: the sanitizer run is only worth something if this is reported there.
    @Test(.enabled(if: canaryIsWanted()))
    func `The sanitizer reports a race`() throws {
        let container = try Container { Singleton(Racy.init) }
        let crew = Crew()
        let racy = try container.resolve(Racy.self)
        for _ in 0..<4 {
            crew.start { for _ in 0..<1_000 { racy.number += 1 } }
        }
        #expect(crew.finish())
    }
}
#endif
