extension GraphBuilder {
    mutating func connect(_ node: Int) {
        let id = graph.nodes[node].context
        switch subjects[node] {
        case .external, .input:
            graph.connect([])
        case .binding(let record):
            if let alias = record.roles.alias {
                graph.connect(edge(to: self.node(for: alias, in: id), .construction))
            } else {
                connect(node, record, in: id)
            }
        case .sharedAlias(_, let shared):
            graph.connect(edge(to: shared, .construction))
        case .decorator(let record, let inner):
            graph.connect(edge(to: inner, .decorator) + edges(of: node, record, in: id))
        case .supplied:
            graph.connect([])
        case .wiring(let record):
            connect(node, to: record.dependencies, .wiring, in: id)
        case .request(let type):
            connectRequest(node, type, in: id)
        case .ancestor(let record):
            let fallback = containerNode(for: record.key, in: id)
            graph.connect(edge(to: fallback, .construction))
        case .embedded(let record):
            var edges = edges(of: node, to: record.dependencies, .construction, in: id)
            edges += buildEdge(node, record.type.input, .construction, in: id)
            graph.connect(edges)
        case .embeddedEntry(_, let embedded, _):
            graph.connect(edge(to: embedded, .construction))
        case .export(let record, let embedded, let target):
            let exported = self.node(for: record.key, in: target)
            graph.connect(edge(to: embedded, .construction) + edge(to: exported, .construction))
        case .module(let record):
            var edges = edge(to: contexts[id].input, .construction)
            edges += self.edges(of: node, to: [record.input.entry], .construction, in: id)
            edges += contexts[id].children.map { .init(target: $0, kind: .wiring) }
            edges += contexts[id].wirings.map { .init(target: $0, kind: .wiring) }
            graph.connect(edges)
        case .adapter(let record):
            guard let target = buildableNode(for: record.type.provided, from: id) else {
                unmet.append(Unmet(consumer: node, target: .module(record.type.provided)))
                return graph.connect([])
            }
            graph.connect(edge(to: target, .construction))
        }
    }

    private mutating func connect(_ node: Int, _ record: BindingRecord, in id: Int) {
        graph.connect(edges(of: node, record, in: id))
    }

    /// The edges of a binding's own factory, with the values that it brings itself.
    private mutating func edges(of node: Int, _ record: BindingRecord, in id: Int) -> [LinkGraph.Edge] {
        guard !record.roles.supplies.isEmpty else {
            return edges(of: node, to: record.dependencies, .construction, in: id)
        }
        return record.dependencies.flatMap { type -> [LinkGraph.Edge] in
            guard let supply = record.roles.supplies.last(where: { $0.recipe.service == type }) else {
                return edges(of: node, to: [type], .construction, in: id)
            }
            let supplied = add(.supplied(supply.recipe), name: NodeName(type: type), kind: .supplied, in: id)
            return edge(to: supplied, .construction)
        }
    }

    func edge(to node: Int?, _ kind: EdgeKind) -> [LinkGraph.Edge] {
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
    ) -> [LinkGraph.Edge] {
        var edges: [LinkGraph.Edge] = []
        edges.reserveCapacity(types.count)
        for type in types {
            guard let target = dependency(type, in: id) else {
                unmet.append(Unmet(consumer: node, target: .service(type)))
                continue
            }
            if graph.nodes[target].kind == .ancestor { requirements.append((node, target)) }
            edges.append(.init(target: target, kind: kind))
        }
        return edges
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
    ) -> [LinkGraph.Edge] {
        guard let target = buildableNode(for: input, from: id) else {
            unmet.append(Unmet(consumer: node, target: .module(input)))
            return []
        }
        if let module = module(for: input, from: id) {
            builds.append(Build(from: id, via: node, to: module))
        }
        return edge(to: target, kind)
    }

    /// Lets the checks know of a need that no parameter stands for.
    mutating func imply(_ edge: LinkGraph.Edge, of node: Int) {
        graph.add(edge, to: node)
    }
}
