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

    /// The shortest ways from some nodes to all that can be reached from them.
    ///
    /// The nodes are started from in groups. A node belongs to the ways of the first group that leads to it, and its way
    /// begins at the nearest node of that group. Each node is visited once, however many groups there are: what can be
    /// reached from an earlier group only leads to what that group reaches as well.
    func ways(from groups: [[Int]], along isFollowed: (Int, Step) -> Bool = { _, _ in true }) -> Ways {
        var ways = Ways(count: outgoing.count)
        for (group, starts) in groups.enumerated() {
            var queue = starts.filter { ways.enter($0, after: nil, group) }
            var head = 0
            while head < queue.count {
                let node = queue[head]
                head += 1
                for step in outgoing[node] where isFollowed(node, step) && ways.enter(step.node, after: node, group) {
                    queue.append(step.node)
                }
            }
        }
        return ways
    }

    /// A shortest way to each node that has been reached.
    struct Ways {
        /// For each node that has been reached the group that it was reached from.
        private(set) var groups: [Int?]
        private var previous: [Int?]

        fileprivate init(count: Int) {
            groups = Array(repeating: nil, count: count)
            previous = groups
        }

        /// Notes how a node was reached; `false` if it had been reached before.
        fileprivate mutating func enter(_ node: Int, after other: Int?, _ group: Int) -> Bool {
            guard groups[node] == nil else { return false }
            groups[node] = group
            previous[node] = other
            return true
        }

        func reaches(_ node: Int) -> Bool { groups[node] != nil }

        /// The way from a start to a node, with both; `nil` if the node was not reached.
        func path(to node: Int) -> [Int]? {
            guard reaches(node) else { return nil }
            var path = [node]
            while let last = path.last, let step = previous[last] { path.append(step) }
            return path.reversed()
        }
    }
}
