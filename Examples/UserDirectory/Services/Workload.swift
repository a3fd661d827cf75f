/// Runs the asynchronous work of all modules, and knows when none is left.
///
/// An interactor keeps the ``Work`` it is given. When the interactor goes, so does the work: it is cancelled, and
/// nobody waits for it any more.
@MainActor
public final class Workload {
    private var running: Set<Int> = []
    private var started = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// A workload with nothing to do.
    public init() {}

    /// Starts some work.
    ///
    /// - Parameter operation: The work. It should hold whoever started it weakly, and look at `Task.isCancelled` after
    ///   each suspension.
    /// - Returns: What keeps the work going: let go of it to cancel.
    public func run(_ operation: @escaping @MainActor () async -> Void) -> Work {
        started += 1
        let number = started
        running.insert(number)
        let task = Task {
            await operation()
            end(number)
        }
        return Work(task: task, number: number, workload: self)
    }

    /// Waits for an answer of the user's: no work until it is given, and work from then until it has come through.
    ///
    /// What goes on after the call, without suspending, belongs to it.
    ///
    /// - Parameter wait: Waits for the answer. Where the answer is given, `answered` is called.
    /// - Returns: What `wait` returns.
    public func answer<Answer>(
        _ wait: @MainActor (_ answered: @escaping @MainActor () -> Void) async throws -> Answer
    ) async rethrows -> Answer {
        started += 1
        let number = started
        defer { end(number) }
        return try await wait { self.running.insert(number) }
    }

    /// Waits until no work is left but what was cancelled.
    public func settle() async {
        // Tasks that are ready to go on have their turn first: they may start more work, or show what it led to.
        await Task.yield()
        while !running.isEmpty {
            await withCheckedContinuation { waiting.append($0) }
            await Task.yield()
        }
    }

    fileprivate func end(_ number: Int) {
        guard running.remove(number) != nil, running.isEmpty else { return }
        let resumed = waiting
        waiting = []
        for continuation in resumed { continuation.resume() }
    }
}

/// Work in progress, which is cancelled when this is let go.
public final class Work: Sendable {
    private let task: Task<Void, Never>
    private let number: Int
    private let workload: Workload

    fileprivate init(task: Task<Void, Never>, number: Int, workload: Workload) {
        self.task = task
        self.number = number
        self.workload = workload
    }

    deinit {
        task.cancel()
        Task { @MainActor [number, workload] in workload.end(number) }
    }
}
