import Joinery

/// A container of a sketch as the reference model sees it: the places of declarations, and who finds what from where.
///
/// It is written to be obviously right, after the guide's pages, and shares nothing with the library.
final class World {
    /// The declarations of the container, then of the one it extends, and so on.
    let blocks: [Sketch.Block]
    let base: World?
    /// The containers' bindings by all their names.
    private let tables: [[Sketch.Key: Sketch.Binding]]
    /// The container, which is the first, and its modules.
    private(set) var places: [Place] = []
    /// All that linking makes a node for.
    private(set) var nodes: Set<Node> = []
    /// Which module is built from where.
    private(set) var builds: Set<Build> = []
    // What was found so far, since each is asked for often.
    var foundEdges: [Node: [Edge]] = [:]
    var foundNeeds: [Node: Set<Node>] = [:]
    var foundParts: [Node: Set<Node>] = [:]

    /// The container or a module.
    struct Place {
        let id: Int
        let block: Sketch.Block
        /// The doors of the modules around it and its own.
        let path: [Int]
        /// The place that it is declared in.
        let outer: Int?
        /// The container that declares it: 0 for this one, 1 for the one it extends.
        let level: Int
        /// The block's bindings by all their names.
        let bindings: [Sketch.Key: Sketch.Binding]

        var door: Int? { path.last }
    }

    /// Something that can be made, at one place.
    enum Node: Hashable {
        /// What a factory makes, and where from its parameters are looked up.
        case object(place: Int, Sketch.Key)
        /// Another name of it.
        case name(place: Int, Sketch.Key)
        /// What the extended container, or one of its modules, shares.
        case base(path: [Int], Sketch.Key)
        case input(place: Int)
        case embedded(place: Int, child: Int)
        case entry(place: Int, child: Int)
        case export(place: Int, child: Int, Sketch.Key)
        /// What the nearest module above shares, or else the container's.
        case above(place: Int, Sketch.Key)
        case room(place: Int)
        case bridge(place: Int, Sketch.Bridge)
        case wiring(place: Int, index: Int)
    }

    /// A module that is built from a place, the container being 0.
    struct Build: Hashable {
        let from: Int
        let to: Int
    }

    /// - Parameter levels: The declarations of the containers, the base first.
    init(_ levels: ArraySlice<Sketch.Block>) {
        blocks = levels.reversed()
        base = levels.count > 1 ? World(levels.dropLast()) : nil
        tables = blocks.map(\.table)
        places = [Place(id: 0, block: blocks[0], path: [], outer: nil, level: 0, bindings: tables[0])]
        for (level, block) in blocks.enumerated() { addRooms(of: block, in: 0, level: level) }
        nodes = allNodes()
        builds = allBuilds()
        // Knowing who builds whom, more is known of what modules get from above.
        foundEdges = [:]
        foundNeeds = [:]
        foundParts = [:]
    }

    private func addRooms(of block: Sketch.Block, in outer: Int, level: Int) {
        var doors = Set(block.adapters.map(\.from))
        for room in block.rooms where doors.insert(room.door).inserted {
            // What a nearer container has for a door takes the place of what an extended one has.
            if outer == 0, blocks[..<level].contains(where: { $0.accepts(room.door) }) { continue }
            let path = places[outer].path + [room.door]
            let id = places.count
            places.append(
                Place(
                    id: id,
                    block: room.block,
                    path: path,
                    outer: outer,
                    level: level,
                    bindings: room.block.table
                )
            )
            addRooms(of: room.block, in: id, level: level)
        }
    }

    /// The place with these doors.
    func place(_ path: [Int]) -> Int? { places.first { $0.path == path }?.id }
}

// MARK: Finding

extension World {
    /// What a key means at a place.
    func find(_ key: Sketch.Key, from place: Int) -> Node? {
        guard place != 0 else { return findInContainer(key, for: 0) }
        let here = places[place]
        if let binding = here.bindings[key] {
            // A singleton that is declared in a module of the extended container is the extended container's.
            if here.level > 0, binding.isContainers { return .base(path: here.path, key) }
            return node(key, of: binding, at: place)
        }
        if let offer = offer(of: key, in: place) { return offer }
        if places.contains(where: { $0.id != 0 && $0.shares(key) }) { return .above(place: place, key) }
        return findInContainer(key, for: place)
    }

    /// What a key means in the container, for somebody who asks from a place.
    func findInContainer(_ key: Sketch.Key, for place: Int) -> Node? {
        for (level, table) in tables.enumerated() {
            guard let binding = table[key] else { continue }
            // The nearest wins. What is shared is made from the bindings of who declares it, the rest where it is asked for.
            guard binding.isContainers else { return node(key, of: binding, at: place) }
            return level == 0 ? node(key, of: binding, at: 0) : .base(path: [], key)
        }
        return nil
    }

    /// The binding that makes what a key means at a place.
    func binding(of key: Sketch.Key, at place: Int) -> Sketch.Binding? {
        let own = place == 0 ? nil : places[place].bindings[key]
        return own ?? tables.lazy.compactMap { $0[key] }.first
    }

    private func node(_ key: Sketch.Key, of binding: Sketch.Binding, at place: Int) -> Node {
        binding.key == key ? .object(place: place, key) : .name(place: place, key)
    }

    /// What a child of a module offers under a key.
    private func offer(of key: Sketch.Key, in place: Int) -> Node? {
        for (index, child) in places[place].block.children.enumerated() {
            guard let room = room(for: child.door, from: place) else { continue }
            if key == .page(child.door) { return .entry(place: place, child: index) }
            if places[room].exports.contains(key) { return .export(place: place, child: index, key) }
        }
        return nil
    }

    /// The module or adapter that takes a door, as seen from a place: of the modules around it, else of the container.
    func target(of door: Int, from place: Int) -> Node? {
        var next: Int? = place
        while let current = next {
            let blocks = current == 0 ? blocks : [places[current].block]
            for block in blocks {
                if let bridge = block.adapters.first(where: { $0.from == door }) {
                    return .bridge(place: current, bridge)
                }
                if block.rooms.contains(where: { $0.door == door }) {
                    return self.place(places[current].path + [door]).map { .room(place: $0) }
                }
            }
            next = places[current].outer
        }
        return nil
    }

    /// The module that a door leads to in the end.
    func room(for door: Int, from place: Int) -> Int? {
        var target = target(of: door, from: place)
        for _ in 0..<20 {
            switch target {
            case .room(let room): return room
            case .bridge(let home, let bridge): target = self.target(of: bridge.to, from: home)
            default: return nil
            }
        }
        return nil
    }
}

extension World.Place {
    /// Whether the modules built inside this one see its binding.
    func shares(_ key: Sketch.Key) -> Bool { bindings[key]?.isShared ?? false }

    /// What the module around it sees.
    var exports: Set<Sketch.Key> {
        var keys: Set<Sketch.Key> = []
        for binding in block.bindings where binding.scope == .perModule {
            if binding.isExported { keys.insert(binding.key) }
            keys.formUnion(binding.faces.filter(\.isExported).map { .face($0.face) })
        }
        return keys.filter { bindings[$0]?.scope == .perModule }
    }
}

extension Sketch.Block {
    /// The bindings by all their names; of two with one name the first.
    var table: [Sketch.Key: Sketch.Binding] {
        Dictionary(bindings.flatMap { binding in binding.keys.map { ($0, binding) } }) { first, _ in first }
    }

    /// Whether a door leads somewhere here.
    func accepts(_ door: Int) -> Bool { adapters.contains { $0.from == door } || rooms.contains { $0.door == door } }
}

extension Sketch.Binding {
    /// All that it can be asked for by.
    var keys: [Sketch.Key] { [key] + faces.map { .face($0.face) } }
}
