/// Waits for a task without owning it: who waits can be cancelled, the task goes on for the others.
///
/// `@unchecked`: `state` is only touched under `lock`.
final class Waiter: @unchecked Sendable {
    private enum State {
        case idle
        case waiting(CheckedContinuation<Void, any Error>)
        case done(Result<Void, any Error>)
    }

    private let lock = Lock()
    private var state = State.idle

    /// Returns when `task` ends, or throws as soon as the caller is cancelled.
    static func wait(for task: Task<Void, any Error>) async throws {
        let waiter = Waiter()
        Task { waiter.end(await task.result) }
        try await waiter.wait()
    }

    /// Returns when `task` ends, or throws `TimedOut` when `deadline` has passed.
    static func wait(for task: Task<Void, any Error>, until deadline: ContinuousClock.Instant) async throws {
        let waiter = Waiter()
        let clock = Task {
            try await Task.sleep(until: deadline, clock: .continuous)
            waiter.end(.failure(ShutdownError.TimedOut()))
        }
        defer { clock.cancel() }
        Task { waiter.end(await task.result) }
        try await waiter.wait()
    }

    /// Runs `body` and returns whether it has ended before the deadline; it goes on if it has not.
    static func waits(
        until deadline: ContinuousClock.Instant?,
        _ body: @escaping @Sendable () async -> Void
    ) async -> Bool {
        guard let deadline else {
            await body()
            return true
        }
        let task = Task<Void, any Error> { await body() }
        do {
            try await wait(for: task, until: deadline)
            return true
        } catch {
            return false
        }
    }

    private func wait() async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { begin($0) }
        } onCancel: {
            end(.failure(CancellationError()))
        }
    }

    private func begin(_ continuation: CheckedContinuation<Void, any Error>) {
        var result: Result<Void, any Error>?
        lock.withLock {
            if case .done(let early) = state { result = early } else { state = .waiting(continuation) }
        }
        if let result { continuation.resume(with: result) }
    }

    private func end(_ result: Result<Void, any Error>) {
        var continuation: CheckedContinuation<Void, any Error>?
        lock.withLock {
            switch state {
            case .idle: state = .done(result)
            case .waiting(let waiting):
                continuation = waiting
                state = .done(result)
            case .done: break
            }
        }
        continuation?.resume(with: result)
    }
}
