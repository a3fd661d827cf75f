extension Container {
    /// Builds a module for the time of a closure: a request, a session, one import job.
    ///
    /// All objects of the module live until the closure has ended, whether the entry holds them or not. Then the actions
    /// that they declare with `onShutdown` run, users before what they use, and the objects are let go.
    ///
    /// ```swift
    /// let receipt = try await container.withModule(OrderInput(order: order)) { handler in
    ///     try await handler.process()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - input: What the module needs from outside.
    ///   - isolation: The actor to build and work on: the caller's, if left to its default.
    ///   - body: The work. It gets the module's entry.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws; ``ResolutionError`` if the build fails; ``ShutdownError`` if an action at the end
    ///   fails.
    public func withModule<Input: ModuleInput, Result>(
        _ input: Input,
        isolation: isolated (any Actor)? = #isolation,
        _ body: (Input.Entry) async throws -> Result
    ) async throws -> Result {
        let module = try open(input, on: isolation)
        let result: Result
        do {
            result = try await body(module.entry)
        } catch {
            _ = await module.end()
            throw error
        }
        let failures = await module.end()
        guard failures.isEmpty else { throw ShutdownError(failures: failures) }
        return result
    }
}

/// A module instance that is held open.
struct OpenModule<Entry> {
    let entry: Entry
    let frame: Frame

    /// Runs what the objects have to do at the end, lets them go, and returns what went wrong.
    func end(isolation: isolated (any Actor)? = #isolation) async -> [ShutdownError.Failure] {
        var failures: [ShutdownError.Failure] = []
        for (service, run) in frame.endings() {
            do {
                try await run()
            } catch {
                failures.append(ShutdownError.Failure(service: service, error: error))
            }
        }
        frame.finish()
        return failures
    }
}

extension Frame {
    /// What the objects of this module, and of those embedded in it, have to do at the end, in that order.
    fileprivate func endings() -> [(service: String, run: @Sendable () async throws -> Void)] {
        guard let plan = header.plan else { return [] }
        var result: [(service: String, run: @Sendable () async throws -> Void)] = []
        for ending in plan.endings.reversed() {
            guard let run = ending.action.prepare(ending.producer, in: self) else { continue }
            result.append((storage.step(ending.producer.node).key, run))
        }
        for child in (header.embedded ?? []).reversed() { result += child.endings() }
        return result
    }
}
