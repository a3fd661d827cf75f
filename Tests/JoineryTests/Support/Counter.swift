import Synchronization

/// A number that any thread can raise.
final class Counter: Sendable {
    private let number = Atomic<Int>(0)

    init() {}

    var value: Int { number.load(ordering: .sequentiallyConsistent) }

    /// Adds one and returns the new value.
    @discardableResult
    func next() -> Int { add(1) }

    @discardableResult
    func add(_ amount: Int) -> Int { number.add(amount, ordering: .sequentiallyConsistent).newValue }
}

/// What happened, in order.
final class Log: Sendable {
    private let list = Locked<[String]>([])

    init() {}

    var entries: [String] { list.withLock { $0 } }

    func add(_ entry: String) { list.withLock { $0.append(entry) } }
}

/// An object that counts itself for as long as it lives.
class Tracked {
    private let alive: Counter

    init(_ alive: Counter) {
        self.alive = alive
        alive.next()
    }

    deinit { alive.add(-1) }
}

/// What a test's factory throws.
enum Failure: Error, Equatable {
    case down
    case round(Int)
}
