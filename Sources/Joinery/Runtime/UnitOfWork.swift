/// A module that is held open while a task works with it.
///
/// `@unchecked`: `task` is only touched under `lock`.
final class UnitOfWork: @unchecked Sendable {
    /// What builds the module.
    let producer: Producer
    let ending: Ending
    private let parent: Ending
    private let lock = Lock()
    // Alive while it is here: the task itself takes it out before it goes on.
    private var task: UnsafeCurrentTask?

    /// Begins work with a module; throws if the container is closed.
    init(with producer: Producer, in parent: Ending) throws {
        self.producer = producer
        self.parent = parent
        ending = Ending(inside: parent)
        try parent.begin(self)
    }

    /// Runs `body` as a part of this work, so that the container waits for it and can cancel it.
    func run<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        withUnsafeCurrentTask { current in lock.withLock { task = current } }
        defer { lock.withLock { task = nil } }
        return try await Activity.$current.withValue(
            Activity(.work, of: ending),
            operation: body,
            isolation: isolation
        )
    }

    /// Cancels the task that works.
    ///
    /// Under the lock, since the task has to exist until this is done. The lock is this object's own, and the code that
    /// hears of the cancellation has no way to it.
    func cancel() {
        lock.withLock { task?.cancel() }
    }

    /// Refuses what is new, and waits until nothing is being made any more.
    func close() async {
        _ = ending.close()
        while !ending.sealIfIdle() { await ending.reach(.idle) }
    }

    /// Notes that the actions have run as well.
    func end() {
        ending.end()
        parent.finish(self)
    }
}
