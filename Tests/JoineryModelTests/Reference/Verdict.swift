import Joinery

/// What the model says of a container that is linked.
struct Verdict {
    /// What has to be found.
    var required: Set<Finding> = []
    /// What may be found besides, as one problem is told by way of another.
    var allowed: Set<Finding> = []
    /// Kinds of which something has to be found, whatever its key.
    var kinds: Set<LinkError.Problem.Kind> = []

    var isClean: Bool { required.isEmpty && kinds.isEmpty }

    /// One problem.
    struct Finding: Hashable, Comparable, CustomStringConvertible {
        let kind: LinkError.Problem.Kind
        let key: String

        var description: String { "\(kind.rawValue) \(key)" }

        static func < (one: Finding, other: Finding) -> Bool { one.description < other.description }
    }

    /// What is wrong with an answer of the linker; `nil` if nothing is.
    func objection(to found: [LinkError.Problem]) -> String? {
        let found = Set(found.map { Finding(kind: $0.kind, key: $0.key) })
        let lacking = required.subtracting(found)
        if !lacking.isEmpty { return "not found: \(lacking.sorted())" }
        let wrong = found.filter { !required.contains($0) && !allowed.contains($0) && !kinds.contains($0.kind) }
        if !wrong.isEmpty { return "found, and is not so: \(wrong.sorted())" }
        let silent = kinds.subtracting(found.map(\.kind))
        return silent.isEmpty ? nil : "none found: \(silent.map(\.rawValue).sorted())"
    }
}

extension World {
    /// Checks the container as the guide says it is checked.
    func verdict() -> Verdict {
        var verdict = Verdict()
        func require(_ kind: LinkError.Problem.Kind, _ keys: some Sequence<String>) {
            verdict.required.formUnion(keys.map { Verdict.Finding(kind: kind, key: $0) })
        }
        require(.duplicate, duplicates())
        require(.missing, missing())
        require(.notShared, notShared().map(\.description))
        let cyclic = nodes.filter { isOnCycle($0) }
        if cyclic.contains(where: { !$0.isBridge }) { verdict.kinds.insert(.cycle) }
        if cyclic.contains(where: isLoop) { verdict.kinds.insert(.adapterLoop) }
        let captives = nodes.filter { isContainers($0) && keepsModules($0) }.map { $0.name(in: self) }
        let strays = nodes.filter { isStray($0) }
        let conflicts = nodes.filter { homes(of: $0).count > 1 }
        let first = conflicts.filter { node in
            edges(of: node).allSatisfy { !$0.isImmediate || homes(of: $0.target).count < 2 }
        }
        verdict.allowed.formUnion(
            conflicts.map { Verdict.Finding(kind: .isolation, key: $0.name(in: self)) }
        )
        guard cyclic.isEmpty else {
            // Inside of a cycle there is no order in which these could be found.
            verdict.allowed.formUnion(captives.map { Verdict.Finding(kind: .captive, key: $0) })
            verdict.allowed.formUnion(
                nodes.map { Verdict.Finding(kind: .outsideModule, key: $0.name(in: self)) }
            )
            return verdict
        }
        require(.captive, captives)
        require(.isolation, first.map { $0.name(in: self) })
        if !strays.isEmpty || nodes.contains(where: outlivesItsNeeds) { verdict.kinds.insert(.outsideModule) }
        return verdict
    }

    // MARK: The rules

    /// Two of a kind at one level, or what a child offers and its parent has.
    private func duplicates() -> Set<String> {
        var result: Set<String> = []
        func check(_ block: Sketch.Block) {
            result.formUnion(repeated(block.bindings.flatMap(\.keys)).map(\.description))
            result.formUnion(repeated(block.adapters.map(\.from) + block.rooms.map(\.door)).map(Sketch.doorName))
            // Of two with one door the first is meant; the other is not looked into.
            var doors = Set(block.adapters.map(\.from))
            for room in block.rooms where doors.insert(room.door).inserted { check(room.block) }
        }
        check(blocks[0])
        for place in places where place.id != 0 {
            var offered: [Sketch.Key] = []
            for child in place.block.children {
                guard let room = room(for: child.door, from: place.id), room != place.id else { continue }
                offered.append(.page(child.door))
                offered += places[room].exports
            }
            result.formUnion(repeated(offered).map(\.description))
            result.formUnion(offered.filter { place.bindings[$0] != nil }.map(\.description))
        }
        return result
    }

    private func repeated<Element: Hashable>(_ elements: [Element]) -> Set<Element> {
        var seen: Set<Element> = []
        return Set(elements.filter { !seen.insert($0).inserted })
    }

    private func missing() -> Set<String> {
        var missing: Set<String> = []
        for node in nodes { _ = edges(of: node, missing: &missing) }
        return missing
    }

    /// What modules need from above, where nobody above has it.
    private func notShared() -> Set<Sketch.Key> {
        var wanted: [Int: Set<Sketch.Key>] = [:]
        for node in nodes {
            for case .direct(let key) in needs(of: node).map(\.asRequired) {
                guard case .above(let place, _) = find(key, from: node.place),
                    findInContainer(key, for: place) == nil
                else { continue }
                wanted[place, default: []].insert(key)
            }
        }
        // Who builds such a module needs it as well, unless it shares it.
        for _ in places {
            for build in builds where build.from != 0 {
                let more = (wanted[build.to] ?? []).filter { !places[build.from].shares($0) }
                wanted[build.from, default: []].formUnion(more)
            }
        }
        var result: Set<Sketch.Key> = []
        for (place, keys) in wanted {
            for key in keys where builds.contains(Build(from: 0, to: place)) || !isMet(key, above: place) {
                result.insert(key)
            }
        }
        return result
    }

    private func isMet(_ key: Sketch.Key, above place: Int) -> Bool {
        var seen: Set<Int> = []
        var open = [place]
        while let current = open.popLast() {
            for build in builds where build.to == current && build.from != 0 && seen.insert(build.from).inserted {
                if places[build.from].shares(key) { return true }
                open.append(build.from)
            }
        }
        return false
    }

    private func isOnCycle(_ node: Node) -> Bool {
        edges(of: node).contains { $0.isImmediate && immediateNeeds(of: $0.target).contains(node) }
    }

    /// Whether an adapter leads back to itself by way of adapters alone.
    private func isLoop(_ node: Node) -> Bool {
        guard node.isBridge else { return false }
        let next = edges(of: node).map(\.target).filter(\.isBridge)
        return closure(of: next) { $0.target.isBridge }.contains(node)
    }

    /// Whether a node would hold something of a module instance by way of what is made for it alone.
    private func keepsModules(_ node: Node) -> Bool {
        edges(of: node).contains { $0.isImmediate && !isContainers($0.target) && needsModule($0.target) }
    }

    /// Whether it is a transient of the container that needs a module.
    private func isStray(_ node: Node) -> Bool {
        switch node {
        case .object(0, let key), .name(0, let key):
            binding(of: key, at: 0)?.scope == .transient && keepsModules(node)
        default: false
        }
    }

    /// Whether it is a singleton of a module that asks later for what only an instance of the module has: the input, or what
    /// modules above share.
    private func outlivesItsNeeds(_ node: Node) -> Bool {
        guard node.place != 0, isContainers(node) else { return false }
        func isInput(_ other: Node) -> Bool { other == .input(place: node.place) }
        func isAbove(_ other: Node) -> Bool {
            guard case .above(let place, let key) = other else { return false }
            return findInContainer(key, for: place) == nil
        }
        return reachesLater(from: node) { _ in true }.contains(where: isInput)
            || reachesLater(from: node) { !($0.need?.isOptional ?? false) }.contains(where: isAbove)
    }

    /// What a node reaches by ways with a `Lazy` or `Provider`, through what is made for it alone, and in no shorter way.
    private func reachesLater(from node: Node, _ isFollowed: (Edge) -> Bool) -> Set<Node> {
        var seen: Set<Node> = [node]
        var later: Set<Node> = []
        var open = [(node: node, isLater: false)]
        while !open.isEmpty {
            let current = open.removeFirst()
            for edge in edges(of: current.node) where isFollowed(edge) && !isContainers(edge.target) {
                if case .builder = edge.need { continue }
                guard seen.insert(edge.target).inserted else { continue }
                let isLater = current.isLater || !edge.isImmediate
                if isLater { later.insert(edge.target) }
                open.append((edge.target, isLater))
            }
        }
        return later
    }

    private func homes(of node: Node) -> Set<Sketch.Home> {
        Set(immediateNeeds(of: node).map(home)).subtracting([.nowhere])
    }
}

extension World.Node {
    fileprivate var isBridge: Bool {
        guard case .bridge = self else { return false }
        return true
    }
}

extension Sketch.Need {
    fileprivate var isOptional: Bool { if case .optional = self { true } else { false } }

    /// The same need as one for an object, if it is one that has to be met.
    fileprivate var asRequired: Sketch.Need {
        switch self {
        case .direct(let key), .lazy(let key), .provider(let key): .direct(key)
        case .optional, .builder, .input: self
        }
    }
}
