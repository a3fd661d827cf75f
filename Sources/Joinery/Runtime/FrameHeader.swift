/// What a frame knows besides its objects.
@usableFromInline
struct FrameHeader {
    // What this module was built in. Alive as long as this frame: through `kept`, or since it owns this one.
    let up: Unmanaged<Frame>?
    /// What keeps `up` alive; `nil` for an embedded module, which is owned by what it stands in.
    var kept: Frame?
    /// Whether the frame above owns this one, in `embedded`.
    let isEmbedded: Bool
    /// The frames of the embedded modules.
    var embedded: [Frame]?
    // Owned by the kernel, which the frame of the container keeps alive.
    let plan: Unmanaged<ModulePlan>?
    /// The actor that the module was built on; an identity, never dereferenced.
    let isolation: ObjectIdentifier?
    /// The linked graph; only in the frame of a container.
    var kernel: Kernel?

    /// The header of a container's frame.
    init() {
        up = nil
        isEmbedded = false
        plan = nil
        isolation = nil
    }

    /// The header of a module's frame.
    init(keeping parent: FramePointer, plan: Unmanaged<ModulePlan>, isolation: ObjectIdentifier?) {
        up = parent.unmanaged
        kept = parent.owner.frame
        isEmbedded = false
        self.plan = plan
        self.isolation = isolation
    }

    /// The header of an embedded module's frame.
    init(ownedBy owner: Frame, plan: Unmanaged<ModulePlan>, isolation: ObjectIdentifier?) {
        up = Unmanaged.passUnretained(owner)
        isEmbedded = true
        self.plan = plan
        self.isolation = isolation
    }
}

@available(*, unavailable)
extension FrameHeader: Sendable {}
