/// Builds the module that accepts `Provided` in place of one that accepts `Needed`.
///
/// `@unchecked` as its superclass is; its own properties are constants.
final class AdapterProducer<Needed: ModuleInput, Provided: ModuleInput>: ModuleProducer<Needed>, @unchecked Sendable {
    private let input: @Sendable (Needed) throws -> Provided
    private let entry: @Sendable (Provided.Entry) throws -> Needed.Entry
    // Owned by the kernel, as this producer is.
    private unowned(unsafe) let target: ModuleProducer<Provided>

    /// The edge of `seed` is what accepts `Provided`.
    init(
        _ seed: ProducerSeed,
        input: @escaping @Sendable (Needed) throws -> Provided,
        entry: @escaping @Sendable (Provided.Entry) throws -> Needed.Entry
    ) {
        self.input = input
        self.entry = entry
        // The linker connects an adapter to what accepts its `Provided`.
        target = unsafeDowncast(Edges(seed.edges)[0], to: ModuleProducer<Provided>.self)
        super.init(adapting: seed)
    }

    override func adapt(
        _ input: Needed,
        in parent: FramePointer,
        on isolation: ObjectIdentifier?
    ) throws -> Needed.Entry {
        try inPath { try entry(target.build(self.input(input), in: parent, on: isolation)) }
    }

    override func open(
        _ input: Needed,
        in parent: Frame,
        as ending: Ending,
        on isolation: ObjectIdentifier?
    ) throws -> OpenModule<Needed.Entry> {
        let module = try inPath { try target.open(self.input(input), in: parent, as: ending, on: isolation) }
        let entry = Result { try inPath { try self.entry(module.entry.get()) } }
        return OpenModule(entry: entry, frame: module.frame)
    }

    override func embed(_ input: Needed, in parent: Frame) throws -> ChildInstance {
        try inPath {
            let child = try target.embed(self.input(input), in: parent)
            do {
                let entry = try self.entry(of: child)
                return ChildInstance(adapting: child, entry: entry) { try self.inPath { try self.entry(of: child) } }
            } catch {
                child.finish(hasFailed: true)
                throw error
            }
        }
    }

    private func entry(of child: ChildInstance) throws -> Needed.Entry {
        guard let provided = try child.entry() as? Provided.Entry else {
            fatalError("A child module's entry is what its input says.")
        }
        return try entry(provided)
    }

    /// Runs `body`, whose errors get this adapter in front of their path.
    private func inPath<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            throw failure(error)
        }
    }
}
