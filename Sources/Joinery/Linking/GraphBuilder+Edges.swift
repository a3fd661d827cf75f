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

    /// Whether what is asked for as an optional is there: for a request, whether what it is for is.
    private mutating func canBeMet(_ type: Any.Type, in id: Int) -> Bool {
        if node(for: Key(type), in: id) != nil { return true }
        guard let request = requestType(type) else { return false }
        switch request.target {
        case .service(let service): return canBeMet(service, in: id)
        case .factory(let service, let argument): return factory(service, argument, in: id) != nil
        case .module(let input): return buildableNode(for: input, from: id) != nil
        case .tagged(let service, let tag):
            return node(for: Key(service, qualifier: tag.qualifier(nil)), in: id) != nil
        case .optional, .contributions, .anything: return true
        }
    }

    mutating func requestNode(_ type: any DependencyRequest.Type, in id: Int) -> Int {
        if let node = contexts[id].requests[ObjectIdentifier(type)] { return node }
        let node = add(.request(type), name: NodeName(type: type), kind: .request, in: id)
        contexts[id].requests[ObjectIdentifier(type)] = node
        return node
    }

    mutating func connectRequest(_ node: Int, _ type: any DependencyRequest.Type, in id: Int) {
        switch type.target {
        case .service(let service):
            connect(node, to: [service], type.edgeKind, in: id)
        case .optional(let service):
            let isThere = canBeMet(service, in: id)
            graph.connect(isThere ? edge(to: dependency(service, in: id), type.edgeKind) : [])
        case .factory(let service, let argument):
            guard let target = factory(service, argument, in: id) else {
                unmet.append(Unmet(consumer: node, target: .factory(service, argument: argument)))
                return graph.connect([])
            }
            graph.connect(edge(to: target, type.edgeKind))
        case .module(let input):
            graph.connect(buildEdge(node, input, type.edgeKind, in: id))
        case .tagged(let service, let tag):
            guard let target = self.node(for: Key(service, qualifier: tag.qualifier(nil)), in: id) else {
                unmet.append(Unmet(consumer: node, target: .tagged(service, tag: tag.tag)))
                return graph.connect([])
            }
            graph.connect(edge(to: target, type.edgeKind))
        case .contributions(let element, let keys):
            connectCollection(node, of: element, keys, in: id)
        case .anything:
            graph.connect([])
            openAll(in: id)
        }
    }

    private mutating func connectCollection(_ node: Int, of element: Any.Type, _ keyType: Any.Type?, in id: Int) {
        // The base's parts first, then the container's, then the module's own.
        let scopes = blueprints.reversed() + (id == 0 ? [] : [contexts[id].blueprint])
        var edges: [LinkGraph.Edge] = []
        var keys: [any Hashable & Sendable] = []
        var records: [AnyHashable: BindingRecord] = [:]
        for blueprint in scopes {
            for record in blueprint.contributions {
                guard let place = record.roles.contribution, place.element == element else { continue }
                if let key = place.key {
                    guard let keyType, place.keyType == keyType else { continue }
                    if let first = records.updateValue(record, forKey: AnyHashable(key)) {
                        keyClashes.append(KeyClash(key: "\(key)", first: first, second: record))
                        continue
                    }
                    keys.append(key)
                } else if keyType != nil {
                    continue
                }
                edges += edge(to: contributionNode(record, of: blueprint, in: id), .contribution)
            }
        }
        contexts[id].collectionKeys[node] = keys
        graph.connect(edges)
    }

    mutating func factory(_ service: Any.Type, _ argument: Any.Type, in id: Int) -> Int? {
        if let node = node(for: Key(service, qualifier: argument), in: id) { return node }
        // Several arguments are a tuple in a factory, and a marker of their own in the key.
        let scopes = (contexts[id].module == nil ? [] : [contexts[id].blueprint]) + blueprints
        for blueprint in scopes {
            let match = blueprint.order.first { record in
                record.roles.tag == nil && record.recipe.service == service
                    && record.recipe.argumentTuple.map { $0 == argument } ?? false
            }
            if let match { return node(for: match.key, in: id) }
        }
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

    /// Makes a node for everything that can be seen from a place, since something there can ask for any of it.
    mutating func openAll(in id: Int) {
        guard !contexts[id].isOpaque else { return }
        contexts[id].isOpaque = true
        guard id != 0 else { return }
        for blueprint in blueprints {
            for record in blueprint.order { _ = node(for: record.key, in: id) }
            for input in blueprint.inputs { _ = buildableNode(for: input, from: id) }
            for record in blueprint.contributions {
                guard let place = record.roles.contribution,
                    node(for: Key(place.collection), in: id) == nil
                else { continue }
                contexts[id].nodes[Key(place.collection)] = requestNode(place.collection, in: id)
            }
        }
        for key in contexts[id].offerOrder { _ = node(for: key, in: id) }
        for key in sharedKeys { _ = node(for: key, in: id) }
        if let module = contexts[id].module { _ = node(for: Key(module.input.input), in: id) }
    }

    /// Lets the checks know of a need that no parameter stands for.
    mutating func imply(_ edge: LinkGraph.Edge, of node: Int) {
        graph.add(edge, to: node)
    }
}
