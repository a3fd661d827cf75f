/// A way back into the graph for a request that is answered later: by which producer, and for which module instance.
@usableFromInline
struct DeferredRequest: Sendable {
    // Both are owned by the kernel: read only while `reference` or `root` keeps that alive, and not owned here, or a
    // singleton could hold itself.
    @usableFromInline let target: Unmanaged<Producer>
    @usableFromInline let site: Unmanaged<RequestSite>
    /// Where to answer if that needs no care; the frame of `reference`.
    @usableFromInline let direct: FramePointer?
    /// The module instance that the request was injected into, or the container for what was resolved from it: kept alive
    /// by the request.
    ///
    /// `nil` in a singleton, which the container owns: both would live for ever.
    @usableFromInline let reference: FrameReference?
    /// The container, for a singleton.
    private let root: WeakRoot?

    init(_ target: Producer, _ site: RequestSite, _ frame: FramePointer?) {
        self.target = .passUnretained(target)
        self.site = .passUnretained(site)
        direct = site.isSimple ? frame : nil
        reference = frame.map { FrameReference($0.frame) }
        root = frame == nil ? site.kernel.root : nil
    }

    /// How long the requesting object keeps what it got.
    var retention: Retention { site._withUnsafeGuaranteedRef { $0.retention } }

    /// Answers the request.
    ///
    /// `caller` is the actor that the caller is on, and `service` what the request is for, to name it in errors. Where the request closes a cycle, `limit` says how often one thread may
    /// be in it at a time. `body` resolves the target, for the module instance that is passed.
    @inlinable
    @inline(__always)
    func answer<Result>(
        _ service: Any.Type,
        on caller: (any Actor)?,
        limit: Int = 1,
        _ body: (Producer, FramePointer?) throws -> Result
    ) throws -> Result {
        guard let direct else { return try answerWithCare(service, on: caller, limit: limit, body) }
        defer { withExtendedLifetime(reference) {} }
        return try target._withUnsafeGuaranteedRef { target in
            try site._withUnsafeGuaranteedRef { try $0.shutdownFlag._withUnsafeGuaranteedRef { try $0.check(target) } }
            try target.checkIsolation(caller)
            return try body(target, direct)
        }
    }

    /// The frame of the instance that a module built by this request is inside of.
    func parent(for service: Any.Type) throws -> Frame {
        guard let frame = reference?.frame ?? root?.frame else { throw ResolutionError.closed(released: service) }
        return frame
    }

    /// The container, for a module that a singleton builds; whoever answers the request keeps it alive.
    @usableFromInline
    func container(for service: Any.Type) throws -> FramePointer { FramePointer(try parent(for: service)) }

    @usableFromInline
    @inline(never)
    func answerWithCare<Result>(
        _ service: Any.Type,
        on caller: (any Actor)?,
        limit: Int,
        _ body: (Producer, FramePointer?) throws -> Result
    ) throws -> Result {
        let parent = try parent(for: service)
        return try withExtendedLifetime(parent) {
            let (site, target) = (site.takeUnretainedValue(), target.takeUnretainedValue())
            try site.shutdownFlag.takeUnretainedValue().check(target)
            try target.checkIsolation(caller)
            return try guarded(site, target, limit: limit) {
                guard site.traits.contains(.touchesFrame) else { return try body(target, reference?.pointer) }
                return try inModule(site, target, parent, on: caller, body)
            }
        }
    }

    private func guarded<Result>(
        _ site: RequestSite,
        _ target: Producer,
        limit: Int,
        _ body: () throws -> Result
    ) throws -> Result {
        guard site.traits.contains(.closesCycle) else { return try body() }
        return try target.kernel.construction.enter(target, reference?.frame, limit: limit, body)
    }

    /// Resolves what belongs to a module instance: the one that the request stands in, or else one of its own.
    private func inModule<Result>(
        _ site: RequestSite,
        _ target: Producer,
        _ parent: Frame,
        on caller: (any Actor)?,
        _ body: (Producer, FramePointer?) throws -> Result
    ) throws -> Result {
        let identity = caller.map { ObjectIdentifier($0) }
        if let plan = site.plan, site.context == 0 || reference == nil {
            let own = Frame.module(plan, in: FramePointer(parent), isolation: identity)
            defer { own.finish() }
            return try body(target, FramePointer(own))
        }
        guard let reference else {
            // A singleton builds inside of the container, wherever it is declared.
            if target.isModule { return try body(target, FramePointer(parent)) }
            throw target.kernel.error(outsideModule: target)
        }
        if let home = reference.frame.isolation, home != identity {
            throw target.kernel.error(builtElsewhere: target, caller: caller)
        }
        return try body(target, reference.pointer)
    }
}
