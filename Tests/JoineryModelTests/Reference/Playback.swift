import Joinery

/// What the model says happens when a container is used: it makes objects the slow way, by looking each need up anew.
final class Playback {
    let world: World
    let base: Playback?
    let script: Script
    private(set) var kept: [World.Node: ModelObject] = [:]
    /// What is being made that is to be kept.
    private var underWay: Set<World.Node> = []
    private var opened: Instance?

    /// The container, as what a module is built in that is in no other.
    var root: Instance {
        let root = opened ?? script.open(0, of: self, in: nil, input: nil)
        opened = root
        return root
    }

    init(_ world: World, _ script: Script) {
        self.world = world
        self.script = script
        base = world.base.map { Playback($0, script) }
    }

    func forget() {
        kept = [:]
        opened = nil
    }

    /// One instance of a module, or of a template of the container.
    final class Instance {
        let place: Int
        let container: Playback
        let parent: Instance?
        let input: ModelInput?
        /// The actor that it was built on.
        let home: Sketch.Home
        /// Whether it is being built.
        private(set) var isOpen = true
        var objects: [World.Node: ModelObject] = [:]
        var children: [Int: Embedded] = [:]
        /// What is being made for it.
        var underWay: Set<World.Node> = []

        init(_ place: Int, of container: Playback, in parent: Instance?, input: ModelInput?) {
            self.place = place
            self.container = container
            home = container.script.home
            self.parent = parent
            self.input = input
        }

        func forget() {
            objects = [:]
            children = [:]
        }

        /// Ends the build.
        func finish() {
            isOpen = false
            for child in children.values {
                child.entry = nil
                child.instance.finish()
            }
        }
    }

    /// A child of a module.
    final class Embedded {
        let instance: Instance
        /// What the child gave; until the build ends.
        var entry: ModelObject?
        let remake: () throws -> ModelObject

        init(_ instance: Instance, _ entry: ModelObject, remake: @escaping () throws -> ModelObject) {
            self.instance = instance
            self.entry = entry
            self.remake = remake
        }
    }

    // MARK: Objects

    /// The object of a node, in a module instance; in none if it is for the container.
    func obtain(_ node: World.Node, in instance: Instance?) throws -> ModelObject {
        switch node {
        case .object(let place, let key):
            guard let binding = world.binding(of: key, at: place) else { fatalError("What is found is bound.") }
            if binding.isContainers {
                if let object = kept[node], binding.scope == .singleton || script.isAlive(object) { return object }
                guard underWay.insert(node).inserted else { throw ModelError.refused("cycle") }
                defer { underWay.remove(node) }
                let object = try make(binding, node, in: nil)
                kept[node] = object
                return object
            }
            guard binding.scope == .perModule else { return try make(binding, node, in: instance) }
            guard let instance, instance !== root else { throw ModelError.refused("outsideModule") }
            return try instance.keep(node) { try make(binding, node, in: instance) }
        case .name(let place, let key):
            guard let binding = world.binding(of: key, at: place), let target = world.find(binding.key, from: place)
            else { fatalError("A name is that of a binding.") }
            return try passing("\(key)") { try obtain(target, in: binding.isContainers ? nil : instance) }
        case .base(let path, let key):
            guard let base, let place = base.world.place(path), let node = base.world.find(key, from: place) else {
                fatalError("What is found in the base is there.")
            }
            return try base.obtain(node, in: nil)
        case .entry(_, let child):
            guard let instance, instance !== root else { throw ModelError.refused("outsideModule") }
            return try instance.keep(node) {
                let embedded = try embedded(child, in: instance)
                return try embedded.entry ?? embedded.remake()
            }
        case .export(_, let child, let key):
            guard let instance, instance !== root else { throw ModelError.refused("outsideModule") }
            let inner = try embedded(child, in: instance).instance
            guard let target = world.find(key, from: inner.place) else { fatalError("What is exported is bound.") }
            return try obtain(target, in: inner)
        case .above(let place, let key):
            if let ancestor = sharer(of: key, above: instance) {
                guard let target = world.find(key, from: ancestor.place) else { fatalError("It is shared.") }
                return try obtain(target, in: ancestor)
            }
            guard let target = world.findInContainer(key, for: place) else {
                throw ModelError.refused("notBound")
            }
            return try obtain(target, in: instance)
        case .input, .embedded, .room, .bridge, .wiring:
            fatalError("This is no object.")
        }
    }

    /// The nearest module instance above one that shares a key.
    private func sharer(of key: Sketch.Key, above instance: Instance?) -> Instance? {
        var next = instance?.parent
        while let ancestor = next {
            if ancestor.place != 0, world.places[ancestor.place].shares(key) { return ancestor }
            next = ancestor.parent
        }
        return nil
    }

    private func make(_ binding: Sketch.Binding, _ node: World.Node, in instance: Instance?) throws -> ModelObject {
        try passing("\(binding.key)") {
            try script.memory.holding {
                let received = try receive(binding.needs, of: node, in: instance)
                if binding.isEager {
                    for later in received.laters {
                        let outcome = script.outcome { try later.call(on: .nowhere) }
                        script.add(.calledByFactory(binding: binding.id, outcome))
                    }
                }
                return try script.make(binding.id, received)
            }
        }
    }

    /// The parameters of a node's closure, which are held until it has run.
    func receive(_ needs: [Sketch.Need], of node: World.Node, in instance: Instance?) throws -> [ModelReceived] {
        try needs.map { need in
            let received = try receive(need, of: node, in: instance)
            if case .object(let object) = received { script.memory.begin(.object(object)) }
            return received
        }
    }

    private func receive(_ need: Sketch.Need, of node: World.Node, in instance: Instance?) throws -> ModelReceived {
        guard let target = world.target(of: need, from: node.place) else { return .nothing }
        switch need {
        case .direct: return .object(try obtain(target, in: instance))
        case .optional:
            if case .above(let place, let key) = target, sharer(of: key, above: instance) == nil,
                world.findInContainer(key, for: place) == nil
            {
                return .nothing
            }
            return .object(try obtain(target, in: instance))
        case .input:
            guard let input = instance?.input else { throw ModelError.refused("outsideModule") }
            return .input(input)
        case .lazy, .provider, .builder: return .later(ModelLater(self, need, of: node, in: instance))
        }
    }
}

extension Playback.Instance {
    /// Makes something of the instance, unless that is being made already.
    func making<Result>(_ node: World.Node, _ make: () throws -> Result) throws -> Result {
        guard underWay.insert(node).inserted else { throw ModelError.refused("cycle") }
        defer { underWay.remove(node) }
        return try make()
    }

    func keep(_ node: World.Node, _ make: () throws -> ModelObject) throws -> ModelObject {
        if let object = objects[node], container.script.isAlive(object) { return object }
        let object = try making(node, make)
        objects[node] = object
        return object
    }
}
