extension Container {
    /// Builds a module for the time of a closure: a request, a session, one import job.
    ///
    /// All objects of the module live until the closure has ended, whether the entry holds them or not. Then the actions
    /// that they declare with `onShutdown` run, users before what they use, and the objects are let go. The actions run
    /// uncancelled, also if the caller is cancelled. A shutdown of the container waits for the closure to end, and
    /// cancels the task that runs it when the shutdown's timeout is over.
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
    ///   fails, with what `body` threw as its ``ShutdownError/cause``.
    public func withModule<Input: ModuleInput, Result>(
        _ input: Input,
        isolation: isolated (any Actor)? = #isolation,
        _ body: (Input.Entry) async throws -> Result
    ) async throws -> Result {
        let work = try dynamicLookup.beginWork(with: Input.self)
        return try await work.run {
            let module: OpenModule<Input.Entry>
            do {
                module = try dynamicLookup.open(input, for: work, on: isolation)
            } catch {
                await work.close()
                work.end()
                throw error
            }
            let result: Swift.Result<Result, any Error>
            do {
                // If the build has failed half way, what was made comes to its end all the same.
                result = .success(try await body(try module.entry.get()))
            } catch {
                result = .failure(error)
            }
            let failures = await module.end(work)
            guard failures.isEmpty else { throw ShutdownError(failures: failures, cause: result.failure) }
            return try result.get()
        }
    }
}

extension Result {
    fileprivate var failure: Failure? {
        guard case .failure(let failure) = self else { return nil }
        return failure
    }
}
