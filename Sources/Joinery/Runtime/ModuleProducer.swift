/// Builds the module that accepts `Input`; its subclass builds what an adapter puts in its place.
///
/// `@unchecked` as its superclass is; its own properties are constants.
@usableFromInline
class ModuleProducer<Input: ModuleInput>: Producer, @unchecked Sendable {
    /// What a module is built from; `nil` for an adapter.
    @usableFromInline final let parts: Parts?

    /// What a module is built from.
    ///
    /// All of it is owned by the kernel, as the producer is, and used without a reference count touched.
    @usableFromInline
    struct Parts: Sendable {
        @usableFromInline let plan: Unmanaged<FrameTemplate>
        @usableFromInline let input: Unmanaged<ServiceProducer<Input>>
        @usableFromInline let entry: Unmanaged<ServiceProducer<Input.Entry>>
    }

    /// Builds a module from its bindings.
    ///
    /// The edges of `seed` are the producer of the input and that of the entry.
    init(_ seed: ProducerSeed, plan: FrameTemplate) {
        let edges = Edges(seed.edges)
        parts = Parts(
            plan: .passUnretained(plan),
            input: .passUnretained(edges[0].as(Input.self)),
            entry: .passUnretained(edges[1].as(Input.Entry.self))
        )
        super.init(seed)
    }

    /// An adapter, which has no parts.
    init(adapting seed: ProducerSeed) {
        parts = nil
        super.init(seed)
    }

    override final var isModule: Bool { true }

    /// Builds an instance inside `parent`.
    ///
    /// `isolation` is the actor that the caller is on. Inlinable, so that the entry is made by specialised code.
    @inlinable
    final func build(_ input: Input, in parent: FramePointer, on isolation: ObjectIdentifier?) throws -> Input.Entry {
        guard let parts else { return try adapt(input, in: parent, on: isolation) }
        var frame = Frame.module(parts.plan, in: parent, isolation: isolation)
        // What was made may hold deferred requests, which hold the frame. If nothing does, it is released now.
        var hasFailed = true
        defer { if !isKnownUniquelyReferenced(&frame) { frame.finish(hasFailed: hasFailed) } }
        let entry = try construct(parts, input, in: FramePointer(frame))
        hasFailed = false
        return entry
    }

    /// Builds an instance and holds it open, with all of its objects.
    func open(
        _ input: Input,
        in parent: Frame,
        as ending: Ending,
        on isolation: ObjectIdentifier?
    ) throws -> OpenModule<Input.Entry> {
        let parts = knownParts
        let frame = Frame.module(parts.plan, in: FramePointer(parent), isolation: isolation)
        frame.head.pointee.ending = ending
        return OpenModule(entry: Result { try construct(parts, input, in: FramePointer(frame)) }, frame: frame)
    }

    /// Builds an instance and leaves its build open, for the parent that embeds it to end.
    func embed(_ input: Input, in parent: Frame) throws -> ChildInstance {
        let parts = knownParts
        let frame = Frame.child(parts.plan, in: parent)
        do {
            let (entry, pointer) = (parts.entry, FramePointer(frame))
            let built = try construct(parts, input, in: pointer)
            // Both are owned by the owner of the child module.
            return ChildInstance(frame: frame, entry: built) {
                try entry._withUnsafeGuaranteedRef { try $0.obtain(pointer) }
            }
        } catch {
            frame.finish(hasFailed: true)
            throw error
        }
    }

    /// Makes the entry in the frame of a new instance, then the rest of the module.
    @inlinable
    @inline(__always)
    final func construct(_ parts: Parts, _ input: Input, in frame: FramePointer) throws -> Input.Entry {
        parts.input._withUnsafeGuaranteedRef { $0.place(input, in: frame) }
        do {
            let entry = try parts.entry._withUnsafeGuaranteedRef { try $0.obtain(frame) }
            try parts.plan._withUnsafeGuaranteedRef { try $0.complete(frame) }
            return entry
        } catch {
            throw failure(error)
        }
    }

    /// Builds the module that an adapter leads to.
    @usableFromInline
    @inline(never)
    func adapt(_ input: Input, in parent: FramePointer, on isolation: ObjectIdentifier?) throws -> Input.Entry {
        fatalError("What has no parts is an adapter, whose class replaces this.")
    }

    private var knownParts: Parts {
        guard let parts else {
            fatalError("What has no parts is an adapter, whose class replaces all that asks for them.")
        }
        return parts
    }
}
