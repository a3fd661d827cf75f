/// A module instance that is held open.
struct OpenModule<Entry> {
    /// The entry, or why the build has failed.
    let entry: Result<Entry, any Error>
    let frame: Frame

    /// Runs what the objects have to do at the end, lets them go, and returns what went wrong.
    ///
    /// The actions do not hear of it when the caller is cancelled: they run in a task of their own.
    func end(_ work: UnitOfWork, isolation: isolated (any Actor)? = #isolation) async -> [ShutdownError.Failure] {
        await work.close()
        let endings = frame.endings()
        var failures: [ShutdownError.Failure] = []
        if !endings.isEmpty {
            let activity = Activity(.action, of: work.ending)
            failures = await Task { await Activity.$current.withValue(activity) { await run(endings) } }.value
        }
        frame.finish()
        work.end()
        return failures
    }
}

private typealias EndingAction = (service: String, run: @Sendable () async throws -> Void)

/// Runs one action after the other, and returns what went wrong.
private func run(_ actions: [EndingAction]) async -> [ShutdownError.Failure] {
    var failures: [ShutdownError.Failure] = []
    for (service, run) in actions {
        do {
            try await run()
        } catch {
            failures.append(ShutdownError.Failure(service: service, error: error))
        }
    }
    return failures
}

extension Frame {
    /// What the objects of this module, and of its child modules, have to do at the end, in that order.
    fileprivate func endings() -> [EndingAction] {
        var endings = self.ownEndings
        endings.sort { $0.ending.rank < $1.ending.rank }
        return endings.compactMap { ending, frame in
            ending.action.prepare(ending.producer, in: frame)
                .map { (kernel.step(ending.producer.node).key, $0) }
        }
    }

    private var ownEndings: [(ending: FrameTemplate.Ending, frame: Frame)] {
        let own = (plan?.endings ?? []).map { ($0, self) }
        var children: [Frame] = []
        kernel.construction.locked { children = head.pointee.children ?? [] }
        return own + children.flatMap(\.ownEndings)
    }
}
