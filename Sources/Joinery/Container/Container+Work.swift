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
        let result: Swift.Result<Result, any Error>
        do {
            // If the build has failed half way, what was made comes to its end all the same.
            result = .success(try await body(try module.entry.get()))
        } catch {
            result = .failure(error)
        }
        let failures = await module.end()
        let value = try result.get()
        guard failures.isEmpty else { throw ShutdownError(failures: failures) }
        return value
    }
}

/// A module instance that is held open.
struct OpenModule<Entry> {
    /// The entry, or why the build has failed.
    let entry: Result<Entry, any Error>
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
        var endings = self.ownEndings
        endings.sort { $0.ending.rank > $1.ending.rank }
        return endings.compactMap { ending, frame in
            ending.action.prepare(ending.producer, in: frame)
                .map { (storage.step(ending.producer.node).key, $0) }
        }
    }

    private var ownEndings: [(ending: ModulePlan.Ending, frame: Frame)] {
        let own = (plan?.endings ?? []).map { ($0, self) }
        var embedded: [Frame] = []
        storage.construction.locked { embedded = head.pointee.embedded ?? [] }
        return own + embedded.flatMap(\.ownEndings)
    }
}
