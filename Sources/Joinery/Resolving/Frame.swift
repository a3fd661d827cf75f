/// One instance of a module while it is being built, or the container itself: where deferred requests belong.
///
/// A module's frame is one allocation: this object with its slots behind it. When the build ends it lets go of all it
/// holds but what deferred requests can still ask for, and of that it keeps class instances weakly. A container has one
/// frame without slots, which keeps the linked graph alive.
@usableFromInline
final class Frame: ManagedBuffer<FrameHeader, FrameUnit> {
    /// Makes the frame of a container.
    static func root() -> Frame {
        let buffer = create(minimumCapacity: 0) { _ in FrameHeader(parent: nil, plan: nil, isolation: nil) }
        // `create` returns an instance of the class that it is called on.
        return unsafeDowncast(buffer, to: Frame.self)
    }

    /// Makes the frame of a module.
    @usableFromInline
    static func module(_ plan: ModulePlan, parent: Frame, isolation: ObjectIdentifier?) -> Frame {
        let buffer = create(minimumCapacity: plan.unitCount) { _ in
            FrameHeader(parent: parent, plan: plan, isolation: isolation)
        }
        let frame = unsafeDowncast(buffer, to: Frame.self)
        let memory = frame.memory
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: plan.flagCount)
        for cell in plan.cells {
            cell.producer.makeCell(at: memory + cell.slot.offset)
            (memory + cell.slot.flag).storeBytes(of: true, as: Bool.self)
        }
        return frame
    }

    deinit {
        guard let plan = header.plan else { return }
        destroy(plan.slots)
    }

    /// The memory of the slots.
    @inlinable
    @inline(__always)
    var memory: UnsafeMutableRawPointer {
        withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0) }
    }

    var parent: Frame? { header.parent }

    /// The actor that the module was built on.
    var isolation: ObjectIdentifier? { header.isolation }

    /// The frame of the container that this one was built in.
    var root: Frame {
        var frame = self
        while let parent = frame.header.parent { frame = parent }
        return frame
    }

    /// The nearest enclosing module that shares an object under `key`, and the producer of it.
    func ancestor(sharing key: Key) -> (frame: Frame, producer: Producer)? {
        var next = header.parent
        while let frame = next {
            if let producer = frame.header.plan?.shared[key] { return (frame, producer) }
            next = frame.header.parent
        }
        return nil
    }

    /// Ends the build: lets go of every object that no deferred request can ask for, and holds the others weakly.
    func finish() {
        guard let plan = header.plan else { return }
        for child in plan.children {
            child.current(in: self)?.finish()
        }
        for cell in plan.cells {
            cell.producer.finishCell(at: memory + cell.slot.offset)
        }
        destroy(plan.droppedSlots)
    }

    private func destroy(_ slots: [ModulePlan.Place]) {
        let memory = self.memory
        for place in slots {
            let isMade = (memory + place.slot.flag).assumingMemoryBound(to: Bool.self)
            guard isMade.pointee else { continue }
            isMade.pointee = false
            place.producer.destroySlot(at: memory + place.slot.offset)
        }
    }
}

/// A frame that may be passed between threads.
///
/// `@unchecked` because `ManagedBuffer` is not `Sendable` whatever is in it. During a build only the building thread
/// touches plain slots; afterwards nobody does. Kept slots are written before the build constructs anything and only
/// read from then on. Cells have locks of their own. The linker decides which slot is of which kind: what a deferred
/// request can reach is never plain. The header is constant once a container is published.
@usableFromInline
struct FrameReference: @unchecked Sendable {
    @usableFromInline let frame: Frame

    @usableFromInline
    init(_ frame: Frame) {
        self.frame = frame
    }
}

@available(*, unavailable)
extension FrameHeader: Sendable {}

/// What a frame knows besides its objects.
@usableFromInline
struct FrameHeader {
    /// The module or container that this module was built in; kept alive, since a deferred request may climb to it.
    let parent: Frame?
    /// How the module is built.
    ///
    /// Owned by the storage, which the root frame keeps alive.
    unowned(unsafe) let plan: ModulePlan?
    /// The actor that the module was built on; an identity, never dereferenced.
    let isolation: ObjectIdentifier?
    /// The linked graph; only in the frame of a container.
    var storage: Storage?
}

/// The unit in which a frame's memory is allocated: its alignment is that of every slot.
@usableFromInline
typealias FrameUnit = SIMD2<UInt64>
