import Joinery

extension DependencyGraph {
    /// The graph in the DOT language of Graphviz, for `dot -Tsvg`.
    ///
    /// Modules are boxes, the colour of a node is its scope, the line of an edge is its kind; a legend says so.
    ///
    /// ```
    /// swift run App --graph | dot -Tsvg -o graph.svg
    /// ```
    ///
    /// - Returns: The text, with a line break at its end.
    public func dot() -> String {
        var writer = DOTWriter()
        writer.write(self)
        return writer.output.text
    }
}

/// Writes a graph in the DOT language.
private struct DOTWriter {
    private(set) var output = IndentedText()

    mutating func write(_ graph: DependencyGraph) {
        output.open("digraph dependencies {", end: "}")
        output.line("graph [rankdir=LR, nodesep=0.22, ranksep=0.9, pad=0.4,")
        output.line("       fontname=\"Helvetica\", fontsize=13, bgcolor=white]")
        output.line(
            "node [fontname=\"Helvetica\", fontsize=12, shape=box, style=\"rounded,filled\", margin=\"0.16,0.08\"]"
        )
        output.line("edge [fontname=\"Helvetica\", fontsize=10, color=\"#4A5263\", arrowsize=0.75]")
        write(GraphCluster(graph))
        for edge in graph.edges {
            let style = Self.style(of: edge.kind)
            output.line(
                "\(quoted(edge.from)) -> \(quoted(edge.to))" + (style.isEmpty ? "" : " [\(style)]")
            )
        }
        writeLegend(graph)
        output.close()
    }

    private mutating func write(_ cluster: GraphCluster) {
        guard let title = cluster.title, let id = cluster.id else { return writeContents(of: cluster) }
        output.open("subgraph \(quoted("cluster \(id)")) {", end: "}")
        // A module is named by its own node; a title would only be in the way of edges.
        let isNamed = cluster.nodes.contains { $0.kind == .module }
        output.line("label=\(quoted(isNamed ? "" : title)); labeljust=l; margin=14; penwidth=1.2")
        switch cluster.kind {
        case .module: output.line("style=\"rounded,filled\"; color=\"#AEB6C4\"; fillcolor=\"#F6F7F9\"")
        case .services, .picture: output.line("style=rounded; color=\"#AFC6E3\"; fontcolor=\"#2F6DB5\"")
        case .base: output.line("style=\"rounded,dashed\"; color=\"#8A8A95\"; fontcolor=\"#5A5A65\"")
        }
        writeContents(of: cluster)
        output.close()
    }

    private mutating func writeContents(of cluster: GraphCluster) {
        for node in cluster.nodes { write(node) }
        for inner in cluster.inner { write(inner) }
    }

    private mutating func write(_ node: DependencyGraph.Node) {
        let look = GraphPalette.look(of: node)
        var lines = ["<b>\(escaped(node.key))</b>"]
        let caption = node.kind == .module ? node.input.map { "built with \($0)" } ?? "" : node.caption
        lines += ([caption] + node.notes).filter { !$0.isEmpty }
            .map { "<font point-size=\"9\">\(escaped($0))</font>" }
        let shape =
            switch node.kind {
            case .binding, .contribution: ""
            case .decorator: ", peripheries=2"
            case .input: ", shape=note, style=filled"
            case .module: ", shape=box, style=filled"
            case .adapter: ", shape=hexagon, style=filled, margin=\"0.02,0.02\""
            case .resolver: ", shape=octagon, style=filled, margin=\"0.02,0.02\""
            }
        output.line(
            "\(quoted(node.id)) [label=<\(lines.joined(separator: "<br/>"))>, fillcolor=\"\(look.fill)\", "
                + "color=\"\(look.line)\", fontcolor=\"\(look.text)\"\(shape)]"
        )
    }

    /// The line of an edge.
    private static func style(of kind: DependencyGraph.Edge.Kind) -> String {
        switch kind {
        case .construction: ""
        case .decorator: "arrowhead=empty, penwidth=1.4"
        case .contribution: "arrowtail=dot, dir=both"
        case .wiring: "style=dashed, color=\"#9AA1AE\", arrowhead=vee"
        case .lazy: "style=dotted, penwidth=1.6, color=\"#2F6DB5\", arrowhead=vee"
        case .provider: "style=dotted, penwidth=1.6, color=\"#B7821F\", arrowhead=vee"
        case .factory: "style=dotted, penwidth=1.6, color=\"#B7821F\", arrowhead=onormal"
        case .builder: "style=dashed, penwidth=1.6, color=\"#3B8A3A\", arrowhead=normal"
        case .child: "penwidth=2, color=\"#3B8A3A\", arrowtail=diamond, dir=both"
        case .adapter: "style=dashed, penwidth=1.6, color=\"#7F4FA8\", arrowhead=normal"
        case .opaque: "style=dotted, penwidth=1.6, color=\"#B93A32\", arrowhead=odot"
        }
    }

    // MARK: The legend

    /// Two columns of equal height, with a line of each kind from row to row, and the colours above.
    private mutating func writeLegend(_ graph: DependencyGraph) {
        guard !graph.nodes.isEmpty else { return }
        output.open("subgraph \"cluster legend\" {", end: "}")
        output.line("label=\"legend\"; labeljust=l; margin=10; style=rounded; color=\"#D5D8DE\"; fontcolor=\"#7A7A85\"")
        output.line("node [shape=plain, style=\"\", fontsize=10, fontcolor=\"#3C3C45\"]")
        let colours = GraphPalette.looks(in: graph)
            .map { look in
                "<tr><td bgcolor=\"\(look.fill)\" color=\"\(look.line)\" border=\"1\">"
                    + "<font color=\"\(look.text)\">\(look.name)</font></td></tr>"
            }
        output.line("\"legend colours\" [label=\(table(colours, "cellspacing=\"4\" cellpadding=\"4\""))]")
        let kinds = GraphPalette.kinds(in: graph)
        if !kinds.isEmpty {
            let row = "height=\"20\" fixedsize=\"true\""
            let starts = kinds.map { "<tr><td port=\"\($0.rawValue)\" width=\"4\" \(row)></td></tr>" }
            let words = kinds.map { kind in
                "<tr><td port=\"\(kind.rawValue)\" width=\"90\" align=\"left\" \(row)>\(kind.meaning)</td></tr>"
            }
            output.line("\"legend lines\" [label=\(table(starts, "cellspacing=\"0\""))]")
            output.line("\"legend words\" [label=\(table(words, "cellspacing=\"0\""))]")
        }
        for kind in kinds {
            let style = Self.style(of: kind)
            output.line(
                "\"legend lines\":\(kind.rawValue):e -> \"legend words\":\(kind.rawValue):w"
                    + (style.isEmpty ? "" : " [\(style)]")
            )
        }
        output.close()
    }

    private func table(_ rows: [String], _ layout: String) -> String {
        "<<table border=\"0\" cellborder=\"0\" \(layout)>\(rows.joined())</table>>"
    }

    // MARK: Text

    private func quoted(_ text: String) -> String {
        "\"" + text.escaping(["\"": "\\\"", "\\": "\\\\"]) + "\""
    }

    private func escaped(_ text: String) -> String {
        text.escaping(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
    }
}
