/// How the instances of one module are laid out and completed; the same for every build.
///
/// `@unchecked`: the linker fills it before the container is published, and nothing changes it afterwards.
@usableFromInline
final class ModulePlan: @unchecked Sendable {
    /// A slot with the producer of what is in it.
    struct Place {
        let slot: Slot
        // Producers are owned by the storage, and so is this plan.
        unowned(unsafe) let producer: Producer
    }

    /// An object with something to do at the end.
    struct Ending {
        unowned(unsafe) let producer: Producer
        let action: any ShutdownAction
    }

    /// All slots.
    var slots: [Place] = []
    /// Those whose objects go when the build ends.
    var droppedSlots: [Place] = []
    /// Those that hold a cell.
    var cells: [Place] = []
    /// The embedded modules.
    var children: [ServiceProducer<EmbeddedModule>] = []
    /// What the wirings need: made before the first of them runs.
    var wired: [Producer] = []
    /// The wirings, in the order of declaration.
    var wirings: [ServiceProducer<Void>] = []
    /// The objects with something to do at the end of a unit of work, each after those that it needs.
    var endings: [Ending] = []
    /// What the modules built inside this one can see of it.
    var shared: [Key: Producer] = [:]
    /// The size of a frame, in units.
    var unitCount = 0
    /// The bytes at the front of a frame that say which slots are made.
    var flagCount = 0

    /// Makes what the entry did not need, and connects: the last step of a build.
    @usableFromInline
    func complete(_ frame: Frame) throws {
        for child in children { _ = try child.obtain(frame) }
        for producer in wired { try producer.touch(frame) }
        for wiring in wirings { try wiring.obtain(frame) }
    }
}
