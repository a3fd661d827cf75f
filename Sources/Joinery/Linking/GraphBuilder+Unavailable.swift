extension GraphBuilder {
    /// Takes away what only a ``Resolver`` inside of a module could ask for and what cannot be made there.
    ///
    /// A resolver sees every binding of the container, templates of other modules among them, which need objects of those
    /// modules. Nothing in the graph needs them, so they are no problem of it; a lookup of one throws that it is not
    /// bound. `seeded` is the number of the nodes that are there in any case.
    mutating func dropUnavailable(seeded: Int) {
        guard graph.contexts.contains(where: { $0.id != 0 && $0.isOpaque }) else { return }
        let isNeeded = graph.reachable(from: Array(0..<seeded))
        graph.requirements.removeAll { !isNeeded[$0.consumer] }
        let unavailable = dependents(of: unmet.map(\.consumer).filter { !isNeeded[$0] })
        guard !unavailable.isEmpty else { return }
        unmet.removeAll { unavailable.contains($0.consumer) }
        for id in graph.contexts.indices where graph.contexts[id].isOpaque {
            graph.contexts[id].nodes = graph.contexts[id].nodes.filter { !unavailable.contains($0.value) }
        }
    }

    /// Some nodes, and all that need them.
    private func dependents(of start: [Int]) -> Set<Int> {
        guard !start.isEmpty else { return [] }
        let dependents = graph.dependents()
        var result: Set<Int> = []
        var open = start
        while let node = open.popLast() {
            if result.insert(node).inserted { open += dependents[node] }
        }
        return result
    }
}
