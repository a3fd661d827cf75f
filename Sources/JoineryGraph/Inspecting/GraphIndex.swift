import Joinery

/// The nodes and edges of a ``DependencyGraph`` by number, for walking along them.
struct GraphIndex {
    let graph: DependencyGraph
    let numbers: [String: Int]
    /// For each node its edges, in their order.
    private(set) var outgoing: [[Step]]
    /// For each node the edges that lead to it, in the order of who needs it.
    private(set) var incoming: [[Step]]

    /// An edge as seen from one of its ends.
    struct Step {
        /// The node at the other end.
        let node: Int
        let kind: DependencyGraph.Edge.Kind
    }

    init(_ graph: DependencyGraph) {
        self.graph = graph
        numbers = Dictionary(graph.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        outgoing = Array(repeating: [], count: graph.nodes.count)
        incoming = outgoing
        for edge in graph.edges {
            guard let from = numbers[edge.from], let to = numbers[edge.to] else { continue }
            outgoing[from].append(Step(node: to, kind: edge.kind))
            incoming[to].append(Step(node: from, kind: edge.kind))
        }
    }

    /// What can be reached from some nodes, these included.
    func reachable(from starts: [Int]) -> Set<Int> { closure(starts, outgoing) }

    /// What some nodes can be reached from, these included.
    func reaching(_ ends: [Int]) -> Set<Int> { closure(ends, incoming) }

    private func closure(_ starts: [Int], _ steps: [[Step]]) -> Set<Int> {
        var seen = Set(starts)
        var open = starts
        while let node = open.popLast() {
            for step in steps[node] where seen.insert(step.node).inserted { open.append(step.node) }
        }
        return seen
    }

    /// A shortest way from one of some nodes to another node.
    func path(
        from starts: [Int],
        to isEnd: (Int) -> Bool,
        along isFollowed: (Int, Step) -> Bool = { _, _ in true }
    ) -> [Int]? {
        var previous: [Int: Int] = [:]
        var seen = Set(starts)
        var queue = starts
        var head = 0
        while head < queue.count {
            let node = queue[head]
            head += 1
            if isEnd(node) {
                var path = [node]
                while let last = path.last, let step = previous[last] { path.append(step) }
                return path.reversed()
            }
            for step in outgoing[node] where isFollowed(node, step) && seen.insert(step.node).inserted {
                previous[step.node] = node
                queue.append(step.node)
            }
        }
        return nil
    }
}
