import AllocationCounter

/// One thing that is measured: `count` rounds of it by the container, and of its twin written by hand.
struct Work {
    let name: String
    /// The ratio that is to be reached; the least throughput for works on two threads.
    let target: Double
    let container: @Sendable (_ count: Int) throws -> Void
    let handWritten: @Sendable (_ count: Int) throws -> Void
}

/// What came out for one work.
struct Outcome {
    var work: String
    var ratio: Double?
    var nanoseconds: Double
    var handWrittenNanoseconds: Double?
    var allocations: Double?
    var handWrittenAllocations: Double?
    /// What is kept, where that is what counts.
    var bytes: Double?
    /// The figure to compare with the target, if it is not the ratio.
    var target: Double
    var isThroughput = false
}

/// How long to measure.
struct Effort {
    /// The time that one repetition takes, about.
    var repetition: Duration
    var repetitions: Int

    static let quick = Effort(repetition: .milliseconds(4), repetitions: 9)
    static let thorough = Effort(repetition: .milliseconds(25), repetitions: 21)
}

/// Uses a value, so that making it is not optimised away, and takes it: who only reads it needs a strong reference.
@inline(never)
@_optimize(none)
func use<Value>(_ value: consuming Value) {
    withExtendedLifetime(value) {}
}

func measure(_ work: Work, _ effort: Effort) throws -> Outcome {
    let count = try rounds(of: work, effort)
    try work.container(count)
    try work.handWritten(count)
    var ours: [Double] = []
    var theirs: [Double] = []
    for _ in 0..<effort.repetitions {
        theirs.append(try nanoseconds(count) { try work.handWritten(count) })
        ours.append(try nanoseconds(count) { try work.container(count) })
    }
    return Outcome(
        work: work.name,
        ratio: median(zip(ours, theirs).map { $0 / $1 }),
        nanoseconds: median(ours),
        handWrittenNanoseconds: median(theirs),
        allocations: try allocations(work.container),
        handWrittenAllocations: try allocations(work.handWritten),
        target: work.target
    )
}

/// How many rounds fill one repetition.
private func rounds(of work: Work, _ effort: Effort) throws -> Int {
    var count = 64
    while true {
        let time = try ContinuousClock().measure { try work.container(count) }
        if time * 2 >= effort.repetition || count > 1 << 24 { return count }
        count *= 2
    }
}

func nanoseconds(_ count: Int, _ body: () throws -> Void) rethrows -> Double {
    let begin = ContinuousClock.now
    try body()
    return (ContinuousClock.now - begin) / .nanoseconds(count)
}

/// The allocations of one round.
private func allocations(_ body: (Int) throws -> Void) throws -> Double? {
    guard joinery_counts_allocations() != 0 else { return nil }
    let count = 1000
    // Once before, for what is made on first use.
    try body(1)
    let before = joinery_allocation_count()
    try body(count)
    return (Double(joinery_allocation_count() - before) / Double(count)).rounded()
}

/// The works that allocate more than their twin: anything at all, or more than a frame for a module.
func allocationExcess(of works: [Work]) throws -> [String] {
    try works.compactMap { work in
        guard let ours = try allocations(work.container), let theirs = try allocations(work.handWritten) else {
            return nil
        }
        let allowed = work.name == "module" || work.name == "builder" ? theirs + 1 : theirs
        return ours > allowed ? "\(work.name) allocates \(ours) times, by hand \(theirs)" : nil
    }
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted[sorted.count / 2]
}
