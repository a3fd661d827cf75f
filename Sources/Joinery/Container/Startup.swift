/// Makes the asynchronous and the eager singletons of one container: each once, in the order in which they need each
/// other, those that do not at the same time.
///
/// `@unchecked`: `tasks` and `started` are only touched under `lock`; `items` is filled before the container is
/// published.
final class Startup: @unchecked Sendable {
    var items: [StartItem] = []
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
            let running = items.indices.filter { !blocked.contains(items[$0].producer.node) }
                .map { ($0, task(for: $0, kernel, progress)) }
            var failures: [Failure] = []
            var isIncomplete = false
            for (index, task) in running {
                do {
                    try await Waiter.wait(for: task)
                } catch let error as CancellationError where Task.isCancelled {
                    throw error
                } catch is NeedFailed {
                    // What it needs has failed: it is told itself, or was to an earlier caller, and may be up by now.
                    isIncomplete = true
                } catch {
                    failures.append(Failure(node: items[index].producer.node, error: error))
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

    /// The task that makes an item: the one that runs already, if there is one.
    private func task(
        for index: Int,
        _ kernel: Kernel,
        _ progress: (@Sendable (Container.StartedService) -> Void)?
    ) -> Task<Void, any Error> {
        // What it needs first, outside of the lock; the graph has no cycles.
        let needs = items[index].needs.map { task(for: $0, kernel, progress) }
        var result: Task<Void, any Error>?
        lock.withLock {
            result = tasks[index]
            guard result == nil else { return }
            let caller = Activity.current
            let task = Task.detached {
                try await Activity.$current.withValue(caller) {
                    try await self.run(index, after: needs, kernel, progress)
                }
            }
            tasks[index] = task
            result = task
        }
        guard let result else { fatalError("There is a task when one has been made.") }
        return result
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
            let item = items[index]
            try kernel.shutdownFlag.check(item.producer)
            try kernel.ending.begin(item.producer)
            defer { kernel.ending.finish(item.producer) }
            let begin = ContinuousClock.now
            let current = Current(startup: ObjectIdentifier(self), step: kernel.step(item.producer.node))
            try await Self.$current.withValue(current) {
                try await Activity.$current.withValue(Activity(.work, of: kernel.ending)) {
                    try await make(item)
                }
            }
            let service = note(item, ContinuousClock.now - begin, kernel)
            progress?(service)
        } catch {
            // A failure is not kept: the next start tries again.
            lock.withLock { tasks[index] = nil }
            throw error
        }
    }

    private func make(_ item: StartItem) async throws {
        if let recipe = item.recipe {
            try await recipe.start(item.producer, on: item.isolation)
        } else {
            try await make(item.producer, on: item.isolation)
        }
    }

    private func make(_ producer: Producer, on isolation: isolated (any Actor)?) async throws {
        try producer.ensureMade(nil)
    }

    private func note(_ item: StartItem, _ duration: Duration, _ kernel: Kernel) -> Container.StartedService {
        let name = kernel.step(item.producer.node).key
        var service = Container.StartedService(service: name, duration: duration, count: 0, total: items.count)
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
