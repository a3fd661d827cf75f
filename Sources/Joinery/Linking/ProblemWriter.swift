/// Puts what the checks found into words: for each kind of problem, what is wrong, where, and what to do.
struct ProblemWriter {
    let builder: GraphBuilder
    let catalog: Catalog
    let dependents: [[Int]]

    init(_ builder: GraphBuilder, _ catalog: Catalog) {
        self.builder = builder
        self.catalog = catalog
        dependents = builder.graph.dependents()
    }

    var graph: DependencyGraph { builder.graph }

    func path(_ nodes: [Int]) -> DependencyPath { DependencyPath(nodes.map(graph.step)) }

    /// The shortest way to a node from one that nothing else needs.
    ///
    /// Goes up by what is constructed if it can, since that tells more than a wiring does.
    func pathDown(to node: Int) -> [Int] {
        pathDown(to: node) { graph.nodes[$0].kind != .wiring } ?? pathDown(to: node) { _ in true } ?? [node]
    }

    private func pathDown(to node: Int, through isFollowed: (Int) -> Bool) -> [Int]? {
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

    func text(_ node: Int) -> String { graph.nodes[node].name.text }

    func place(_ node: Int) -> String {
        graph.nodes[node].location.map { " (\($0))" } ?? ""
    }
}
