/// A way back into the graph for a request that is answered later: by which producer, and for which module instance.
struct DeferredRequest: Sendable {
    // Owned by the storage: read only while `origin` keeps that alive, and not owned here, or a singleton could hold itself.
    private unowned(unsafe) let target: Producer
    private let site: RequestSite
    private let origin: Origin

    /// Where the request was injected.
    private enum Origin: Sendable {
        /// Into a module instance, or into something resolved from the container: kept alive by the request.
        case frame(FrameReference)
        /// Into a singleton, which the container owns: not kept alive, or both would live for ever.
        case singleton(WeakRoot)
    }

    init(_ target: Producer, _ site: RequestSite, _ frame: Frame?) {
        self.target = target
        self.site = site
        origin = frame.map { .frame(FrameReference($0)) } ?? .singleton(site.storage.root)
    }

    /// How long the one who asks keeps what it got.
    var retention: Retention { site.retention }

    /// Answers the request.
    ///
    /// `caller` is the actor that the caller is on. Where the request closes a cycle, `limit` says how often one thread may
    /// be in it at a time. `body` resolves the target, for the module instance that is passed.
    func answer<Result>(
        on caller: (any Actor)?,
        limit: Int = 1,
        _ body: (Producer, Frame?) throws -> Result
    ) throws -> Result {
        switch origin {
        case .frame(let reference):
            return try answer(in: reference.frame, on: caller, limit: limit, body)
        case .singleton(let root):
            guard let frame = root.frame else { throw ResolutionError.closed }
            return try withExtendedLifetime(frame) {
                try answer(in: nil, on: caller, limit: limit, body)
            }
        }
    }

    /// The frame of the instance that a module built by this request is inside of.
    func parent() throws -> Frame {
        switch origin {
        case .frame(let reference): return reference.frame
        case .singleton(let root):
            guard let frame = root.frame else { throw ResolutionError.closed }
            return frame
        }
    }

    private func answer<Result>(
        in frame: Frame?,
        on caller: (any Actor)?,
        limit: Int,
        _ body: (Producer, Frame?) throws -> Result
    ) throws -> Result {
        try target.checkIsolation(caller)
        guard !site.traits.isEmpty else { return try body(target, frame) }
        return try guarded(frame, limit: limit) {
            guard site.traits.contains(.touchesFrame) else { return try body(target, frame) }
            return try inModule(frame, on: caller, body)
        }
    }

    private func guarded<Result>(_ frame: Frame?, limit: Int, _ body: () throws -> Result) throws -> Result {
        guard site.traits.contains(.closesCycle) else { return try body() }
        return try target.storage.construction.enter(target, frame, limit: limit, body)
    }

    /// Resolves what belongs to a module instance: the one that the request stands in, or else one of its own.
    private func inModule<Result>(
        _ frame: Frame?,
        on caller: (any Actor)?,
        _ body: (Producer, Frame?) throws -> Result
    ) throws -> Result {
        let identity = caller.map { ObjectIdentifier($0) }
        if let plan = site.plan, site.context == 0 || frame == nil {
            let own = Frame.module(plan, in: try parent(), isolation: identity)
            defer { own.finish() }
            return try body(target, own)
        }
        guard let frame else { throw target.storage.error(outsideModule: target) }
        if let home = frame.isolation, home != identity {
            throw target.storage.error(builtElsewhere: target, caller: caller)
        }
        return try body(target, frame)
    }
}
