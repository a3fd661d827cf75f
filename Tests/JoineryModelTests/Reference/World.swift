/// A container of a sketch as the reference model sees it: the places of declarations, and who finds what from where.
///
/// It is written to be obviously right, after the guide's pages, and shares nothing with the library.
final class World {
    /// The declarations of the container, then of the one it extends, and so on.
    let blocks: [Sketch.Block]
    let base: World?
    /// The containers' bindings by all their names.
    let tables: [[Sketch.Key: Sketch.Binding]]
    /// The container, which is the first, and its modules.
    private(set) var places: [Place] = []
    /// All that linking makes a node for.
    private(set) var nodes: Set<Node> = []
    /// Which module is built from where.
    private(set) var builds: Set<Build> = []
    // What was found so far, since each is asked for often.
    private(set) lazy var reachedLater = allReachedLater()
    /// The modules that get something of those above them.
    private(set) lazy var takers = allTakers()
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
