/// Builds the module, or what an adapter puts in its place, that accepts `Input`.
///
/// `@unchecked` as its superclass is; its own properties are constants.
@usableFromInline
final class ModuleProducer<Input: ModuleInput>: Producer, @unchecked Sendable {
    /// What a module is built from; `nil` for an adapter.
    @usableFromInline let parts: Parts?
    /// How an adapter builds; `nil` for a module.
    private let adaptation: (any Adapted<Input>)?

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
        adaptation = nil
        super.init(seed)
    }

    /// Builds the module that an adapter leads to.
    init(_ seed: ProducerSeed, adapting adaptation: any Adapted<Input>) {
        parts = nil
        self.adaptation = adaptation
        super.init(seed)
    }

    override var isModule: Bool { true }

    /// Builds an instance inside `parent`.
    ///
    /// `isolation` is the actor that the caller is on. Inlinable, so that the entry is made by specialised code.
    @inlinable
    func build(_ input: Input, in parent: FramePointer, on isolation: ObjectIdentifier?) throws -> Input.Entry {
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
    func open(_ input: Input, in parent: Frame, on isolation: ObjectIdentifier?) throws -> OpenModule<Input.Entry> {
        guard let parts else {
            let module = try adapted { try $0.open(input, in: parent, on: isolation) }
            return OpenModule(entry: module.entry.mapError { failure($0) }, frame: module.frame)
        }
        let frame = Frame.module(parts.plan, in: FramePointer(parent), isolation: isolation)
        return OpenModule(entry: Result { try construct(parts, input, in: FramePointer(frame)) }, frame: frame)
    }

    /// Builds an instance and leaves its build open, for the parent that embeds it to end.
    func embed(_ input: Input, in parent: Frame) throws -> ChildInstance {
        guard let parts else { return try adapted { try $0.embed(input, in: parent) } }
        let frame = Frame.embedded(parts.plan, in: parent)
        do {
            let (entry, pointer) = (parts.entry, FramePointer(frame))
            let built = try construct(parts, input, in: pointer)
            // Both are owned by what owns the embedded module.
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
    func construct(_ parts: Parts, _ input: Input, in frame: FramePointer) throws -> Input.Entry {
        parts.input._withUnsafeGuaranteedRef { $0.place(input, in: frame) }
        do {
            let entry = try parts.entry._withUnsafeGuaranteedRef { try $0.obtain(frame) }
            try parts.plan._withUnsafeGuaranteedRef { try $0.complete(frame) }
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
