/// What the checks find out about a graph: the order of construction, the actors, what lives in frames, what is wrong.
struct GraphAnalysis {
    /// The nodes in an order in which each comes after what it needs immediately.
    let order: [Int]
    /// The actor that each node needs, its own factory's or that of what it constructs, as a number.
    let isolations: [Int?]
    /// For each node, the next step towards an object of a module instance.
    let steps: [Int?]
    let findings: [Finding]

    init(_ graph: LinkedGraph) {
        let (order, cycles) = graph.order()
        let steps = graph.stepsToFrame(in: order)
        let (isolations, conflicts) = graph.isolations(in: order)
        self.order = order
        self.steps = steps
        self.isolations = isolations
        findings =
            graph.distinct(cycles).map { .cycle($0) } + graph.lifetimeFindings(steps)
            + conflicts.map { .isolation($0.node, $0.first, $0.second) }
            + order.compactMap { node in
                guard graph.nodes[node].isAsynchronous, graph.nodes[node].isolation == nil else { return nil }
                return isolations[node].map { .asynchronousIsolation(node, actor: $0) }
            }
    }
}

extension LinkedGraph {
    /// The cycles without those that go round through the same child modules in another way.
    fileprivate func distinct(_ cycles: [[Int]]) -> [[Int]] {
        var seen: Set<Set<Int>> = []
        return cycles.filter { cycle in
            guard cycle.contains(where: { nodes[$0].isModule }) else { return true }
            return seen.insert(Set(cycle.filter { nodes[$0].isChild })).inserted
        }
    }

    /// What lives long and would retain something of a module, and what the container has and only a module can make.
    fileprivate func lifetimeFindings(_ steps: [Int?]) -> [Finding] {
        func way(from node: Int) -> [Int] {
            var nodes = [node]
            while let last = nodes.last, let next = steps[last], next != last { nodes.append(next) }
            return nodes
        }
        var findings: [Finding] = []
        for (number, node) in nodes.enumerated() {
            switch node.kind {
            case .binding, .sharedAlias, .decorator: break
            default: continue
            }
            if node.isContainers {
                for edge in edges(of: number) where edge.kind.isImmediate && steps[edge.target] != nil {
                    guard !nodes[edge.target].isContainers else { continue }
                    findings.append(.captive([number] + way(from: edge.target)))
                }
            } else if node.context == 0, node.scope == .transient, let step = steps[number],
                nodes[step].livesInFrame || nodes[step].isAlias || nodes[step].isRequest
            {
                findings.append(.outsideModule(way(from: number)))
            }
        }
        return findings
    }
}
