/// How the instances of one module are laid out and completed; the same for every build.
///
/// `@unchecked`: the linker fills it before the container is published, and nothing changes it afterwards.
@usableFromInline
final class FrameTemplate: @unchecked Sendable {
    /// What every build goes through.
    ///
    /// In memory of its own, which is read without checks for exclusive access.
    struct Steps {
        /// All slots.
        var slots = FrozenList<Place>()
        /// Those whose objects go when the build ends.
        var droppedSlots = FrozenList<Place>()
        /// Those that hold a cell.
        var cells = FrozenList<Place>()
        /// The child modules.
        var children = FrozenList<Unmanaged<ServiceProducer<ChildInstance>>>()
        /// What the wirings need: made before the first of them runs.
        var wired = FrozenList<Unmanaged<Producer>>()
        /// The wirings, in the order of declaration.
        var wirings = FrozenList<Unmanaged<ServiceProducer<Void>>>()
        /// The size of a frame, in units.
        var unitCount = 0
        /// The bytes at the front of a frame that say which slots are made.
        var flagCount = 0
        /// Whether modules built inside this one can see something of it.
        var isSharing = false

        func deallocate() {
            slots.deallocate()
            droppedSlots.deallocate()
            cells.deallocate()
            children.deallocate()
            wired.deallocate()
            wirings.deallocate()
        }
    }

    /// A slot with the producer of what is in it; the kernel owns the producer, and this plan.
    struct Place {
        let offset: Int
        let flag: Int
        /// Whether the slot holds one strong reference and nothing else that needs to be destroyed.
        let isReference: Bool
        let producer: Unmanaged<Producer>
    }

    /// An object with something to do at the end.
    struct Ending {
        // Owned by the kernel, as this plan is.
        unowned(unsafe) let producer: Producer
        let action: any ShutdownAction
        /// Its place in an order in which each comes before what it uses, in whatever module that is.
        let rank: Int
    }

    let steps: UnsafeMutablePointer<Steps>
    /// The objects with something to do at the end of a unit of work.
    var endings: [Ending] = []
    /// What the modules built inside this one can see of it.
    var shared: [Key: Producer] = [:]

    init() {
        steps = .allocate(capacity: 1)
        steps.initialize(to: Steps())
    }

    deinit {
        steps.pointee.deallocate()
        steps.deinitialize(count: 1)
        steps.deallocate()
    }

    /// Makes what the entry did not need, and connects: the last step of a build.
    @usableFromInline
    func complete(_ frame: FramePointer) throws {
        let steps = steps
        for child in steps.pointee.children.elements {
            _ = try child._withUnsafeGuaranteedRef { try $0.obtain(frame) }
        }
        for producer in steps.pointee.wired.elements {
            try producer._withUnsafeGuaranteedRef { try $0.ensureMade(frame) }
        }
        for wiring in steps.pointee.wirings.elements {
            try wiring._withUnsafeGuaranteedRef { try $0.recipe(Edges($0.edges), frame) }
        }
    }
}

extension Unmanaged where Instance == FrameTemplate {
    /// What every build goes through, without a reference count touched.
    @inline(__always)
    var steps: UnsafeMutablePointer<FrameTemplate.Steps> { _withUnsafeGuaranteedRef { $0.steps } }
}

/// A list that the linker writes once, and that is read without reference counts and without checks for exclusive access.
///
/// Whoever has it frees it: there is no copy to be made of it.
struct FrozenList<Element> {
    private(set) var elements = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)

    init() {}

    init(_ list: [Element]) {
        guard !list.isEmpty else { return }
        elements = .allocate(capacity: list.count)
        _ = elements.initialize(from: list)
    }

    /// Frees the memory; the elements are plain values with nothing to release.
    func deallocate() {
        elements.deallocate()
    }
}
