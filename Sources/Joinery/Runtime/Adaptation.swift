/// How an adapter builds, whatever it leads to.
protocol Adapted<Input>: Sendable {
    associatedtype Input: ModuleInput

    func build(_ input: Input, in parent: FramePointer, on isolation: ObjectIdentifier?) throws -> Input.Entry
    func open(_ input: Input, in parent: Frame, on isolation: ObjectIdentifier?) throws -> OpenModule<Input.Entry>
    func embed(_ input: Input, in parent: Frame) throws -> ChildInstance
}

/// Builds the module that accepts `Provided` in place of one that accepts `Needed`.
struct Adaptation<Needed: ModuleInput, Provided: ModuleInput>: Adapted {
    let type: AdaptedType<Needed, Provided>
    // Owned by the kernel, as the producer that has this adaptation is.
    unowned(unsafe) let target: ModuleProducer<Provided>

    func build(_ input: Needed, in parent: FramePointer, on isolation: ObjectIdentifier?) throws -> Needed.Entry {
        try type.entry(target.build(type.input(input), in: parent, on: isolation))
    }

    func open(_ input: Needed, in parent: Frame, on isolation: ObjectIdentifier?) throws -> OpenModule<Needed.Entry> {
        let module = try target.open(type.input(input), in: parent, on: isolation)
        return OpenModule(entry: Result { try type.entry(module.entry.get()) }, frame: module.frame)
    }

    func embed(_ input: Needed, in parent: Frame) throws -> ChildInstance {
        let embedded = try target.embed(type.input(input), in: parent)
        func entry() throws -> Needed.Entry {
            guard let entry = try embedded.entry() as? Provided.Entry else {
                fatalError("An embedded module's entry is what its input says.")
            }
            return try type.entry(entry)
        }
        return ChildInstance(frame: embedded.frame, entry: try entry(), makeEntry: entry)
    }
}
