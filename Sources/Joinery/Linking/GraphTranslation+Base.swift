extension GraphTranslation {
    /// The bindings of the base that are looked up from here and are the same as there, with their ids.
    ///
    /// `edges` has the needs of each draft. What has a need that is met differently here stays a node of its own, and so
    /// does everything that needs it; of a module, all of it.
    func mergedWithBase(_ edges: [[Need]]) -> [Int: String] {
        guard let base else { return [:] }
        var merged: [Int: String] = [:]
        for (number, draft) in drafts.enumerated() where draft.level > 0 {
            if let id = base.id(of: draft.identity) { merged[number] = "base/\(id)" }
        }
        let known = Dictionary(grouping: base.graph.edges, by: { "base/\($0.from)" })
            .mapValues { Set($0.map { DependencyGraph.Edge(from: "", to: "base/\($0.to)", kind: $0.kind) }) }
        var changed = true
        while changed {
            changed = false
            for (number, draft) in drafts.enumerated() {
                guard let id = merged[number] else { continue }
                let isSame = edges[number]
                    .allSatisfy { need in
                        guard let target = baseID(of: need.target, merged) else { return false }
                        return known[id]?.contains(.init(from: "", to: target, kind: need.kind)) ?? false
                    }
                guard !isSame else { continue }
                changed = true
                merged[number] = nil
                guard draft.context != 0 else { continue }
                merged = merged.filter { drafts[$0.key].context != draft.context }
            }
        }
        return merged
    }

    private func baseID(of target: Target, _ merged: [Int: String]) -> String? {
        switch target {
        case .draft(let number): merged[number]
        case .base(let id): id
        }
    }

    /// The graph with that of the base.
    func adding(_ base: GraphTranslation?, to graph: DependencyGraph, _ merged: [Int: String]) -> DependencyGraph {
        guard let base else { return graph }
        var graph = graph
        // What was declared there and is used only here is shown here.
        var moved: Set<String> = []
        for (number, draft) in drafts.enumerated() where draft.level > 0 && merged[number] == nil {
            guard let other = base.indices[draft.identity], base.drafts[other].linked.isEmpty else { continue }
            if let id = base.id(of: draft.identity) { moved.insert(id) }
        }
        for var node in base.graph.nodes where !moved.contains(node.id) {
            node.id = "base/\(node.id)"
            node.module = node.module.map { "base/\($0)" }
            node.base += 1
            graph.nodes.append(node)
        }
        graph.edges += base.graph.edges.filter { !moved.contains($0.from) && !moved.contains($0.to) }
            .map { .init(from: "base/\($0.from)", to: "base/\($0.to)", kind: $0.kind) }
        return graph
    }
}
