import Joinery

extension Sketch {
    /// Whether the sketch shows something that is told of as a limit in docs/scopes.md, and that the model does not follow.
    var isKnownToDiffer: Bool {
        (overrides.isEmpty ? [self] : [self, overridden])
            .contains { sketch in
                sketch.levels.indices.contains { World(sketch.levels[...$0]).isKnownToDiffer }
            }
    }
}

extension World {
    fileprivate var isKnownToDiffer: Bool { hasRing || keepsRequests }

    /// A `Lazy` of something that the container keeps can hold what belongs to a module, and that the container.
    private var hasRing: Bool {
        let kept = closure(of: nodes.filter(isContainers)) { $0.isImmediate }
        return kept.contains { node in
            needs(of: node)
                .contains { need in
                    guard case .lazy = need, let target = target(of: need, from: node.place) else { return false }
                    return needsModule(target)
                }
        }
    }

    /// A module instance keeps the values that can be asked for later, with all that they hold.
    ///
    /// Where that is a deferred request of the same instance, the two keep each other.
    private var keepsRequests: Bool {
        reachedLater.contains { node in
            if case .input = node { return holdsRequests(node) }
            return isValue(node) && isModules(node) && holdsRequests(node)
        }
    }

    /// Whether what a node gives holds a deferred request, by itself or by way of others.
    private func holdsRequests(_ node: Node) -> Bool {
        var seen: Set<Node> = []
        var open = [node]
        while let node = open.popLast() {
            guard seen.insert(node).inserted else { continue }
            if needs(of: node).contains(where: { !$0.isImmediate }) { return true }
            open += edges(of: node).filter(\.isImmediate).map(\.target)
            if case .input(let place) = node { open += nodes.filter { opens(place, $0) } }
        }
        return false
    }

    /// Whether a node makes the input of a module.
    private func opens(_ room: Int, _ node: Node) -> Bool {
        guard case .embedded(let place, let child) = node else { return false }
        return self.room(for: places[place].block.children[child].door, from: place) == room
    }
}
