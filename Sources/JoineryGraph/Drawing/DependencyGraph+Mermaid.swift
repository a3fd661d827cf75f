import Joinery

extension DependencyGraph {
    /// The graph in the language of Mermaid, which GitHub and many wikis draw where a code block is marked `mermaid`.
    ///
    /// Modules are boxes, the colour of a node is its scope, an edge that is not plain construction says what it is.
    ///
    /// - Returns: The text, with a line break at its end.
    public func mermaid() -> String {
        var writer = MermaidWriter(self)
        writer.write()
        return writer.output.text
    }
}

/// Writes a graph in the language of Mermaid.
private struct MermaidWriter {
    private(set) var output = IndentedText()
    private let graph: DependencyGraph
    private var names: [String: String] = [:]
    private var taken: Set<String> = []

    init(_ graph: DependencyGraph) {
        self.graph = graph
        for node in graph.nodes { names[node.id] = name(for: node.id) }
    }

    mutating func write() {
        output.open("flowchart LR", end: "")
        write(GraphCluster(graph))
        for edge in graph.edges {
            guard let from = names[edge.from], let to = names[edge.to] else { continue }
            output.line("\(from) \(arrow(edge.kind)) \(to)")
        }
        writeLegend()
    }

    private mutating func write(_ cluster: GraphCluster) {
        guard let title = cluster.title, let id = cluster.id else { return writeContents(of: cluster) }
        output.open("subgraph \(name(for: "\(id) box"))[\"\(escaped(title))\"]", end: "end")
        output.line("direction LR")
        writeContents(of: cluster)
        output.close()
    }

    private mutating func writeContents(of cluster: GraphCluster) {
        for node in cluster.nodes { write(node) }
        for inner in cluster.inner { write(inner) }
    }

    private mutating func write(_ node: DependencyGraph.Node) {
        let caption = node.kind == .module ? node.input.map { "built with \($0)" } ?? "" : node.caption
        let small = ([caption] + node.notes).filter { !$0.isEmpty }.map { "<br/><small>\(escaped($0))</small>" }
        let label = "\"<b>\(escaped(node.key))</b>\(small.joined())\""
        let shape =
            switch node.kind {
            case .binding, .contribution: "(\(label))"
            case .decorator: "[[\(label)]]"
            case .input: "[/\(label)/]"
            case .module: "[\(label)]"
            case .adapter, .resolver: "{{\(label)}}"
            }
        output.line("\(names[node.id] ?? "")\(shape):::\(className(GraphPalette.look(of: node)))")
    }

    private func arrow(_ kind: DependencyGraph.Edge.Kind) -> String {
        switch kind {
        case .construction: "-->"
        case .decorator, .contribution: "-->|\(kind.meaning)|"
        case .builder, .adapter: "-. \(kind.meaning) .->"
        case .child: "==>|\(kind.meaning)|"
        case .wiring, .lazy, .provider, .factory, .opaque: "-.->|\(kind.meaning)|"
        }
    }

    private mutating func writeLegend() {
        let looks = GraphPalette.looks(in: graph)
        guard !looks.isEmpty else { return }
        output.open("subgraph \(name(for: "legend"))[\"legend\"]", end: "end")
        for look in looks {
            let name = name(for: "legend \(look.name)")
            output.line("\(name)(\"\(look.name)\"):::\(className(look))")
        }
        output.close()
        for look in looks {
            output.line("classDef \(className(look)) fill:\(look.fill),stroke:\(look.line),color:\(look.text)")
        }
    }

    private func className(_ look: GraphPalette.Look) -> String {
        (look.name.first?.lowercased() ?? "") + look.name.dropFirst() + "Look"
    }

    // MARK: Text

    /// A name that Mermaid accepts and that no other part of the picture has.
    private mutating func name(for id: String) -> String {
        var name = ""
        for scalar in id.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": name.unicodeScalars.append(scalar)
            case _ where scalar.isASCII: if name.last != "_" { name += "_" }
            default: name += "u" + String(scalar.value, radix: 16)
            }
        }
        // Words of the language itself, as a type may be called.
        let words: Set<String> = [
            "end", "graph", "subgraph", "flowchart", "style", "class", "default", "click", "call",
        ]
        if name.isEmpty || words.contains(name.lowercased()) { name += "_" }
        var unique = name
        var number = 2
        while !taken.insert(unique).inserted {
            unique = "\(name)_\(number)"
            number += 1
        }
        return unique
    }

    private func escaped(_ text: String) -> String {
        text.escaping(["#": "#35;", "&": "#amp;", "<": "#lt;", ">": "#gt;", "\"": "#quot;"])
    }
}
