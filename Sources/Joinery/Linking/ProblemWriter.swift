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

    var graph: LinkGraph { builder.graph }

    func path(_ nodes: [Int]) -> DependencyPath { DependencyPath(nodes.map(graph.step)) }

    /// The shortest way to a node from one that nothing else needs.
    func pathDown(to node: Int) -> [Int] { graph.pathDown(to: node, dependents) }

    func text(_ node: Int) -> String { graph.nodes[node].name.text }

    func place(_ node: Int) -> String {
        graph.nodes[node].location.map { " (\($0))" } ?? ""
    }
}
