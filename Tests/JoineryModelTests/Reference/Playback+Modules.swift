extension Playback {
    /// Builds what takes a door.
    func build(_ node: World.Node, input: ModelInput, in parent: Instance?) throws -> ModelObject {
        switch node {
        case .bridge(let place, let bridge):
            guard let target = world.target(of: bridge.to, from: place) else { fatalError("It is linked.") }
            return try passing(Sketch.doorName(bridge.from)) {
                let page = try build(target, input: script.adapt(bridge.id, from: input), in: parent)
                return try script.make(bridge.id, [.object(page)])
            }
        case .room(let place):
            let instance = script.open(place, of: self, in: parent, input: input)
            defer { instance.finish() }
            return try script.memory.holding {
                script.memory.begin(.instance(instance))
                return try construct(instance)
            }
        default: fatalError("Only modules and adapters take a door.")
        }
    }

    private func embed(_ node: World.Node, input: ModelInput, in parent: Instance) throws -> Embedded {
        switch node {
        case .bridge(let place, let bridge):
            guard let target = world.target(of: bridge.to, from: place) else { fatalError("It is linked.") }
            return try passing(Sketch.doorName(bridge.from)) {
                let inner = try embed(target, input: script.adapt(bridge.id, from: input), in: parent)
                func remake() throws -> ModelObject {
                    try script.make(bridge.id, [.object(try inner.entry ?? inner.remake())])
                }
                return Embedded(inner.instance, try remake(), remake: remake)
            }
        case .room(let place):
            let instance = script.open(place, of: self, in: parent, input: input)
            script.memory.begin(.instance(instance))
            let entry = try construct(instance)
            return Embedded(instance, entry) { try self.entry(of: instance) }
        default: fatalError("Only modules and adapters take a door.")
        }
    }

    private func entry(of instance: Instance) throws -> ModelObject {
        guard let door = world.places[instance.place].door, let node = world.find(.page(door), from: instance.place)
        else { fatalError("It is linked.") }
        return try obtain(node, in: instance)
    }

    private func construct(_ instance: Instance) throws -> ModelObject {
        let block = world.places[instance.place].block
        return try passing(Sketch.roomName(world.places[instance.place].door ?? 0)) {
            let entry = try entry(of: instance)
            script.memory.begin(.object(entry))
            for child in block.children.indices { _ = try embedded(child, in: instance) }
            for index in block.wirings.indices { try prepare(.wiring(place: instance.place, index: index), instance) }
            for (index, wire) in block.wirings.enumerated() {
                try passing("Wiring") {
                    let node = World.Node.wiring(place: instance.place, index: index)
                    try script.memory.holding {
                        try script.wire(wire.id, try receive(wire.needs, of: node, in: instance))
                    }
                }
            }
            return entry
        }
    }

    /// Makes the module's objects that a wiring needs: wirings run when all are constructed.
    private func prepare(_ node: World.Node, _ instance: Instance) throws {
        for edge in world.edges(of: node) where edge.isImmediate {
            switch edge.target {
            case .object(instance.place, _), .name(instance.place, _):
                guard !world.isContainers(edge.target) else { continue }
                try prepare(edge.target, instance)
                if world.isModules(edge.target) { _ = try obtain(edge.target, in: instance) }
            default: continue
            }
        }
    }

    func embedded(_ index: Int, in instance: Instance) throws -> Embedded {
        if let embedded = instance.children[index] { return embedded }
        let child = world.places[instance.place].block.children[index]
        guard let target = world.target(of: child.door, from: instance.place) else { fatalError("It is linked.") }
        let node = World.Node.embedded(place: instance.place, child: index)
        let embedded = try instance.making(node) {
            let input = try input(of: child, node, in: instance)
            return try embed(target, input: input, in: instance)
        }
        instance.children[index] = embedded
        return embedded
    }

    private func input(of child: Sketch.Child, _ node: World.Node, in instance: Instance) throws -> ModelInput {
        try passing(Sketch.doorName(child.door)) {
            try script.memory.holding {
                try script.enter(child.id, try receive(child.needs, of: node, in: instance))
            }
        }
    }
}
