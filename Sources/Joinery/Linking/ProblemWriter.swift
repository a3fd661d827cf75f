/// Puts what the checks found into words: for each kind of problem, what is wrong, where, and what to do.
final class ProblemWriter {
    let builder: GraphBuilder
    let catalog: Catalog
    /// Only needed where something is wrong.
    private(set) lazy var dependents = graph.dependents()

    init(_ builder: GraphBuilder, _ catalog: Catalog) {
        self.builder = builder
        self.catalog = catalog
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
