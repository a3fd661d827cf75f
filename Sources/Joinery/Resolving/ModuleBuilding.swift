/// Builds the module, or what an adapter puts in its place, that accepts `Input`.
///
/// `@unchecked` as its superclass is; it has no properties.
@usableFromInline
class ModuleBuilding<Input: ModuleInput>: Producer, @unchecked Sendable {
    /// Builds an instance inside `parent`.
    ///
    /// `isolation` is the actor that the caller is on.
    @usableFromInline
    func build(_ input: Input, in parent: Frame, on isolation: ObjectIdentifier?) throws -> Input.Entry {
        fatalError("A subclass builds.")
    }

    /// Builds an instance and leaves its build open, for the parent that embeds it to end.
    func embed(_ input: Input, in parent: Frame) throws -> EmbeddedModule {
        fatalError("A subclass builds.")
    }
}

/// Builds instances of a module from its bindings.
///
/// `@unchecked` as its superclass is; its own properties are constants.
final class ModuleProducer<Input: ModuleInput>: ModuleBuilding<Input>, @unchecked Sendable {
    // All are owned by the storage, as this producer is.
    unowned(unsafe) let plan: ModulePlan
    unowned(unsafe) let input: ServiceProducer<Input>
    unowned(unsafe) let entry: ServiceProducer<Input.Entry>

    /// The edges of `seed` are the producer of the input and that of the entry.
    init(_ seed: ProducerSeed, plan: ModulePlan) {
        let edges = Edges(seed.edges)
        self.plan = plan
        input = edges[0].as(Input.self)
        entry = edges[1].as(Input.Entry.self)
        super.init(seed)
    }

    override func build(_ input: Input, in parent: Frame, on isolation: ObjectIdentifier?) throws -> Input.Entry {
        let frame = Frame.module(plan, in: parent, isolation: isolation)
        // After a failure too: what was made may hold deferred requests, which hold the frame.
        defer { frame.finish() }
        return try construct(input, in: frame)
    }

    override func embed(_ input: Input, in parent: Frame) throws -> EmbeddedModule {
        let frame = Frame.embedded(plan, in: parent)
        do {
            let built = try construct(input, in: frame)
            // Both are owned by what owns the embedded module.
            return EmbeddedModule(frame: frame, entry: built) { [unowned(unsafe) entry, unowned(unsafe) frame] in
                try entry.obtain(frame)
            }
        } catch {
            frame.finish()
            throw error
        }
    }

    private func construct(_ input: Input, in frame: Frame) throws -> Input.Entry {
        self.input.place(input, in: frame)
        do {
            let entry = try self.entry.obtain(frame)
            try plan.complete(frame)
            return entry
        } catch {
            throw failure(error)
        }
    }
}

/// Builds the module that an adapter leads to.
///
/// `@unchecked` as its superclass is; its own property is a constant.
final class AdapterProducer<Needed: ModuleInput, Provided: ModuleInput>: ModuleBuilding<Needed>, @unchecked Sendable {
    private let type: AdaptedType<Needed, Provided>
    private unowned(unsafe) let target: ModuleBuilding<Provided>

    /// The edge of `seed` is the producer of the module to build.
    init(_ seed: ProducerSeed, type: AdaptedType<Needed, Provided>) {
        self.type = type
        // The linker connects an adapter to what accepts its `Provided`.
        target = unsafeDowncast(Edges(seed.edges)[0], to: ModuleBuilding<Provided>.self)
        super.init(seed)
    }

    override func build(_ input: Needed, in parent: Frame, on isolation: ObjectIdentifier?) throws -> Needed.Entry {
        do {
            return try apply(type.entry, target.build(apply(type.input, input), in: parent, on: isolation))
        } catch {
            throw failure(error)
        }
    }

    override func embed(_ input: Needed, in parent: Frame) throws -> EmbeddedModule {
        do {
            let embedded = try target.embed(apply(type.input, input), in: parent)
            func entry() throws -> Needed.Entry {
                guard let entry = try embedded.entry() as? Provided.Entry else {
                    fatalError("An embedded module's entry is what its input says.")
                }
                return try apply(type.entry, entry)
            }
            return EmbeddedModule(frame: embedded.frame, entry: try entry(), makeEntry: entry)
        } catch {
            throw failure(error)
        }
    }
}
