extension ContainerState {
    /// Ends this container, once; a second call waits for the first.
    ///
    /// - Returns: What went wrong, to the first caller alone.
    func end(timeout: Duration?) async throws(ShutdownError.WaitsForItself) -> [ShutdownError.Failure] {
        try await ending.whileWaitedFor {
            guard ending.close() else {
                await ending.reach(.over)
                return []
            }
            let deadlines = Deadlines(timeout, isWorking: ending.family().contains { !$0.isAt(.noWork) })
            return await Task.detached { await self.endAll(deadlines) }.value
        }
    }

    /// How long to wait for what.
    fileprivate struct Deadlines: Sendable {
        /// When the units of work are cancelled.
        let work: ContinuousClock.Instant?
        /// When nothing is waited for any more.
        let all: ContinuousClock.Instant?

        init(_ timeout: Duration?, isWorking: Bool) {
            work = timeout.map { ContinuousClock.now + $0 }
            all = isWorking ? work.flatMap { work in timeout.map { work + $0 } } : work
        }
    }

    /// Ends what has been closed: first the extensions and the units of work, then the singletons.
    ///
    /// The extensions end at the same time, since an action in one of them may wait for another.
    fileprivate func endAll(_ deadlines: Deadlines) async -> [ShutdownError.Failure] {
        let extensions = ending.openExtensions.map { $0.endAsExtension(deadlines) }
        let unfinished = await endWork(deadlines)
        var failures: [ShutdownError.Failure] = []
        for task in extensions { failures += await task.value }
        // Those that a unit of work has made meanwhile.
        let late = ending.openExtensions.filter { $0.ending.flag.reached < .over }.map { $0.endAsExtension(deadlines) }
        for task in late { failures += await task.value }
        failures += unfinished
        while !ending.sealIfIdle() {
            guard await Waiter.waits(until: deadlines.all, { await self.ending.reach(.idle) }) else {
                ending.seal()
                failures += ending.beingMade.map { .timedOut($0) }
                break
            }
        }
        failures += await Activity.$current.withValue(Activity(.action, of: ending)) {
            await shutdown.run(self, until: deadlines.all)
        }
        ending.end()
        return failures
    }

    /// Waits for the units of work, and cancels them when it is time.
    private func endWork(_ deadlines: Deadlines) async -> [ShutdownError.Failure] {
        for deadline in [deadlines.work, deadlines.all] {
            if ending.isAt(.noWork) { return [] }
            if await Waiter.waits(until: deadline, { await self.ending.reach(.noWork) }) { return [] }
            for work in ending.openWorks { work.cancel() }
        }
        return ending.openWorks.map { .timedOut($0.producer) }
    }
}

extension Kernel {
    /// Ends this container, as a part of ending the one that it extends.
    fileprivate func endAsExtension(_ deadlines: ContainerState.Deadlines) -> Task<[ShutdownError.Failure], Never> {
        // What its singletons request needs the frame.
        let frame = root?.frame.map { FrameReference($0) }
        return Task.detached {
            defer { withExtendedLifetime(frame) {} }
            guard self.ending.close(), let state = self as? ContainerState else {
                // Somebody else has begun to end it, and gets to know what goes wrong.
                let isOver = await Waiter.waits(until: deadlines.all) { await self.ending.reach(.over) }
                let error = ShutdownError.TimedOut()
                return isOver ? [] : [ShutdownError.Failure(service: "a container that extends this one", error: error)]
            }
            return await state.endAll(deadlines)
        }
    }
}

extension ShutdownError.Failure {
    fileprivate static func timedOut(_ producer: Producer) -> Self {
        Self(service: producer.kernel.step(producer.node).key, error: ShutdownError.TimedOut())
    }
}
