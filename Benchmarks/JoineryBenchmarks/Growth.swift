import Foundation

// How the cost of an operation grows when its work doubles.
//
//   swift run -c release JoineryBenchmarks --growth [--check] [--only NAME]

/// One operation that visits the graph, on a graph of any size.
struct GrowthWork {
    let name: String
    /// The smallest size; the others are two, four and eight times as much.
    let size: Int
    /// The exponent that is to be reached.
    let target: Double
    /// Prepares the operation on a graph of a size; what it returns is measured.
    let prepare: (_ size: Int) throws -> () throws -> Void

    init(_ name: String, size: Int, target: Double = 1, prepare: @escaping (_ size: Int) throws -> () throws -> Void) {
        self.name = name
        self.size = size
        self.target = target
        self.prepare = prepare
    }
}

/// What came out for one operation.
struct Growth {
    let name: String
    let target: Double
    let sizes: [Int]
    /// The processor time at each size, in nanoseconds.
    let times: [Double]

    /// The power of the size that the time grows with: the slope of the best line through the logarithms.
    var exponent: Double {
        let points = zip(sizes, times).map { (x: log(Double($0)), y: log($1)) }
        let count = Double(points.count)
        let meanX = points.reduce(0) { $0 + $1.x } / count
        let meanY = points.reduce(0) { $0 + $1.y } / count
        let covariance = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
        return covariance / points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    }

    /// How far above its target an exponent may be, since caches and a shared machine raise it.
    var isReached: Bool { exponent <= target + 0.5 }

    /// The shorter times of two measurements.
    func minimum(with other: Growth) -> Growth {
        Growth(name: name, target: target, sizes: sizes, times: zip(times, other.times).map(min))
    }
}

/// Measures one operation at its four sizes.
///
/// The time is that of the processor, which other programs on the machine disturb little, and the shortest of some runs.
func grow(_ work: GrowthWork) throws -> Growth {
    let sizes = [1, 2, 4, 8].map { $0 * work.size }
    let times = try sizes.map { size in
        let body = try work.prepare(size)
        // What is made on first use, as the types, is made now.
        try body()
        let first = try processorTime(body)
        // A short operation is repeated within a run, so that the clock's own steps do not show.
        let rounds = max(1, Int(200_000 / max(first, 1)))
        let runs = first > 50_000_000 ? 2 : 5
        let times = try (0..<runs)
            .map { _ in
                try processorTime { for _ in 0..<rounds { try body() } } / Double(rounds)
            }
        return times.min() ?? first
    }
    return Growth(name: work.name, target: work.target, sizes: sizes, times: times)
}

/// The processor time of a closure, of all threads, in nanoseconds.
private func processorTime(_ body: () throws -> Void) rethrows -> Double {
    let begin = processorClock()
    try body()
    return processorClock() - begin
}

private func processorClock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Measures the operations, again where the target is missed, and prints a table.
///
/// - Returns: The names of those that miss their targets.
func printGrowth(_ works: [GrowthWork]) throws -> [String] {
    print(growthRow("operation", ["n", "n", "2n", "4n", "8n", "exponent", "target"]))
    print(String(repeating: "-", count: 104))
    var missed: [String] = []
    for work in works {
        var growth = try grow(work)
        for _ in 0..<3 where !growth.isReached { growth = growth.minimum(with: try grow(work)) }
        let times = growth.times.map(duration)
        let exponent = String(format: "%.2f", growth.exponent)
        let target = String(format: "≤ %.1f", growth.target)
        print(
            growthRow(growth.name, ["\(work.size)"] + times + [exponent, target + (growth.isReached ? "" : " missed")])
        )
        fflush(nil)
        if !growth.isReached { missed.append(work.name) }
    }
    return missed
}

private func duration(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<10_000: String(format: "%.2f µs", nanoseconds / 1000)
    case ..<10_000_000: String(format: "%.2f ms", nanoseconds / 1_000_000)
    default: String(format: "%.0f ms", nanoseconds / 1_000_000)
    }
}

private func growthRow(_ name: String, _ cells: [String]) -> String {
    func padding(_ text: String, to width: Int) -> String { String(repeating: " ", count: max(1, width - text.count)) }
    return name + padding(name, to: 40) + cells.map { padding($0, to: 11) + $0 }.joined()
}

/// Runs asynchronous work to its end, from a thread that may wait.
func waiting(for body: @escaping @Sendable () async throws -> Void) throws {
    let done = DispatchSemaphore(value: 0)
    let outcome = Left<any Error>()
    Task.detached {
        do { try await body() } catch { outcome.value = error }
        done.signal()
    }
    done.wait()
    if let error = outcome.value { throw error }
}

/// What a task leaves behind.
///
/// `@unchecked`: written before the semaphore is signalled, and read after it.
private final class Left<Value>: @unchecked Sendable {
    var value: Value?
}
