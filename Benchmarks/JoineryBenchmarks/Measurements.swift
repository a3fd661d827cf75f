/// One line of the table: something to measure, as often as one likes.
struct Measurement {
    let name: String
    private let measure: (String) throws -> Outcome

    init(_ name: String, _ measure: @escaping (String) throws -> Outcome) {
        self.name = name
        self.measure = measure
    }

    func outcome() throws -> Outcome { try measure(name) }

    /// The best of four outcomes, but no more than it takes to reach the target.
    ///
    /// On a shared machine a measurement can be far too long, and never too short.
    func isReached(_ first: Outcome, times factor: Double, slowness: Double) throws -> Bool {
        if first.isReached(times: factor, slowness: slowness) { return true }
        for _ in 0..<3 where try outcome().isReached(times: factor, slowness: slowness) { return true }
        return false
    }
}

/// How much slower this machine is than one that makes and frees an object in 40 nanoseconds; 1 if it is faster.
func slowness(_ effort: Effort) throws -> Double {
    guard let leaf = try coreWorks().first else { return 1 }
    return max(1, (try measure(leaf, effort).handWrittenNanoseconds ?? 40) / 40)
}

/// All that there is to measure, in the order of the table.
func measurements(_ effort: Effort) throws -> [Measurement] {
    try coreWorks().map { work in Measurement(work.name) { _ in try measure(work, effort) } }
        + [(1000, 1.3), (100_000, 3)]
        .map { count, target in
            Measurement("scale\(count)") { _ in try measure(try scaleWork(count, target: target), effort) }
        }
        + threadMeasurements(effort)
        + [1000, 100_000]
        .map { count in Measurement("link\(count)") { _ in try measureLinking(count, effort) } }
        + [
            Measurement("memory10000") { _ in try measureMemory(10_000) },
            Measurement("coldResolve") { _ in try measureCold(effort) },
        ]
}
