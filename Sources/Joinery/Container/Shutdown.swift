/// Knows in which order singletons that have something to do at shutdown were made, and ends them.
///
/// `@unchecked`: all but `actions`, which is filled before the container is published, is only touched under `lock`.
final class Shutdown: @unchecked Sendable {
    /// What to do, by node.
    var actions: [Int: any ShutdownAction] = [:]
    private let lock = Lock()
    /// Numbers in the order of creation, by node.
    private var created: [Int: Int] = [:]

    /// Notes that a singleton has been made.
    func note(_ producer: Producer) {
        guard actions[producer.node] != nil else { return }
        lock.withLock { created[producer.node] = created.count }
    }

    /// Runs the actions of what has been made, and lets go of what belongs to an actor: users before what they use.
    func run(_ state: ContainerState, until deadline: ContinuousClock.Instant?) async -> [ShutdownError.Failure] {
        var created: [Int: Int] = [:]
        lock.withLock { swap(&created, &self.created) }
        let bound = state.producers.contains { $0.kernel === state && $0.holdsForActor }
        guard bound || !created.isEmpty else { return [] }
        let order = state.linked.graph.endingOrder(created: created)
        var failures: [ShutdownError.Failure] = []
        for node in order where created[node] != nil {
            let producer = state.producers[node]
            guard let run = actions[node]?.prepare(producer, in: nil) else { continue }
            do {
                try await Self.run(run, until: deadline)
            } catch {
                failures.append(ShutdownError.Failure(service: state.step(node).key, error: error))
            }
        }
        if bound {
            await Self.release(order.map { state.producers[$0] }.filter { $0.kernel === state }, until: deadline)
        }
        return failures
    }

    private static func run(
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

    /// Lets go of the singletons that belong to actors, each on its own.
    private static func release(_ producers: [Producer], until deadline: ContinuousClock.Instant?) async {
        var actors: [(actor: any Actor, producers: [Producer])] = []
        for producer in producers where producer.holdsForActor {
            guard let actor = producer.isolation else { continue }
            if let index = actors.firstIndex(where: { $0.actor === actor }) {
                actors[index].producers.append(producer)
            } else {
                actors.append((actor, [producer]))
            }
        }
        for (actor, producers) in actors {
            // An actor that is busy when the time is over does it later.
            _ = await Waiter.waits(until: deadline) { await release(producers, on: actor) }
        }
    }

    private static func release(_ producers: [Producer], on actor: isolated any Actor) {
        for producer in producers { producer.release() }
    }
}
