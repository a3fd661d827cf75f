import Synchronization

/// Runs the making of one shared object: one thread at a time, the others wait.
///
/// Nothing is remembered of a failure: the error goes to the thread that ran, and each of those that waited tries for
/// itself. A thread that would wait for itself, directly or around others, gets an error instead.
final class ConstructionLock: Sendable {
    private let lock = Lock()
    private let owner = Atomic<UInt>(0)

    /// Runs `body` alone.
    ///
    /// The body is to look first whether the object has been made in the meantime.
    func run(for producer: Producer, _ body: () throws -> Void) throws {
        let construction = producer.kernel.construction
        let thread = currentThread()
        if owner.load(ordering: .relaxed) == thread {
            throw producer.kernel.error(cycleAt: producer, through: construction.entered(by: thread))
        }
        func own() throws {
            owner.store(thread, ordering: .relaxed)
            defer { owner.store(0, ordering: .relaxed) }
            try body()
        }
        if try lock.withLockIfAvailable(own) { return }
        try construction.wait(for: self, at: producer, on: thread) {
            try lock.withLock {
                construction.endWait(of: thread)
                try own()
            }
        }
    }

    /// The thread that is running, or 0.
    var runner: UInt { owner.load(ordering: .relaxed) }
}
