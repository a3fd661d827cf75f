extension LinkedGraph {
    /// The shortest way from a node to one that `isEnd`, both ends included, along edges that `isFollowed`.
    func path(
        from start: Int,
        to isEnd: (Int) -> Bool,
        following isFollowed: (Edge) -> Bool = { _ in true }
    ) -> [Int]? {
        if isEnd(start) { return [start] }
        var previous: [Int: Int] = [start: start]
        var queue = [start]
        var head = 0
        while head < queue.count {
            let node = queue[head]
            head += 1
            for edge in edges(of: node) where isFollowed(edge) && previous[edge.target] == nil {
                previous[edge.target] = node
                if isEnd(edge.target) { return unwind(previous, from: edge.target) }
                queue.append(edge.target)
            }
        }
        return nil
    }

    /// The shortest way from a node back to itself.
    func loop(at node: Int) -> [Int]? {
        edges(of: node)
            .compactMap { edge in path(from: edge.target, to: { $0 == node }) }
            .min { $0.count < $1.count }
            .map { [node] + $0 }
    }

    /// The key that only an enclosing module can meet and that decides whether a node finds anything.
    ///
    /// It is that of the node itself, or of what the node decorates or asks for.
    func keyFromAbove(of node: Int) -> Key? {
        var source = node
        while let next = needed(by: source) { source = next }
        guard case .inherited(let record) = nodes[source].kind, parameters(of: source).isEmpty else { return nil }
        return record.key
    }

    /// What a node makes nothing without, where that is one other node and not its own factory.
    private func needed(by node: Int) -> Int? {
        switch nodes[node].kind {
        case .decorator: return parameters(of: node).first?.target
        case .request(let kind):
            switch kind.type.target {
            case .service, .tagged: return parameters(of: node).first?.target
            case .optional, .factory, .contributions, .module, .anything: return nil
            }
        default: return nil
        }
    }

    private func unwind(_ previous: [Int: Int], from end: Int) -> [Int] {
        var path = [end]
        while let last = path.last, let step = previous[last], step != last {
            path.append(step)
        }
        return path.reversed()
    }

    /// The shortest way to a node from one that nothing else needs.
    ///
    /// `dependents` are, for each node, the nodes that need it. Goes up by what is constructed if it can, since that tells
    /// more than a wiring does.
    func pathDown(to node: Int, _ dependents: [[Int]]) -> [Int] {
        pathDown(to: node, dependents) { !nodes[$0].isWiring } ?? pathDown(to: node, dependents) { _ in true }
            ?? [node]
    }

    private func pathDown(to node: Int, _ dependents: [[Int]], through isFollowed: (Int) -> Bool) -> [Int]? {
        var next: [Int: Int] = [:]
        var seen: Set<Int> = [node]
        var queue = [node]
        var head = 0
        while head < queue.count {
            let current = queue[head]
            head += 1
            if dependents[current].allSatisfy({ $0 == current }) {
                var path = [current]
                while let last = path.last, let step = next[last] { path.append(step) }
                return path
            }
            for user in dependents[current] where isFollowed(user) && seen.insert(user).inserted {
                next[user] = current
                queue.append(user)
            }
        }
        return nil
    }

    /// Which nodes some nodes need, these included.
    ///
    /// Only edges that are `followed` count, and what only nodes need that are not to be `entered` is left out.
    func reachable(
        from start: some Sequence<Int>,
        entered: (Int) -> Bool = { _ in true },
        followed: (Edge) -> Bool = { _ in true }
    ) -> [Bool] {
        var isReached = [Bool](repeating: false, count: count)
        var open = Array(start)
        while let node = open.popLast() {
            guard !isReached[node], entered(node) else { continue }
            isReached[node] = true
            for edge in edges(of: node) where followed(edge) { open.append(edge.target) }
        }
        return isReached
    }

    /// For each node, the nodes that need it, by edges that are `followed`.
    func dependents(followed: (Edge) -> Bool = { _ in true }) -> [[Int]] {
        var result = [[Int]](repeating: [], count: count)
        for node in 0..<count {
            for edge in edges(of: node) where followed(edge) { result[edge.target].append(node) }
        }
        return result
    }
}
