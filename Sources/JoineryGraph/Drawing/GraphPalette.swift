import Joinery

/// The colours and lines of a picture, the same in ``DependencyGraph/dot()`` and ``DependencyGraph/mermaid()``.
enum GraphPalette {
    /// What a node looks like, by what it is.
    struct Look: Equatable {
        /// The name of the look, in a legend and as a class.
        let name: String
        let fill: String
        let line: String
        let text: String
    }

    static let looks: [Look] = [
        Look(name: "Singleton", fill: "#DCEBFB", line: "#2F6DB5", text: "#12365F"),
        Look(name: "Weak", fill: "#E3F4F4", line: "#2C8C8C", text: "#114747"),
        Look(name: "PerModule", fill: "#E2F3E1", line: "#3B8A3A", text: "#1B4A1A"),
        Look(name: "Transient", fill: "#FDF0D5", line: "#B7821F", text: "#5E410A"),
        Look(name: "input", fill: "#FFFFFF", line: "#7A7A85", text: "#3C3C45"),
        Look(name: "Module", fill: "#3F4A5C", line: "#2B3443", text: "#FFFFFF"),
        Look(name: "Adapter", fill: "#EFE4F7", line: "#7F4FA8", text: "#44235F"),
        Look(name: "Resolver", fill: "#FBE3E1", line: "#B93A32", text: "#6B1813"),
    ]

    static func look(of node: DependencyGraph.Node) -> Look { looks[number(of: node)] }

    private static func number(of node: DependencyGraph.Node) -> Int {
        switch node.kind {
        case .binding, .contribution, .decorator:
            switch node.scope {
            case .singleton: 0
            case .weak: 1
            case .perModule: 2
            case .transient, nil: 3
            }
        case .input: 4
        case .module: 5
        case .adapter: 6
        case .resolver: 7
        }
    }

    /// The looks that occur in a graph, for its legend.
    static func looks(in graph: DependencyGraph) -> [Look] {
        let used = Set(graph.nodes.map(number))
        return looks.indices.filter(used.contains).map { looks[$0] }
    }

    /// The kinds of edges that occur in a graph, for its legend.
    static func kinds(in graph: DependencyGraph) -> [DependencyGraph.Edge.Kind] {
        let used = Set(graph.edges.map(\.kind))
        return DependencyGraph.Edge.Kind.allCases.filter(used.contains)
    }
}
