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
                .map { (kernel.step(ending.producer.node).key, $0) }
        }
    }

    private var ownEndings: [(ending: FrameTemplate.Ending, frame: Frame)] {
        let own = (plan?.endings ?? []).map { ($0, self) }
        var embedded: [Frame] = []
        kernel.construction.locked { embedded = head.pointee.embedded ?? [] }
        return own + embedded.flatMap(\.ownEndings)
    }
}
