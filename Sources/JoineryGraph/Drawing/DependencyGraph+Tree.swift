import Joinery

extension DependencyGraph {
    /// The graph as indented text, to read in a terminal or to compare in a test.
    ///
    /// Each module is a tree of its own, then comes what no module needs. What a node needs is shown where the node comes
    /// first; later it just says `(above)`.
    ///
    /// ```
    /// GreetingModule  GreetingInput, App/Greeting.swift:12
    /// ├─ GreetingView  PerModule
    /// │  └─ GreetingPresenter  PerModule
    /// │     ├─ GreetingInput  input
    /// │     └─ lazy any Logging  Singleton
    /// └─ wires GreetingPresenter  PerModule (above)
    /// ```
    ///
    /// - Returns: The text, with a line break at its end.
    public func tree() -> String {
        var printer = TreePrinter(GraphIndex(self))
        return printer.print()
    }
}

/// Prints a graph as trees, each node's needs once.
private struct TreePrinter {
    private let index: GraphIndex
    private var expanded: Set<Int> = []
    private var seen: Set<Int> = []
    private var lines: [String] = []
    /// Whether the last tree was a single line: such trees follow each other without a gap.
    private var wasLeaf = false

    init(_ index: GraphIndex) {
        self.index = index
    }

    private var nodes: [DependencyGraph.Node] { index.graph.nodes }

    mutating func print() -> String {
        for (_, members) in Dictionary(grouping: nodes.indices, by: { nodes[$0].base }).sorted(by: { $0.key < $1.key })
        {
            let parts = Dictionary(grouping: members.filter { nodes[$0].kind != .module }, by: { nodes[$0].module })
            for module in members where nodes[module].kind == .module {
                section(module)
                rest(parts[nodes[module].id] ?? [])
            }
            rest(parts[nil] ?? [])
            rest(members)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// What has not been shown yet: first what nothing else needs, so that the rest is shown below that.
    private mutating func rest(_ members: [Int]) {
        for node in members where index.incoming[node].isEmpty && !seen.contains(node) { section(node) }
        for node in members where !seen.contains(node) { section(node) }
    }

    /// One tree, without recursion, since a chain may be longer than a stack is deep.
    private mutating func section(_ root: Int) {
        let isLeaf = index.outgoing[root].isEmpty
        if !lines.isEmpty, !(isLeaf && wasLeaf) { lines.append("") }
        wasLeaf = isLeaf
        let home = nodes[root].kind == .module ? nodes[root].id : nodes[root].module
        seen.insert(root)
        lines.append(heading(root))
        var stack = [(steps: ArraySlice(open(root)), indent: "")]
        while var top = stack.popLast() {
            guard let step = top.steps.popFirst() else { continue }
            stack.append(top)
            let isLast = top.steps.isEmpty
            let isModule = nodes[step.node].kind == .module
            let isAbove = !isModule && expanded.contains(step.node) && !index.outgoing[step.node].isEmpty
            lines.append(
                top.indent + (isLast ? "└─ " : "├─ ") + line(step, in: home) + (isAbove ? " (above)" : "")
            )
            guard !isModule else { continue }
            seen.insert(step.node)
            stack.append((ArraySlice(open(step.node)), top.indent + (isLast ? "   " : "│  ")))
        }
    }

    /// What to show below a node: nothing if it has been shown.
    private mutating func open(_ node: Int) -> [GraphIndex.Step] {
        expanded.insert(node).inserted ? index.outgoing[node] : []
    }

    private func heading(_ node: Int) -> String {
        let place = nodes[node].location?.description
        guard nodes[node].kind == .module else {
            return details(node, name: nodes[node].id) + (place.map { ", \($0)" } ?? "")
        }
        return nodes[node].id + "  " + [nodes[node].input, place].compactMap(\.self).joined(separator: ", ")
    }

    private func line(_ step: GraphIndex.Step, in home: String?) -> String {
        let node = nodes[step.node]
        let word = step.kind == .construction ? "" : "\(step.kind.meaning) "
        guard node.kind != .module else { return word + node.id }
        // Within a module its own name goes without saying.
        let prefix = home.map { "\($0)/" } ?? ""
        return word
            + details(step.node, name: node.id.hasPrefix(prefix) ? String(node.id.dropFirst(prefix.count)) : node.id)
    }

    private func details(_ node: Int, name: String) -> String {
        let parts = [nodes[node].caption] + nodes[node].notes
        return name + "  " + parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
