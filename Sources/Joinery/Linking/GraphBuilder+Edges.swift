extension GraphBuilder {
    mutating func connect(_ node: Int) {
        let id = graph.nodes[node].context
        switch graph.nodes[node].kind {
        case .external, .input, .supplied:
            graph.connect([])
        case .binding(let record):
            if let alias = record.alias {
                graph.connect(edge(to: self.node(for: alias, in: id), .construction))
            } else {
                graph.connect(edges(of: node, record, in: id))
            }
        case .sharedAlias:
            graph.connect(edge(to: wrapped[node], .construction))
        case .decorator(let record):
            graph.connect(edge(to: wrapped[node], .decorator) + edges(of: node, record, in: id))
        case .wiring(let record):
            connect(node, to: record.dependencies, .wiring, in: id)
        case .request(let kind):
            connectRequest(node, kind.type, in: id)
        case .inherited(let record):
            let fallback = containerNode(for: record.key, in: id)
            graph.connect(edge(to: fallback, .construction))
        case .child(let record):
            var edges = edges(of: node, to: record.dependencies, .construction, in: id)
            edges += buildEdge(node, record.type.input, .construction, in: id)
            graph.connect(edges)
        case .entry:
            graph.connect(edge(to: offers[node]?.child, .construction))
        case .export(let record):
            guard let offer = offers[node] else { return graph.connect([]) }
            let exported = self.node(for: record.key, in: offer.context)
            graph.connect(edge(to: offer.child, .construction) + edge(to: exported, .construction))
        case .module(let record):
            var edges = edge(to: graph.contexts[id].input, .construction)
            edges += self.edges(of: node, to: [record.input.entry], .construction, in: id)
            edges += graph.contexts[id].children.map { .init(target: $0, kind: .wiring) }
            edges += graph.contexts[id].wirings.map { .init(target: $0, kind: .wiring) }
            graph.connect(edges)
        case .adapter(let record):
            guard let target = buildableNode(for: record.provided, from: id) else {
                unmet.append(Unmet(consumer: node, target: .module(TypeID(record.provided))))
                return graph.connect([])
            }
            graph.connect(edge(to: target, .construction))
        }
    }

    /// The edges of a binding's own factory, with the values that it brings itself.
    private mutating func edges(of node: Int, _ record: BindingRecord, in id: Int) -> [LinkedGraph.Edge] {
        guard !record.roles.supplies.isEmpty else {
            return edges(of: node, to: record.dependencies, .construction, in: id)
        }
        return record.dependencies.flatMap { type -> [LinkedGraph.Edge] in
            guard let supply = record.roles.supplies.last(where: { $0.recipe.service == type }) else {
                return edges(of: node, to: [type], .construction, in: id)
            }
            return edge(to: add(.supplied(supply), in: id), .construction)
        }
    }

    func edge(to node: Int?, _ kind: EdgeKind) -> [LinkedGraph.Edge] {
        node.map { [.init(target: $0, kind: kind)] } ?? []
    }

    mutating func connect(_ node: Int, to types: [Any.Type], _ kind: EdgeKind, in id: Int) {
        graph.connect(edges(of: node, to: types, kind, in: id))
    }

    mutating func edges(
        of node: Int,
        to types: [Any.Type],
        _ kind: EdgeKind,
        in id: Int
    ) -> [LinkedGraph.Edge] {
        var edges: [LinkedGraph.Edge] = []
        edges.reserveCapacity(types.count)
        for type in types {
            guard let target = dependency(type, in: id) else {
                unmet.append(Unmet(consumer: node, target: .service(TypeID(type))))
                continue
            }
            require(target, for: node)
            edges.append(.init(target: target, kind: kind))
        }
        return edges
    }

    /// Notes that a node needs what enclosing modules share, decorated or not.
    mutating func require(_ target: Int, for node: Int) {
        var target = target
        while let inner = wrapped[target] { target = inner }
        guard graph.nodes[target].isInherited else { return }
        graph.requirements.append(.init(consumer: node, inherited: target))
    }

    mutating func dependency(_ type: Any.Type, in id: Int) -> Int? {
        if let node = node(for: Key(type), in: id) { return node }
        if let request = requestType(type) { return requestNode(request, in: id) }
        return nil
    }

    mutating func buildEdge(
        _ node: Int,
        _ input: Any.Type,
        _ kind: EdgeKind,
        in id: Int
    ) -> [LinkedGraph.Edge] {
        guard let target = buildableNode(for: input, from: id) else {
            unmet.append(Unmet(consumer: node, target: .module(TypeID(input))))
            return []
        }
        if let module = module(for: input, from: id) {
            graph.builds.append(.init(from: id, via: node, to: module))
        }
        return edge(to: target, kind)
    }
}
