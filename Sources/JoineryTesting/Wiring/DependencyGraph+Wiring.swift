import Joinery
public import JoineryGraph

extension DependencyGraph {
    /// The graph as text.
    ///
    /// Keep it in a file beside the tests, so that a review shows each change of the wiring.
    ///
    /// The text has a paragraph for each binding, module and adapter, sorted by name, with its attributes and its
    /// dependencies. It does not depend on where or in which order they are declared. Only the contributions to a
    /// collection stay in their order, since the collection has that order.
    ///
    /// ```
    /// ListModule/ListPresenter  PerModule
    ///     builds DetailModule
    ///     lazy any Analytics
    ///     needs ListModule/ListInteractor
    /// ```
    ///
    /// - Returns: The text, which ends with a line break.
    public func wiring() -> String {
        let needs = Dictionary(grouping: edges, by: \.from)
        return nodes.sorted { $0.id < $1.id }
            .map { node in
                ([node.heading] + lines(for: needs[node.id] ?? []).map { "    \($0)" })
                    .map { $0 + "\n" }.joined()
            }
            .joined(separator: "\n")
    }

    private func lines(for edges: [Edge]) -> [String] {
        let parts = edges.filter { $0.kind == .contribution }
        let others = edges.filter { $0.kind != .contribution }
        return Set(others.map(\.line)).sorted() + parts.map(\.line)
    }
}

extension DependencyGraph.Edge {
    fileprivate var line: String { "\(kind.meaning) \(to)" }
}

extension DependencyGraph.Node {
    fileprivate var heading: String {
        var parts = [caption]
        if let input { parts.append("built with \(input)") }
        parts += notes.sorted()
        parts += shadows.map { "shadows \($0.key)" }.sorted()
        return "\(id)  \(parts.filter { !$0.isEmpty }.joined(separator: ", "))"
    }
}
