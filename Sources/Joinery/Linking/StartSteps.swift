/// Collects the steps of starting a container while the nodes are visited, each after those that it needs.
///
/// Of a node that starting does not make itself it remembers which steps have to come before it. Many nodes may need many
/// others in this way, so a long list becomes a step of its own: the number of needs stays that of the edges.
struct StartSteps {
    private(set) var items: [StartItem] = []
    private let graph: LinkedGraph
    /// For each node, the steps that have to come before what needs it.
    private var needs: [[Int]]
    private let longest = 4

    init(_ graph: LinkedGraph) {
        self.graph = graph
        needs = Array(repeating: [], count: graph.count)
    }

    /// Visits a node, all of whose needs have been visited.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - subject: What starting makes at this node, if it makes something.
    mutating func visit(_ node: Int, _ subject: StartItem.Subject?) {
        var before: [Int] = []
        var seen: Set<Int> = []
        for edge in graph.edges(of: node) where edge.kind.isImmediate {
            for need in needs[edge.target] where seen.insert(need).inserted { before.append(need) }
        }
        if subject != nil || before.count > longest {
            items.append(StartItem(subject: subject, needs: before))
            needs[node] = [items.count - 1]
        } else {
            needs[node] = before
        }
    }
}
