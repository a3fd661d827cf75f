/// Knows in which order singletons that have something to do at shutdown were made.
///
/// `@unchecked`: all but `actions`, which is filled before the container is published, is only touched under `lock`.
final class Shutdown: @unchecked Sendable {
    /// What to do, by node.
    var actions: [Int: any ShutdownAction] = [:]
    private let lock = Lock()
    private var made: [(service: String, run: @Sendable () async throws -> Void)] = []
    private var isOver = false
    private var task: Task<[ShutdownError.Failure], Never>?

    /// Notes that a singleton has been made.
    func note(_ producer: Producer) {
        guard let action = actions[producer.node], let run = action.prepare(producer, in: nil) else { return }
        let service = producer.kernel.step(producer.node).key
        var isLate = false
        lock.withLock {
            isLate = isOver
            if !isLate { made.append((service, run)) }
        }
        // It was being made when the container was shut down: nobody will use it.
        if isLate { Task { try await run() } }
    }

    /// Runs the actions of what has been made, the last first, once; a second call waits for the first.
    ///
    /// Returns what went wrong, to the first caller alone.
    func run(timeout: Duration?) async -> [ShutdownError.Failure] {
        // From inside of an action there is nothing to wait for but itself.
        if Self.current == ObjectIdentifier(self) { return [] }
        var running: Task<[ShutdownError.Failure], Never>?
        var isFirst = false
        lock.withLock {
            if task == nil {
                task = Task.detached {
                    await Self.$current.withValue(ObjectIdentifier(self)) { await self.runAll(timeout) }
                }
                isFirst = true
            }
            running = task
        }
        let failures = await running?.value ?? []
        return isFirst ? failures : []
    }

    /// The shutdown that the running task belongs to.
    @TaskLocal private static var current: ObjectIdentifier?

    private func runAll(_ timeout: Duration?) async -> [ShutdownError.Failure] {
        let deadline = timeout.map { ContinuousClock.now + $0 }
        var failures: [ShutdownError.Failure] = []
        while let next = takeLast() {
            do {
                try await run(next.run, until: deadline)
            } catch {
                failures.append(ShutdownError.Failure(service: next.service, error: error))
            }
        }
        return failures
    }

    private func takeLast() -> (service: String, run: @Sendable () async throws -> Void)? {
        var result: (service: String, run: @Sendable () async throws -> Void)?
        lock.withLock {
            result = made.popLast()
            isOver = result == nil
        }
        return result
    }

    private func run(
        _ action: @escaping @Sendable () async throws -> Void,
        until deadline: ContinuousClock.Instant?
    ) async throws {
        guard let deadline else { return try await action() }
        guard ContinuousClock.now < deadline else { throw ShutdownError.TimedOut() }
        let task = Task { try await action() }
        do {
            try await Waiter.wait(for: task, until: deadline)
        } catch {
            task.cancel()
            throw error
        }
    }
}
