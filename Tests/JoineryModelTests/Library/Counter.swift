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
