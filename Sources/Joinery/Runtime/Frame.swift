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
        _ plan: Unmanaged<ModulePlan>,
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

    /// Makes the frame of a module that is embedded in `surrounding`, which then owns it.
    static func embedded(_ plan: Unmanaged<ModulePlan>, in surrounding: Frame) -> Frame {
        let isolation = surrounding.isolation
        let frame = make(plan) { FrameHeader(ownedBy: surrounding, plan: plan, isolation: isolation) }
        surrounding.kernel.construction.locked {
            surrounding.head.pointee.embedded = (surrounding.head.pointee.embedded ?? []) + [frame]
        }
        return frame
    }

    @inline(__always)
    private static func make(_ plan: Unmanaged<ModulePlan>, _ header: () -> FrameHeader) -> Frame {
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
        // The embedded ones need what `kept` keeps alive: the plans of the kernel.
        head.pointee.embedded = nil
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
    var plan: ModulePlan? { head.pointee.plan?.takeUnretainedValue() }

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
    private func destroy(_ places: FrozenList<ModulePlan.Place>) {
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
