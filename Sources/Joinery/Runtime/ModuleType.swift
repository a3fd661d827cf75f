/// The types of one module, to make its producers with.
protocol BuildableType: Sendable {
    var input: Any.Type { get }
    var entry: Any.Type { get }

    /// The producer of the module's input in its frame.
    func inputProducer(_ seed: ProducerSeed) -> Producer
    var inputLayout: SlotLayout { get }
    /// The producer that builds the module. Its edges are the input and the entry.
    func moduleProducer(_ seed: ProducerSeed, plan: FrameTemplate) -> Producer
}

struct ModuleType<Input: ModuleInput>: BuildableType {
    var input: Any.Type { Input.self }
    var entry: Any.Type { Input.Entry.self }
    var inputLayout: SlotLayout { SlotLayout(Input.self) }

    func inputProducer(_ seed: ProducerSeed) -> Producer {
        ServiceProducer<Input>(seed) { edges, _ in
            // Only reached where there is no module instance: inside of one the input is in its slot.
            throw edges.owner.kernel.error(outsideModule: edges.owner)
        }
    }

    func moduleProducer(_ seed: ProducerSeed, plan: FrameTemplate) -> Producer {
        ModuleProducer<Input>(seed, plan: plan)
    }
}

/// The types of one embedding of a module.
protocol ChildKind: Sendable {
    var input: Any.Type { get }
    var entry: Any.Type { get }
    var entryLayout: SlotLayout { get }

    /// The producer of the child's instance. Its edges are the dependencies of the input, then the module.
    func producer(_ seed: ProducerSeed) -> Producer
    /// The producer of the child's entry. Its edge is the instance.
    func entryProducer(_ seed: ProducerSeed) -> Producer
}

struct ChildType<Input: ModuleInput>: ChildKind {
    let make: ServiceRecipe<Input>

    var input: Any.Type { Input.self }
    var entry: Any.Type { Input.Entry.self }
    var entryLayout: SlotLayout { SlotLayout(Input.Entry.self) }

    func producer(_ seed: ProducerSeed) -> Producer {
        let make = make.make
        return ServiceProducer<ChildInstance>(seed) { edges, frame in
            guard let frame else { throw edges.owner.kernel.error(outsideModule: edges.owner) }
            let input = try make(edges, frame)
            // The linker puts the module's producer behind the dependencies of the input.
            let module = unsafeDowncast(edges[edges.count - 1], to: ModuleProducer<Input>.self)
            return try module.embed(input, in: frame.frame)
        }
    }

    func entryProducer(_ seed: ProducerSeed) -> Producer {
        ServiceProducer<Input.Entry>(seed) { edges, frame in
            var index = 0
            let child = try edges.next(ChildInstance.self, &index, frame)
            guard let entry = try child.entry() as? Input.Entry else {
                fatalError("A child module's entry has the type that its input names.")
            }
            return entry
        }
    }
}
