import Joinery

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
        // What dynamic lookups find is not known, here or there: that alone makes no difference.
        if let number = drafts.firstIndex(where: { $0.identity.role == .resolver && $0.context == 0 }) {
            let theirs = base.drafts.first { $0.identity.role == .resolver && $0.context == 0 }
            if let id = theirs.flatMap({ base.id(of: $0.identity) }) { merged[number] = "base/\(id)" }
        }
        let known = Dictionary(grouping: base.graph.edges, by: { "base/\($0.from)" })
            .mapValues { Set($0.map { DependencyGraph.Edge(from: "", to: "base/\($0.to)", kind: $0.kind) }) }
        // What needs each draft, and what is declared in each module: if one is not the same, neither are these.
        var users: [Int: [Int]] = [:]
        for (number, needs) in edges.enumerated() {
            for case .draft(let target) in needs.map(\.target) { users[target, default: []].append(number) }
        }
        let parts = Dictionary(grouping: drafts.indices, by: { drafts[$0].context })
        var open = Array(merged.keys)
        while let number = open.popLast() {
            guard let id = merged[number] else { continue }
            let isSame = edges[number]
                .allSatisfy { need in
                    guard let target = baseID(of: need.target, merged) else { return false }
                    return known[id]?.contains(.init(from: "", to: target, kind: need.kind)) ?? false
                }
            guard !isSame else { continue }
            let context = drafts[number].context
            for part in context == 0 ? [number] : parts[context] ?? [] where merged.removeValue(forKey: part) != nil {
                open += users[part] ?? []
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
    ///
    /// What is looked up from here and differs from the base is left out there, unless something of the base needs it.
    func adding(_ base: GraphTranslation?, to graph: DependencyGraph, _ merged: [Int: String]) -> DependencyGraph {
        guard let base else { return graph }
        var replaced: Set<String> = []
        for (number, draft) in drafts.enumerated() where draft.level > 0 && merged[number] == nil {
            if let id = base.id(of: draft.identity) { replaced.insert(id) }
        }
        let index = GraphIndex(base.graph)
        let kept = index.reachable(
            from: base.graph.nodes.indices.filter { number in
                let node = base.graph.nodes[number]
                return !replaced.contains(node.id) || node.scope == .singleton || node.scope == .weak
            }
        )
        var graph = graph
        for (number, node) in base.graph.nodes.enumerated() where kept.contains(number) {
            var node = node
            node.id = "base/\(node.id)"
            node.module = node.module.map { "base/\($0)" }
            node.madeFor = node.madeFor.map { "base/\($0)" }
            node.base += 1
            graph.nodes.append(node)
        }
        graph.edges += base.graph.edges.filter { edge in index.numbers[edge.from].map(kept.contains) ?? false }
            .map { .init(from: "base/\($0.from)", to: "base/\($0.to)", kind: $0.kind) }
        return graph
    }
}
