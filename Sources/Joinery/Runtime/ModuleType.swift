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
protocol EmbeddedType: Sendable {
    var input: Any.Type { get }
    var entry: Any.Type { get }
    var entryLayout: SlotLayout { get }

    /// The producer of the embedded instance. Its edges are the dependencies of the input, then the module.
    func producer(_ seed: ProducerSeed) -> Producer
    /// The producer of the embedded instance's entry. Its edge is the instance.
    func entryProducer(_ seed: ProducerSeed) -> Producer
}

struct ChildType<Input: ModuleInput>: EmbeddedType {
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
            let embedded = try edges.next(ChildInstance.self, &index, frame)
            guard let entry = try embedded.entry() as? Input.Entry else {
                fatalError("An embedded module's entry is what its input says.")
            }
            return entry
        }
    }
}

/// The types of one adapter.
protocol Adapting: Sendable {
    var needed: Any.Type { get }
    var provided: Any.Type { get }

    /// The producer that builds through the adapter. Its edge is what accepts `provided`.
    func producer(_ seed: ProducerSeed) -> Producer
}

struct AdaptedType<Needed: ModuleInput, Provided: ModuleInput>: Adapting {
    let input: @Sendable (Needed) throws -> Provided
    let entry: @Sendable (Provided.Entry) throws -> Needed.Entry

    var needed: Any.Type { Needed.self }
    var provided: Any.Type { Provided.self }

    func producer(_ seed: ProducerSeed) -> Producer {
        // The linker connects an adapter to what accepts its `Provided`.
        let target = unsafeDowncast(Edges(seed.edges)[0], to: ModuleProducer<Provided>.self)
        return ModuleProducer<Needed>(seed, adapting: Adaptation(type: self, target: target))
    }
}
