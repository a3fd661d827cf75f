extension Container {
    /// Makes the asynchronous singletons, and those declared `eager()`.
    ///
    /// A singleton is made after those that it needs, those that do not need each other at the same time. Calls at the same
    /// time share the work. Cancelling one caller does not cancel the work, nor the others. What fails is not kept: the
    /// next call tries it again, and what needs it; singletons that have started stay started.
    ///
    /// ```swift
    /// try await container.start { print("up:", $0) }
    /// ```
    ///
    /// A container that extends another starts that one first. What fails there keeps only that from being started which
    /// needs it.
    ///
    /// - Parameter progress: Called with each singleton as it is ready, on any thread, for the work that this call begins.
    /// - Throws: ``StartError`` with every singleton that failed; `CancellationError` if the caller is cancelled;
    ///   ``ResolutionError/closed(service:path:reason:)`` after a shutdown.
    public func start(progress: (@Sendable (Container.StartedService) -> Void)? = nil) async throws {
        guard shutdownFlag.admitsWork else {
            throw ResolutionError.closed(service: "start()", path: DependencyPath(), reason: .shutDown)
        }
        let levels = Array(sequence(first: self) { $0.declared.base })
        var failures: [StartError.Failure] = []
        var missing: Set<ObjectIdentifier> = []
        for container in levels.reversed() {
            let state = container.frame.state
            let blocked = state.nodes(lacking: missing)
            let failed = try await state.startup.start(state, without: blocked, progress)
            failures += failed.map { StartError.Failure(service: state.step($0.node).key, error: $0.error) }
            missing.formUnion(failed.map { ObjectIdentifier(state.producers[$0.node]) })
            missing.formUnion(state.nodes(lacking: missing).map { ObjectIdentifier(state.producers[$0]) })
        }
        guard failures.isEmpty else { throw StartError(failures: failures) }
    }

    /// The singletons that ``start(progress:)`` has made, in the order in which they were ready.
    public var started: [Container.StartedService] {
        (declared.base?.started ?? []) + frame.state.startup.services
    }

    /// Shuts the container down.
    ///
    /// From now on resolving and building throw ``ResolutionError/closed(service:path:reason:)``, here and in containers
    /// that extend this one. What is under way is awaited: units of work, and singletons that are being made. The containers
    /// that extend this one are shut down. Then the actions declared with `onShutdown` run one after the other, for the
    /// singletons that have been made, users before what they use. An action that fails does not stop the others. At the
    /// end the singletons that belong to an actor are released on it.
    ///
    /// A second call waits until the first is done, and does nothing. The container that this one extends is not shut down.
    ///
    /// - Parameter timeout: How long all actions together may take. When it is over, the one that runs is cancelled and the
    ///   others are not begun. Units of work have the same time before they are cancelled; then their end and the actions
    ///   have that time once more. `nil` for as long as all takes.
    /// - Throws: ``ShutdownError`` with everything that failed or had no time; also if the call comes from something that the
    ///   shutdown waits for, as an action or a unit of work. Nothing has begun then.
    public func shutdown(timeout: Duration? = nil) async throws {
        let failures: [ShutdownError.Failure]
        do {
            failures = try await frame.state.end(timeout: timeout)
        } catch {
            failures = [ShutdownError.Failure(service: "the container", error: error)]
        }
        guard failures.isEmpty else { throw ShutdownError(failures: failures) }
    }
}
