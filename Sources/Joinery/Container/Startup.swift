/// Makes the asynchronous and the eager singletons of one container: each once, in the order in which they need each
/// other, those that do not at the same time.
///
/// `@unchecked`: `tasks` and `started` are only touched under `lock`; `items` is filled before the container is
/// published.
final class Startup: @unchecked Sendable {
    var items: [StartItem] = [] {
        didSet { total = items.count { $0.subject != nil } }
    }
    /// How many singletons there are to start.
    private var total = 0
    private let lock = Lock()
    private var tasks: [Int: Task<Void, any Error>] = [:]
    private var started: [Container.StartedService] = []

    /// The singletons that have been started, in the order in which they were ready.
    var services: [Container.StartedService] {
        var result: [Container.StartedService] = []
        lock.withLock { result = started }
        return result
    }

    /// Starts what is not started yet, and waits for all of it.
    ///
    /// - Parameters:
    ///   - kernel: What runs the container.
    ///   - blocked: Nodes that lack something of the container that this one extends; they are left out.
    ///   - progress: Called with what is ready.
    /// - Returns: What has failed, without what only lacks that.
    /// - Throws: `CancellationError` if the caller is cancelled; ``ResolutionError`` for a start from inside of a start.
    func start(
        _ kernel: Kernel,
        without blocked: Set<Int>,
        _ progress: (@Sendable (Container.StartedService) -> Void)?
    ) async throws -> [Failure] {
        if let item = Self.current, item.startup == ObjectIdentifier(self) {
            throw ResolutionError.cycle(path: DependencyPath([item.step, item.step]))
        }
        while true {
            let running = tasks(kernel, without: blocked, progress)
            var failures: [Failure] = []
            var isIncomplete = false
            for (index, task) in running {
                do {
                    try await Waiter.wait(for: task)
                } catch let error as CancellationError where Task.isCancelled {
                    throw error
                } catch is NeedFailed {
                    // A dependency failed. Its own error is reported; retry, since another caller may have started it.
                    isIncomplete = true
                } catch {
                    guard let subject = items[index].subject else { continue }
                    failures.append(Failure(node: subject.producer.node, error: error))
                }
            }
            guard failures.isEmpty, isIncomplete else { return failures }
        }
    }

    /// A singleton that could not be made.
    struct Failure {
        let node: Int
        let error: any Error
    }

    /// The singleton that the running task makes, to tell a start from inside of it.
    @TaskLocal private static var current: Current?

    private struct Current: Sendable {
        let startup: ObjectIdentifier
        let step: DependencyPath.Step
    }

    /// The items that are not blocked, with their tasks: those that run already, where there are some.
    private func tasks(
        _ kernel: Kernel,
        without blocked: Set<Int>,
        _ progress: (@Sendable (Container.StartedService) -> Void)?
    ) -> [(item: Int, task: Task<Void, any Error>)] {
        var running: [Task<Void, any Error>?] = []
        running.reserveCapacity(items.count)
        let caller = Activity.current
        // An item comes after those that it needs, so their tasks are there.
        for (index, item) in items.enumerated() {
            let needs = item.needs.compactMap { running[$0] }
            let isBlocked = item.subject.map { blocked.contains($0.producer.node) } ?? false
            guard !isBlocked, needs.count == item.needs.count else {
                running.append(nil)
                continue
            }
            lock.withLock {
                let task =
                    tasks[index]
                    ?? Task.detached {
                        try await Activity.$current.withValue(caller) {
                            try await self.run(index, after: needs, kernel, progress)
                        }
                    }
                tasks[index] = task
                running.append(task)
            }
        }
        return running.enumerated().compactMap { index, task in task.map { (index, $0) } }
    }

    private func run(
        _ index: Int,
        after needs: [Task<Void, any Error>],
        _ kernel: Kernel,
        _ progress: (@Sendable (Container.StartedService) -> Void)?
    ) async throws {
        do {
            for need in needs {
                guard case .success = await need.result else { throw NeedFailed() }
            }
            guard let subject = items[index].subject else { return }
            try kernel.shutdownFlag.check(subject.producer)
            try kernel.ending.begin(subject.producer)
            defer { kernel.ending.finish(subject.producer) }
            let begin = ContinuousClock.now
            let current = Current(startup: ObjectIdentifier(self), step: kernel.step(subject.producer.node))
            try await Self.$current.withValue(current) {
                try await Activity.$current.withValue(Activity(.work, of: kernel.ending)) {
                    try await make(subject)
                }
            }
            let service = note(subject, ContinuousClock.now - begin, kernel)
            progress?(service)
        } catch {
            // A failure is not kept: the next start tries again.
            lock.withLock { tasks[index] = nil }
            throw error
        }
    }

    private func make(_ subject: StartItem.Subject) async throws {
        if let recipe = subject.recipe {
            try await recipe.start(subject.producer, on: subject.isolation)
        } else {
            try await make(subject.producer, on: subject.isolation)
        }
    }

    private func make(_ producer: Producer, on isolation: isolated (any Actor)?) async throws {
        try producer.ensureMade(nil)
    }

    private func note(
        _ subject: StartItem.Subject,
        _ duration: Duration,
        _ kernel: Kernel
    ) -> Container.StartedService {
        let name = kernel.step(subject.producer.node).key
        var service = Container.StartedService(service: name, duration: duration, count: 0, total: total)
        lock.withLock {
            service.count = started.count + 1
            started.append(service)
        }
        return service
    }
}

/// Something that an item needs has failed.
private struct NeedFailed: Error {}

extension Container {
    /// One singleton that ``Container/start(progress:)`` has made.
    public struct StartedService: Sendable, CustomStringConvertible {
        /// The service, as it is written in the source.
        public var service: String
        /// How long its factory took.
        public var duration: Duration
        /// How many are up, this one included.
        public var count: Int
        /// How many there are to start.
        public var total: Int

        /// One line for a log.
        public var description: String { "\(count)/\(total) \(service) (\(duration))" }
    }
}
