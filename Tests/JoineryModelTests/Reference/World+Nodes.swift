import Joinery

extension World {
    /// All that is declared, where it is declared, with all that it needs.
    func allNodes() -> Set<Node> {
        var open: [Node] = []
        for place in places.dropFirst() {
            open.append(.room(place: place.id))
            open += place.block.bindings.flatMap(\.keys).compactMap { find($0, from: place.id) }
            open += place.block.adapters.compactMap { target(of: $0.from, from: place.id) }
        }
        for block in blocks {
            for key in block.bindings.flatMap(\.keys) {
                // Of a template each module has its own; by itself it is nothing.
                guard let binding = binding(of: key, at: 0), binding.scope != .perModule else { continue }
                open += [find(key, from: 0)].compactMap(\.self)
            }
            open += block.adapters.compactMap { target(of: $0.from, from: 0) }
        }
        return closure(of: open)
    }

    /// The nodes that others lead to, themselves included.
    func closure(of start: [Node], where isFollowed: (Edge) -> Bool = { _ in true }) -> Set<Node> {
        var seen: Set<Node> = []
        var open = start
        while let node = open.popLast() {
            guard seen.insert(node).inserted else { continue }
            open += edges(of: node).filter(isFollowed).map(\.target)
        }
        return seen
    }

    /// All that is made, or there already, when a node is made; itself included.
    func immediateNeeds(of node: Node) -> Set<Node> {
        if let needs = foundNeeds[node] { return needs }
        let needs = closure(of: [node], where: \.isImmediate)
        foundNeeds[node] = needs
        return needs
    }

    /// The same without what a container keeps and what that needs: what is made for this node, and what it gets of a module.
    func ownNeeds(of node: Node) -> Set<Node> {
        if let needs = foundParts[node] { return needs }
        let needs = closure(of: [node]) { $0.isImmediate && !self.isContainers($0.target) }
        foundParts[node] = needs
        return needs
    }

    /// Which module is built from where: from a module by what it makes; from the container by what the container keeps,
    /// wherever that is declared.
    func allBuilds() -> Set<Build> {
        let kept = closure(of: nodes.filter(isContainers)) { edge in
            edge.isImmediate && !self.isContainers(edge.target) && !self.isModules(edge.target)
        }
        var builds: Set<Build> = []
        for node in nodes {
            if case .embedded(let place, let child) = node {
                let door = places[place].block.children[child].door
                if let room = room(for: door, from: place) { builds.insert(Build(from: place, to: room)) }
            }
            for case .builder(let door) in needs(of: node) {
                guard let room = room(for: door, from: node.place) else { continue }
                if !isContainers(node) { builds.insert(Build(from: node.place, to: room)) }
                if kept.contains(node) { builds.insert(Build(from: 0, to: room)) }
            }
        }
        return builds
    }

    /// The parameters of a node's closure.
    func needs(of node: Node) -> [Sketch.Need] {
        switch node {
        case .object(let place, let key): binding(of: key, at: place)?.needs ?? []
        case .embedded(let place, let child): places[place].block.children[child].needs
        case .wiring(let place, let index): places[place].block.wirings[index].needs
        default: []
        }
    }

    /// Whether a container keeps the object.
    func isContainers(_ node: Node) -> Bool {
        switch node {
        case .base: true
        case .object(let place, let key), .name(let place, let key):
            binding(of: key, at: place)?.isContainers ?? false
        default: false
        }
    }

    /// Whether the container has one for good.
    func isSingletons(_ node: Node) -> Bool {
        switch node {
        case .base(let path, let key):
            guard let base, let place = base.place(path), let node = base.find(key, from: place) else { return false }
            return base.isSingletons(node)
        case .object(let place, let key), .name(let place, let key):
            return binding(of: key, at: place)?.scope == .singleton
        default: return false
        }
    }

    /// Whether the object belongs to a module instance.
    func isModules(_ node: Node) -> Bool {
        switch node {
        case .object(let place, let key): binding(of: key, at: place)?.scope == .perModule
        case .input, .embedded, .entry, .export, .above: true
        case .name, .base, .room, .bridge, .wiring: false
        }
    }

    /// Whether making a node takes something of a module instance.
    func needsModule(_ node: Node) -> Bool {
        ownNeeds(of: node).contains(where: isModules)
    }

    /// Whether a module, or the one behind an adapter, gets something that the modules above it share.
    func takesFromAbove(_ node: Node) -> Bool {
        guard case .room(let place) = behind(node) else { return false }
        return takers[place] ?? false
    }

    func allTakers() -> [Int: Bool] {
        var wanted: [Int: Set<Sketch.Key>] = [:]
        for case .above(let place, let key) in nodes { wanted[place, default: []].insert(key) }
        for _ in places {
            for build in builds where build.from != 0 {
                let more = (wanted[build.to] ?? []).filter { !places[build.from].shares($0) }
                wanted[build.from, default: []].formUnion(more)
            }
        }
        return wanted.mapValues { !$0.isEmpty }
    }

    /// The actor that a node's own closure is written for.
    func home(of node: Node) -> Sketch.Home {
        switch node {
        case .object(let place, let key): binding(of: key, at: place)?.home ?? .nowhere
        case .embedded(let place, let child): places[place].block.children[child].home
        case .wiring(let place, let index): places[place].block.wirings[index].home
        case .base(let path, let key):
            base.flatMap { base in
                base.place(path).flatMap { base.find(key, from: $0) }.map { base.effectiveHome(of: $0) }
            } ?? .nowhere
        default: .nowhere
        }
    }

    /// The actor that making a node needs.
    func effectiveHome(of node: Node) -> Sketch.Home {
        immediateNeeds(of: node).lazy.map(self.home).first { $0 != .nowhere } ?? .nowhere
    }
}
