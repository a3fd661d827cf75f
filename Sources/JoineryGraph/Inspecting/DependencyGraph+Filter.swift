import Joinery

extension DependencyGraph {
    /// The part of the graph that some nodes need, directly or not, and these nodes.
    ///
    /// - Parameter roots: Their ids.
    /// - Returns: A graph with the nodes and edges of that part.
    public func subgraph(reachableFrom roots: [Node.ID]) -> DependencyGraph {
        let index = GraphIndex(self)
        return subgraph(of: index.reachable(from: roots.compactMap { index.numbers[$0] })) { _, _ in true }
    }

    /// One module with all that is in it, modules declared inside of it included, and its neighbours: what it needs, and
    /// who needs something of it.
    ///
    /// - Parameter module: The id of the module.
    /// - Returns: A graph with these nodes, and with the edges that begin or end in the module.
    public func subgraph(ofModule module: Node.ID) -> DependencyGraph { subgraph(ofModules: [module]) }

    /// What this container adds to the one that it extends, and the neighbours of that.
    ///
    /// - Returns: A graph with the nodes that belong to the container itself, with what they need of the base, and with
    ///   the edges that begin in the container. The whole graph if the container extends none.
    public func additions() -> DependencyGraph {
        neighbourhood(of: Set(nodes.indices.filter { nodes[$0].base == 0 }))
    }

    func subgraph(ofModules modules: Set<Node.ID>) -> DependencyGraph {
        var modules = modules
        var inside: Set<Int> = []
        // A module comes before the modules in it.
        for node in nodes where node.kind == .module && node.module.map(modules.contains) ?? false {
            modules.insert(node.id)
        }
        for (number, node) in nodes.enumerated()
        where modules.contains(node.id) || node.home.map(modules.contains) ?? false {
            inside.insert(number)
        }
        return neighbourhood(of: inside)
    }

    private func neighbourhood(of inside: Set<Int>) -> DependencyGraph {
        let index = GraphIndex(self)
        let around = inside.flatMap { (index.outgoing[$0] + index.incoming[$0]).map(\.node) }
        return subgraph(of: inside.union(around)) { from, to in inside.contains(from) || inside.contains(to) }
    }

    private func subgraph(of kept: Set<Int>, where isKept: (Int, Int) -> Bool) -> DependencyGraph {
        let numbers = GraphIndex(self).numbers
        return DependencyGraph(
            nodes: nodes.indices.filter(kept.contains).map { nodes[$0] },
            edges: edges.filter { edge in
                guard let from = numbers[edge.from], let to = numbers[edge.to] else { return false }
                return kept.contains(from) && kept.contains(to) && isKept(from, to)
            }
        )
    }
}
