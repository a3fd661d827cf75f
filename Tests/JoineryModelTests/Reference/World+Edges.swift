extension World {
    /// One need of a node for another.
    struct Edge {
        let target: Node
        /// Whether it is met while the node is made.
        let isImmediate: Bool
        /// The parameter that it is there for, if there is one.
        var need: Sketch.Need?
    }

    /// What a node needs, in order; `missing` collects the names of what is not there.
    func edges(of node: Node, missing: inout Set<String>) -> [Edge] {
        switch node {
        case .base, .input: return []
        case .object(let place, let key):
            return edges(to: binding(of: key, at: place)?.needs ?? [], from: place, missing: &missing)
        case .name(let place, let key):
            return immediate(binding(of: key, at: place).flatMap { find($0.key, from: place) })
        case .embedded(let place, let child):
            let child = places[place].block.children[child]
            let edges = edges(to: child.needs, from: place, missing: &missing)
            guard let target = target(of: child.door, from: place) else {
                missing.insert(Sketch.doorName(child.door))
                return edges
            }
            return edges + immediate(target)
        case .entry(let place, let child):
            return immediate(.embedded(place: place, child: child))
        case .export(let place, let child, let key):
            let inner = room(for: places[place].block.children[child].door, from: place)
            return immediate(.embedded(place: place, child: child)) + immediate(inner.flatMap { find(key, from: $0) })
        case .above(let place, let key):
            let sharers = sharers(of: key, above: place)
            return immediate(findInContainer(key, for: place)) + sharers.flatMap { immediate(find(key, from: $0)) }
        case .room(let place):
            let block = places[place].block
            var result = immediate(.input(place: place))
            result += edges(to: places[place].door.map { [.direct(.page($0))] } ?? [], from: place, missing: &missing)
            result += block.children.indices.flatMap { immediate(.embedded(place: place, child: $0)) }
            result += block.wirings.indices.flatMap { immediate(.wiring(place: place, index: $0)) }
            return result
        case .bridge(let place, let bridge):
            guard let target = target(of: bridge.to, from: place) else {
                missing.insert(Sketch.doorName(bridge.to))
                return []
            }
            return immediate(target)
        case .wiring(let place, let index):
            return edges(to: places[place].block.wirings[index].needs, from: place, missing: &missing)
        }
    }

    func edges(of node: Node) -> [Edge] {
        if let edges = foundEdges[node] { return edges }
        var missing: Set<String> = []
        let edges = edges(of: node, missing: &missing)
        foundEdges[node] = edges
        return edges
    }

    /// What a parameter leads to at a place.
    func target(of need: Sketch.Need, from place: Int) -> Node? {
        switch need {
        case .direct(let key), .optional(let key), .lazy(let key), .provider(let key): find(key, from: place)
        case .builder(let door): target(of: door, from: place)
        case .input(let door): place != 0 && places[place].door == door ? .input(place: place) : nil
        }
    }

    private func edges(to needs: [Sketch.Need], from place: Int, missing: inout Set<String>) -> [Edge] {
        needs.compactMap { need in
            guard let target = target(of: need, from: place) else {
                if let name = need.requiredName { missing.insert(name) }
                return nil
            }
            return Edge(target: target, isImmediate: need.isImmediate, need: need)
        }
    }

    private func immediate(_ node: Node?) -> [Edge] { node.map { [Edge(target: $0, isImmediate: true)] } ?? [] }

    /// The modules that can be the nearest one above a module to share a key.
    private func sharers(of key: Sketch.Key, above place: Int) -> [Int] {
        var result: [Int] = []
        var seen: Set<Int> = []
        var open = [place]
        while let current = open.popLast() {
            for builder in builders(of: current) where builder != 0 && seen.insert(builder).inserted {
                if places[builder].shares(key) { result.append(builder) } else { open.append(builder) }
            }
        }
        return result.sorted()
    }

    /// The places where a module is built or embedded.
    private func builders(of room: Int) -> [Int] {
        builds.filter { $0.to == room }.map(\.from)
    }
}

extension Sketch.Need {
    var isImmediate: Bool {
        switch self {
        case .direct, .optional, .input: true
        case .lazy, .provider, .builder: false
        }
    }

    /// What is missing if nothing meets the need.
    fileprivate var requiredName: String? {
        switch self {
        case .direct(let key), .lazy(let key), .provider(let key): "\(key)"
        case .builder(let door), .input(let door): Sketch.doorName(door)
        case .optional: nil
        }
    }
}

extension World.Node {
    /// The name that the library has for it.
    func name(in world: World) -> String {
        switch self {
        case .object(_, let key), .name(_, let key), .base(_, let key), .export(_, _, let key), .above(_, let key):
            "\(key)"
        case .input(let place): Sketch.doorName(world.places[place].door ?? 0)
        case .room(let place): Sketch.roomName(world.places[place].door ?? 0)
        case .embedded(let place, let child): Sketch.doorName(world.places[place].block.children[child].door)
        case .entry(let place, let child): "\(Sketch.Key.page(world.places[place].block.children[child].door))"
        case .bridge(_, let bridge): Sketch.doorName(bridge.from)
        case .wiring: "Wiring"
        }
    }

    /// The place that it is made for.
    var place: Int {
        switch self {
        case .object(let place, _), .name(let place, _), .input(let place), .embedded(let place, _),
            .entry(let place, _), .export(let place, _, _), .above(let place, _), .room(let place),
            .bridge(let place, _), .wiring(let place, _):
            place
        case .base: 0
        }
    }
}
