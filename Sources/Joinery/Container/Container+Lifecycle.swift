extension Container {
    /// Makes the asynchronous singletons, and those declared `eager()`.
    ///
    /// A singleton is made after those that it needs, those that do not need each other at the same time. Calls at the same
    /// time share the work. Cancelling one caller does not cancel the work, nor the others. What fails is not kept: the
    /// next call tries it again, and what needs it; what is up stays up.
    ///
    /// ```swift
    /// try await container.start { print("up:", $0) }
    /// ```
    ///
    /// A container that extends another starts that one first.
    ///
    /// - Parameter progress: Called with each singleton as it is ready, on any thread, for the work that this call begins.
    /// - Throws: ``StartError`` with every singleton that failed; `CancellationError` if the caller is cancelled;
    ///   ``ResolutionError/closed`` after a shutdown.
    public func start(progress: (@Sendable (Container.StartedService) -> Void)? = nil) async throws {
        try shutdownFlag.check()
        if let base = declared.base { try await base.start(progress: progress) }
        let state = frame.state
        try await state.startup.start(state, progress)
    }

    /// The singletons that ``start(progress:)`` has made, in the order in which they were ready.
    public var started: [Container.StartedService] {
        (declared.base?.started ?? []) + frame.state.startup.services
    }

    /// Shuts the container down.
    ///
    /// From now on resolving and building throw ``ResolutionError/closed``, here and in containers that extend this one.
    /// The actions declared with `onShutdown` run one after the other, for the singletons that have been made, the last
    /// made first. An action that fails does not stop the others. A second call waits until the first is done, and does
    /// nothing.
    ///
    /// The container that this one extends is not shut down.
    ///
    /// - Parameter timeout: How long all actions together may take. When it is over, the one that runs is cancelled and the
    ///   others are not begun. `nil` for as long as they take.
    /// - Throws: ``ShutdownError`` with every action that failed or had no time.
    public func shutdown(timeout: Duration? = nil) async throws {
        shutdownFlag.close()
        let failures = await frame.state.shutdown.run(timeout: timeout)
        guard failures.isEmpty else { throw ShutdownError(failures: failures) }
    }
}
