import Joinery

extension DependencyGraph {
    /// What a node needs.
    ///
    /// - Parameters:
    ///   - id: The node.
    ///   - indirectly: Whether to add what those need in turn, to the end.
    /// - Returns: The nodes in the order of declaration; none if the id is not in the graph.
    public func dependencies(of id: Node.ID, indirectly: Bool = false) -> [Node] {
        dependencies(of: [id], indirectly)
    }

    /// Who needs a node.
    ///
    /// - Parameters:
    ///   - id: The node.
    ///   - indirectly: Whether to add who needs those in turn, to the end.
    /// - Returns: The nodes in the order of declaration; none if the id is not in the graph.
    public func dependents(of id: Node.ID, indirectly: Bool = false) -> [Node] {
        dependents(of: [id], indirectly)
    }

    func dependencies(of ids: [Node.ID], _ indirectly: Bool) -> [Node] {
        neighbours(of: ids, indirectly) { index, nodes in
            indirectly ? index.reachable(from: nodes) : Set(nodes.flatMap { index.outgoing[$0].map(\.node) })
        }
    }

    func dependents(of ids: [Node.ID], _ indirectly: Bool) -> [Node] {
        neighbours(of: ids, indirectly) { index, nodes in
            indirectly ? index.reaching(nodes) : Set(nodes.flatMap { index.incoming[$0].map(\.node) })
        }
    }

    private func neighbours(
        of ids: [Node.ID],
        _ indirectly: Bool,
        _ find: (GraphIndex, [Int]) -> Set<Int>
    ) -> [Node] {
        let index = GraphIndex(self)
        let starts = ids.compactMap { index.numbers[$0] }
        var found = find(index, starts)
        if indirectly { found.subtract(starts) }
        return nodes.indices.filter(found.contains).map { nodes[$0] }
    }

    /// The longest chain of objects that are constructed one for the other.
    ///
    /// It follows construction, decorators and collections, and tells how deep a first request can go.
    ///
    /// - Parameter start: Where the chain has to begin; anywhere, if it is `nil`.
    /// - Returns: The nodes from the outermost on. Of several chains of one length it is the first in the order of
    ///   declaration.
    public func longestConstructionPath(from start: Node.ID? = nil) -> [Node] {
        let index = GraphIndex(self)
        var depths = [Int?](repeating: nil, count: nodes.count)
        var next = [Int?](repeating: nil, count: nodes.count)
        for root in nodes.indices { measure(root, index, &depths, &next) }
        let starts = start.map { id in index.numbers[id].map { [$0] } ?? [] } ?? Array(nodes.indices)
        var longest: Int?
        for node in starts where longest.map({ (depths[$0] ?? 0) < (depths[node] ?? 0) }) ?? true { longest = node }
        var path: [Node] = []
        while let node = longest {
            path.append(nodes[node])
            longest = next[node]
        }
        return path
    }

    /// Finds the longest way on from a node and from all that it needs, without recursion.
    private func measure(_ root: Int, _ index: GraphIndex, _ depths: inout [Int?], _ next: inout [Int?]) {
        var entered: Set<Int> = []
        var stack = [root]
        while let node = stack.last {
            guard depths[node] == nil else {
                stack.removeLast()
                continue
            }
            let steps = index.outgoing[node].filter { $0.kind.isConstruction }
            if entered.insert(node).inserted {
                // What is open already closes a circle, which only copies for different modules can: left out.
                stack += steps.reversed().map(\.node).filter { depths[$0] == nil && !entered.contains($0) }
                continue
            }
            stack.removeLast()
            var depth = 1
            for step in steps where (depths[step.node] ?? 0) + 1 > depth {
                depth = (depths[step.node] ?? 0) + 1
                next[node] = step.node
            }
            depths[node] = depth
        }
    }
}
