/// One instance of a module while it is being built, or the container itself: where deferred requests belong.
///
/// A module's frame is one allocation: this object with its slots behind it. When the build ends it lets go of all it
/// holds but what deferred requests can still ask for, and of that it keeps class instances weakly. A container has one
/// frame without slots, which keeps the linked graph alive.
@usableFromInline
final class Frame: ManagedBuffer<FrameHeader, UInt64> {
    /// Makes the frame of a container.
    static func root() -> Frame {
        let buffer = create(minimumCapacity: 0) { _ in FrameHeader() }
        // `create` returns an instance of the class that it is called on.
        return unsafeDowncast(buffer, to: Frame.self)
    }

    /// Makes the frame of a module that is built inside of `surrounding`.
    @usableFromInline
    static func module(
        _ plan: Unmanaged<FrameTemplate>,
        in surrounding: FramePointer,
        isolation: ObjectIdentifier?
    ) -> Frame {
        // A module that shares nothing is not needed by those inside of it, and not kept by them: a chain of modules, each
        // built by the one before, does not grow.
        var parent = surrounding
        while let plan = parent.head.pointee.plan, !plan.steps.pointee.isSharing, let up = parent.head.pointee.up {
            parent = FramePointer(up)
        }
        return make(plan) { FrameHeader(keeping: parent, plan: plan, isolation: isolation) }
    }

    /// Makes the frame of a child module of `surrounding`, which then owns it.
    static func child(_ plan: Unmanaged<FrameTemplate>, in surrounding: Frame) -> Frame {
        let isolation = surrounding.isolation
        let frame = make(plan) { FrameHeader(ownedBy: surrounding, plan: plan, isolation: isolation) }
        surrounding.kernel.construction.locked {
            surrounding.head.pointee.children = (surrounding.head.pointee.children ?? []) + [frame]
        }
        return frame
    }

    @inline(__always)
    private static func make(_ plan: Unmanaged<FrameTemplate>, _ header: () -> FrameHeader) -> Frame {
        let steps = plan.steps
        let buffer = create(minimumCapacity: steps.pointee.unitCount) { _ in header() }
        // `create` returns an instance of the class that it is called on.
        let frame = unsafeDowncast(buffer, to: Frame.self)
        let memory = frame.memory
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: steps.pointee.flagCount)
        for cell in steps.pointee.cells.elements {
            cell.producer._withUnsafeGuaranteedRef { $0.makeCell(at: memory + cell.offset) }
            (memory + cell.flag).storeBytes(of: true, as: Bool.self)
        }
        return frame
    }

    deinit {
        if let plan = head.pointee.plan { destroy(plan.steps.pointee.slots) }
        // The children need what `kept` keeps alive: the plans of the kernel.
        head.pointee.children = nil
        // One after the other, not one inside the other: a chain may be longer than a stack is deep.
        var next = takeKept()
        while var frame = next {
            next = isKnownUniquelyReferenced(&frame) ? frame.takeKept() : nil
        }
    }

    private func takeKept() -> Frame? {
        head.pointee.kept.take()
    }

    /// The memory of the slots.
    @inlinable
    @inline(__always)
    var memory: UnsafeMutableRawPointer {
        withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0) }
    }

    /// The header, read without a check for exclusive access, which nothing needs: see ``FrameReference``.
    @inline(__always)
    var head: UnsafeMutablePointer<FrameHeader> { withUnsafeMutablePointerToHeader { $0 } }

    /// What this module was built in: a module that shares something, or the container.
    var up: Frame? { head.pointee.up?.takeUnretainedValue() }

    /// The actor that the module was built on.
    var isolation: ObjectIdentifier? { head.pointee.isolation }

    /// What there is to know of the module; `nil` for a container.
    var plan: FrameTemplate? { head.pointee.plan?.takeUnretainedValue() }

    /// The frame of the container that this one was built in.
    var root: Frame {
        var frame = self
        while let up = frame.up { frame = up }
        return frame
    }

    /// The nearest enclosing module that shares an object under `key`, and the producer of it.
    func ancestor(sharing key: Key) -> (frame: Frame, producer: Producer)? {
        var next = up
        while let frame = next {
            if let producer = frame.plan?.shared[key] { return (frame, producer) }
            next = frame.up
        }
        return nil
    }

    /// Ends the build: lets go of every object that no deferred request can ask for, and holds the others weakly.
    ///
    /// Of a build that has failed it lets go of the values as well that deferred requests can ask for.
    @usableFromInline
    func finish(hasFailed: Bool = false) {
        guard let steps = head.pointee.plan?.steps else { return }
        for child in steps.pointee.children.elements {
            child._withUnsafeGuaranteedRef { $0.current(in: self)?.finish(hasFailed: hasFailed) }
        }
        for cell in steps.pointee.cells.elements {
            cell.producer._withUnsafeGuaranteedRef { $0.finishCell(at: memory + cell.offset, hasFailed: hasFailed) }
        }
        destroy(steps.pointee.droppedSlots)
    }

    @inline(__always)
    private func destroy(_ places: FrozenList<FrameTemplate.Place>) {
        let memory = self.memory
        for place in places.elements {
            let isMade = (memory + place.flag).assumingMemoryBound(to: Bool.self)
            guard isMade.pointee else { continue }
            isMade.pointee = false
            let address = memory + place.offset
            if place.isReference {
                // A class reference, alone or in front of a protocol witness: releasing it is all there is to do.
                Unmanaged<AnyObject>.fromOpaque(address.load(as: UnsafeRawPointer.self)).release()
            } else {
                place.producer._withUnsafeGuaranteedRef { $0.destroySlot(at: address) }
            }
        }
    }
}

/// What a frame knows besides its objects.
@usableFromInline
struct FrameHeader {
    // What this module was built in. Alive as long as this frame: through `kept`, or since it owns this one.
    let up: Unmanaged<Frame>?
    /// What keeps `up` alive; `nil` for a child module, which is owned by its parent.
    var kept: Frame?
    /// Whether the frame above owns this one, in `children`.
    let isChildFrame: Bool
    /// The frames of the child modules.
    var children: [Frame]?
    // Owned by the kernel, which the frame of the container keeps alive.
    let plan: Unmanaged<FrameTemplate>?
    /// The actor that the module was built on; an identity, never dereferenced.
    let isolation: ObjectIdentifier?
    /// In the frame of a container, the linked graph; in that of a module that is held open, its ``Ending``.
    ///
    /// One word for both, since each more costs every build.
    private var owned: AnyObject?

    /// The linked graph; only in the frame of a container, which is in no other.
    var kernel: Kernel? {
        get { up == nil ? owned.map { unsafeDowncast($0, to: Kernel.self) } : nil }
        set { owned = newValue }
    }

    /// What waits for the objects of a module that is held open.
    var ending: Ending? {
        get { up == nil ? nil : owned.map { unsafeDowncast($0, to: Ending.self) } }
        set { owned = newValue }
    }

    /// The header of a container's frame.
    init() {
        up = nil
        isChildFrame = false
        plan = nil
        isolation = nil
    }

    /// The header of a module's frame.
    init(keeping parent: FramePointer, plan: Unmanaged<FrameTemplate>, isolation: ObjectIdentifier?) {
        up = parent.unmanaged
        kept = parent.owner.frame
        isChildFrame = false
        self.plan = plan
        self.isolation = isolation
    }

    /// The header of a child module's frame.
    init(ownedBy owner: Frame, plan: Unmanaged<FrameTemplate>, isolation: ObjectIdentifier?) {
        up = Unmanaged.passUnretained(owner)
        isChildFrame = true
        self.plan = plan
        self.isolation = isolation
    }
}

@available(*, unavailable)
extension FrameHeader: Sendable {}

/// A frame, as it is passed along while objects are made: without a reference count to keep.
///
/// Whoever begins to resolve keeps the frame alive until the end: a container its own, a build that of its module, a
/// deferred request the one that it belongs to. Who stores the pointer has a reference to what keeps the frame beside it
/// (``FrameReference``, ``DeferredRequest``), or is owned by that itself (``ChildInstance``).
///
/// `@unchecked` for the same reasons as ``FrameReference``.
///
/// Frozen for library evolution: recipes that are inlined into an app pass it on. It is one word for good.
@frozen
@usableFromInline
struct FramePointer: @unchecked Sendable {
    @usableFromInline let unmanaged: Unmanaged<Frame>

    @inlinable
    @inline(__always)
    init(_ frame: Frame) {
        unmanaged = Unmanaged.passUnretained(frame)
    }

    @inlinable
    @inline(__always)
    init(_ frame: Unmanaged<Frame>) {
        unmanaged = frame
    }

    /// The frame, to keep.
    var frame: Frame { unmanaged.takeUnretainedValue() }

    /// The header of the frame.
    @inline(__always)
    var head: UnsafeMutablePointer<FrameHeader> { unmanaged._withUnsafeGuaranteedRef { $0.head } }

    /// The frame itself or, for that of a child module, its owner: the frame that must be kept.
    var owner: FramePointer {
        var owner = self
        while owner.head.pointee.isChildFrame, let up = owner.head.pointee.up { owner = FramePointer(up) }
        return owner
    }

    /// The memory of the frame's slots.
    @inlinable
    @inline(__always)
    var memory: UnsafeMutableRawPointer { unmanaged._withUnsafeGuaranteedRef { $0.memory } }
}

/// A frame that may be passed between threads.
///
/// `@unchecked` because `ManagedBuffer` is not `Sendable` whatever is in it. During a build only the building thread
/// touches plain slots; afterwards no thread does. Kept slots are written before the build constructs anything and only
/// read from then on. Cells have locks of their own. The linker decides which slot is of which kind: what a deferred
/// request can reach is never plain. The header is constant while others have the frame, but for `children`, which grows
/// under the lock of ``CycleDetector``.
@usableFromInline
struct FrameReference: @unchecked Sendable {
    /// The frame itself, or what owns it: what must be kept.
    let kept: Frame
    // A child module's frame lives as long as that of the module around it, which `kept` is or owns.
    @usableFromInline let pointer: FramePointer

    var frame: Frame { pointer.frame }

    @usableFromInline
    init(_ frame: Frame) {
        pointer = FramePointer(frame)
        kept = pointer.owner.frame
    }
}
