extension LinkGraph {
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

    private func unwind(_ previous: [Int: Int], from end: Int) -> [Int] {
        var path = [end]
        while let last = path.last, let step = previous[last], step != last {
            path.append(step)
        }
        return path.reversed()
    }

    /// For each node, the nodes that need it.
    func dependents() -> [[Int]] {
        var result = [[Int]](repeating: [], count: count)
        for node in 0..<count {
            for edge in edges(of: node) { result[edge.target].append(node) }
        }
        return result
    }
}
