import Joinery

/// What the model says is alive: all that can be reached from what somebody holds.
///
/// There is no counting of references: it looks at everything each time, so that a ring of objects that nobody holds is
/// not alive. Where the library leaves one behind, the two differ.
final class Memory {
    /// What may hold something.
    enum Holder {
        case object(ModelObject)
        case input(ModelInput)
        case instance(Playback.Instance)
        case container(Playback)
    }

    /// What the test holds.
    var hand: [Holder] = []
    /// What closures and builds that are under way hold, the outermost first.
    private var underWay: [Holder] = []

    func begin(_ holder: Holder) { underWay.append(holder) }

    /// Runs a body, after which all is let go of that it has begun to hold.
    func holding<Result>(_ body: () throws -> Result) rethrows -> Result {
        let count = underWay.count
        defer { underWay.removeSubrange(count...) }
        return try body()
    }

    /// How many objects and inputs are alive.
    var count: Int {
        let reached = reached()
        return reached.objects.count + reached.inputs.count
    }

    func isAlive(_ object: ModelObject) -> Bool { reached().objects.contains(ObjectIdentifier(object)) }
    func isAlive(_ container: Playback) -> Bool { reached().containers.contains(ObjectIdentifier(container)) }

    private struct Reached {
        var objects: Set<ObjectIdentifier> = []
        var inputs: Set<ObjectIdentifier> = []
        var instances: Set<ObjectIdentifier> = []
        var containers: Set<ObjectIdentifier> = []

        mutating func insert(_ holder: Holder) -> Bool {
            switch holder {
            case .object(let object): objects.insert(ObjectIdentifier(object)).inserted
            case .input(let input): inputs.insert(ObjectIdentifier(input)).inserted
            case .instance(let instance): instances.insert(ObjectIdentifier(instance)).inserted
            case .container(let container): containers.insert(ObjectIdentifier(container)).inserted
            }
        }
    }

    private func reached() -> Reached {
        var reached = Reached()
        var open = hand + underWay
        while let holder = open.popLast() {
            if reached.insert(holder) { open += holder.held }
        }
        return reached
    }
}

extension Memory.Holder {
    /// What it holds strongly.
    fileprivate var held: [Memory.Holder] {
        switch self {
        case .object(let object): object.received.flatMap(\.held)
        case .input(let input): input.received.flatMap(\.held)
        case .instance(let instance): instance.held
        case .container(let container): container.held
        }
    }
}

extension ModelReceived {
    fileprivate var held: [Memory.Holder] {
        switch self {
        case .object(let object): [.object(object)]
        case .input(let input): [.input(input)]
        case .nothing: []
        case .later(let later): later.held
        }
    }
}

extension ModelLater {
    /// In a module it holds the module instance, or else the container; in a singleton nothing.
    fileprivate var held: [Memory.Holder] {
        (instance.map { [.instance($0)] } ?? []) + (keepsStrongly ? kept.map { [.object($0)] } ?? [] : [])
    }
}

extension Playback {
    /// The singletons, and the container that it extends.
    fileprivate var held: [Memory.Holder] {
        kept.filter { !world.isWeak($0.key) }.map { .object($0.value) } + (base.map { [.container($0)] } ?? [])
    }
}

extension Playback.Instance {
    /// While it is built, all that it has; afterwards the values that a deferred request can ask for, since nothing can
    /// refer to those weakly.
    fileprivate var held: [Memory.Holder] {
        let world = container.world
        func isHeld(_ node: World.Node, isValue: Bool = true) -> Bool {
            isOpen || isValue && world.isReachedLater(node)
        }
        var result: [Memory.Holder] = [.container(container)]
        result += objects.filter { isHeld($0.key, isValue: world.isValue($0.key)) }.map { .object($0.value) }
        if let input, isHeld(.input(place: place)) { result.append(.input(input)) }
        for (index, child) in children where isHeld(.embedded(place: place, child: index)) {
            result.append(.instance(child.instance))
            if let entry = child.entry { result.append(.object(entry)) }
        }
        // Those above it only as far as they share something.
        var above = parent
        while let next = above, !isOpen,
            next.place == 0 || world.places[next.place].bindings.values.allSatisfy({ !$0.isShared })
        {
            above = next.parent
        }
        if let above { result.append(.instance(above)) }
        return result
    }
}

extension World {
    /// Whether what a node gives is a value.
    func isValue(_ node: Node) -> Bool {
        switch node {
        case .object(_, let key), .name(_, let key), .base(_, let key), .export(_, _, let key), .above(_, let key):
            key.isValue
        case .entry(let place, let child): Sketch.Key.page(places[place].block.children[child].door).isValue
        default: false
        }
    }

    func isWeak(_ node: Node) -> Bool {
        guard case .object(let place, let key) = node else { return false }
        return binding(of: key, at: place)?.scope == .weak
    }

    /// Whether a deferred request of a module, or a module that is built inside of it, can ask for what a node gives.
    func isReachedLater(_ node: Node) -> Bool { reachedLater.contains(node) }

    func allReachedLater() -> Set<Node> {
        var open = nodes.flatMap { edges(of: $0) }.filter { !$0.isImmediate }.map(\.target)
        open = open.filter { !$0.isModule }
        for place in places.dropFirst() {
            let shared = place.bindings.filter(\.value.isShared).keys
            open += shared.compactMap { find($0, from: place.id) }
        }
        var seen: Set<Node> = []
        while let node = open.popLast() {
            guard seen.insert(node).inserted else { continue }
            // A child module is built once; later its entry can be asked for again.
            if case .entry(let place, let child) = node {
                let door = places[place].block.children[child].door
                if let room = room(for: door, from: place) {
                    open += [find(.page(door), from: room)].compactMap(\.self)
                }
            }
            open += edges(of: node).filter { $0.isImmediate && !$0.target.isModule }.map(\.target)
        }
        return seen
    }
}

extension World.Node {
    /// Whether it is a module, or an adapter in front of one.
    fileprivate var isModule: Bool {
        switch self {
        case .room, .bridge: true
        default: false
        }
    }
}
