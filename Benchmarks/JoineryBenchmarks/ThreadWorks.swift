import Foundation
import Joinery

// Two threads: what they do together, in one thread's time.

/// Measures the throughput of two threads against that of `reference`.
func measureThreads(
    _ name: String,
    target: Double,
    _ effort: Effort,
    first: @escaping @Sendable (Int) throws -> Void,
    second: @escaping @Sendable (Int) throws -> Void,
    reference: (Int) throws -> Double
) throws -> Outcome {
    var count = 1024
    while try ContinuousClock().measure({ try first(count) }) * 2 < effort.repetition { count *= 2 }
    var ratios: [Double] = []
    var times: [Double] = []
    for _ in 0..<effort.repetitions {
        // Rounds in a nanosecond, of both threads.
        let alone = try reference(count)
        let together = try throughput(count, first, second)
        ratios.append(together / alone)
        times.append(1 / together)
    }
    var outcome = Outcome(work: name, ratio: median(ratios), nanoseconds: median(times), target: target)
    outcome.isThroughput = true
    return outcome
}

/// The rounds in a nanosecond that two threads make together.
func throughput(
    _ count: Int,
    _ first: @escaping @Sendable (Int) throws -> Void,
    _ second: @escaping @Sendable (Int) throws -> Void
) throws -> Double {
    let begin = DispatchSemaphore(value: 0)
    let end = DispatchSemaphore(value: 0)
    let body = { @Sendable (work: @escaping @Sendable (Int) throws -> Void) in
        Thread.detachNewThread {
            begin.wait()
            try? work(count)
            end.signal()
        }
    }
    body(first)
    body(second)
    let time = ContinuousClock()
        .measure {
            begin.signal()
            begin.signal()
            end.wait()
            end.wait()
        }
    return Double(2 * count) / (time / .nanoseconds(1))
}

/// The rounds in a nanosecond that this thread makes alone.
private func alone(_ count: Int, _ work: (Int) throws -> Void) throws -> Double {
    1 / (try nanoseconds(count) { try work(count) })
}

func threadMeasurements(_ effort: Effort) throws -> [Measurement] {
    let container = try makeContainer()
    let leaf: @Sendable (Int) throws -> Void = { count in
        for _ in 0..<count { use(try container.resolve((any Leaf).self)) }
    }
    let log: @Sendable (Int) throws -> Void = { count in
        for _ in 0..<count { use(try container.resolve((any Logging).self)) }
    }
    let users: @Sendable (Int) throws -> Void = { count in
        for _ in 0..<count { use(try container.resolve((any UserService).self)) }
    }
    let global: @Sendable (Int) throws -> Void = { count in
        for _ in 0..<count { use(handWrittenSingleton()) }
    }
    return [
        Measurement("threadsTransient") {
            try measureThreads($0, target: 1.8, effort, first: leaf, second: leaf) { try alone($0, leaf) }
        },
        Measurement("threadsSingletons") {
            try measureThreads($0, target: 1.8, effort, first: log, second: users) { try alone($0, log) }
        },
        Measurement("threadsSharedSingleton") {
            try measureThreads($0, target: 0.9, effort, first: log, second: log) { try throughput($0, global, global) }
        },
    ]
}
