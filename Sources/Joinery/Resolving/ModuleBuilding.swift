/// Builds the module, or what an adapter puts in its place, that accepts `Input`.
///
/// `@unchecked` as its superclass is; its own properties are constants.
@usableFromInline
final class ModuleBuilding<Input: ModuleInput>: Producer, @unchecked Sendable {
    // All are owned by the storage, as this producer is; `nil` for an adapter.
    @usableFromInline unowned(unsafe) let plan: ModulePlan?
    @usableFromInline unowned(unsafe) let input: ServiceProducer<Input>?
    @usableFromInline unowned(unsafe) let entry: ServiceProducer<Input.Entry>?
    /// How an adapter builds; `nil` for a module.
    private let adaptation: (any Adapted<Input>)?

    /// Builds a module from its bindings.
    ///
    /// The edges of `seed` are the producer of the input and that of the entry.
    init(_ seed: ProducerSeed, plan: ModulePlan) {
        let edges = Edges(seed.edges)
        self.plan = plan
        input = edges[0].as(Input.self)
        entry = edges[1].as(Input.Entry.self)
        adaptation = nil
        super.init(seed)
    }

    /// Builds the module that an adapter leads to.
    init(_ seed: ProducerSeed, adapting adaptation: any Adapted<Input>) {
        plan = nil
        input = nil
        entry = nil
        self.adaptation = adaptation
        super.init(seed)
    }

    override var isModule: Bool { true }

    /// Builds an instance inside `parent`.
    ///
    /// `isolation` is the actor that the caller is on. Inlinable, so that the entry is made by specialised code.
    @inlinable
    func build(_ input: Input, in parent: FramePointer, on isolation: ObjectIdentifier?) throws -> Input.Entry {
        guard let plan, let slot = self.input, let entry else {
            return try adapt(input, in: parent, on: isolation)
        }
        var frame = Frame.module(plan, in: parent, isolation: isolation)
        // After a failure too: what was made may hold deferred requests, which hold the frame. If nothing does, it goes now.
        defer { if !isKnownUniquelyReferenced(&frame) { frame.finish() } }
        slot.place(input, in: frame)
        do {
            let result = try entry.obtain(FramePointer(frame))
            try plan.complete(FramePointer(frame))
            return result
        } catch {
            throw failure(error)
        }
    }

    /// Builds an instance and holds it open, with all of its objects.
    func open(_ input: Input, in parent: Frame, on isolation: ObjectIdentifier?) throws -> OpenModule<Input.Entry> {
        guard let plan else {
            let module = try adapted { try $0.open(input, in: parent, on: isolation) }
            return OpenModule(entry: module.entry.mapError { failure($0) }, frame: module.frame)
        }
        let frame = Frame.module(plan, in: FramePointer(parent), isolation: isolation)
        return OpenModule(entry: Result { try construct(input, in: frame) }, frame: frame)
    }

    /// Builds an instance and leaves its build open, for the parent that embeds it to end.
    func embed(_ input: Input, in parent: Frame) throws -> EmbeddedModule {
        guard let plan, let entry else { return try adapted { try $0.embed(input, in: parent) } }
        let frame = Frame.embedded(plan, in: parent)
        do {
            let built = try construct(input, in: frame)
            // Both are owned by what owns the embedded module.
            return EmbeddedModule(frame: frame, entry: built) { [unowned(unsafe) entry, unowned(unsafe) frame] in
                try entry.obtain(FramePointer(frame))
            }
        } catch {
            frame.finish()
            throw error
        }
    }

    private func construct(_ input: Input, in frame: Frame) throws -> Input.Entry {
        guard let plan, let slot = self.input, let entry else { fatalError("Only a module constructs.") }
        slot.place(input, in: frame)
        do {
            let entry = try entry.obtain(FramePointer(frame))
            try plan.complete(FramePointer(frame))
            return entry
        } catch {
            throw failure(error)
        }
    }

    @usableFromInline
    @inline(never)
    func adapt(_ input: Input, in parent: FramePointer, on isolation: ObjectIdentifier?) throws -> Input.Entry {
        try adapted { try $0.build(input, in: parent, on: isolation) }
    }

    private func adapted<Result>(_ body: (any Adapted<Input>) throws -> Result) throws -> Result {
        guard let adaptation else { fatalError("What is not a module is an adapter.") }
        do {
            return try body(adaptation)
        } catch {
            throw failure(error)
        }
    }
}
