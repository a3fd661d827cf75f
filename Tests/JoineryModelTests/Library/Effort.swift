import Foundation

/// How much the tests with random graphs try.
enum Effort {
    /// The number of rounds of this run: less in a debug build, and so many per cent of it as `JOINERY_EFFORT` says.
    static func rounds(_ debug: Int, release: Int) -> UInt64 {
        #if DEBUG
        let usual = debug
        #else
        let usual = release
        #endif
        let percent = ProcessInfo.processInfo.environment["JOINERY_EFFORT"].flatMap { Int($0) } ?? 100
        return UInt64(max(usual * percent / 100, 1))
    }
}
