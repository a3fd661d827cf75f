internal import Observation

/// The tasks and observations of an active module, which end together.
@MainActor
final class ActiveWork {
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var observations: [Tracking] = []
    private var count = 0

    func start(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        count += 1
        let number = count
        let task = Task { [weak self] in
            await operation()
            self?.tasks[number] = nil
        }
        tasks[number] = task
        return task
    }

    func observe<Value>(
        _ value: @escaping @MainActor () -> Value,
        _ onChange: @escaping @MainActor (Value) -> Void
    ) {
        let tracking = Tracking { tracking in
            let current = withObservationTracking(value) { [weak tracking] in
                Task { @MainActor in tracking?.run() }
            }
            onChange(current)
        }
        observations.append(tracking)
        tracking.run()
    }

    func end() {
        let ended = (tasks: tasks, observations: observations)
        tasks = [:]
        observations = []
        for task in ended.tasks.values { task.cancel() }
        for tracking in ended.observations { tracking.stop() }
    }
}

/// One observation, which starts again after each change.
@MainActor
private final class Tracking {
    private var round: (@MainActor (Tracking) -> Void)?

    init(_ round: @escaping @MainActor (Tracking) -> Void) {
        self.round = round
    }

    func run() {
        round?(self)
    }

    func stop() {
        let old = round.take()
        withExtendedLifetime(old) {}
    }
}
