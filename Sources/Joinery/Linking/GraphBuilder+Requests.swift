extension GraphBuilder {
    /// The node of a request at one place: one for all who ask for it there.
    mutating func requestNode(_ type: any DependencyRequest.Type, in id: Int) -> Int {
        if let node = graph.contexts[id].requests[ObjectIdentifier(type)] { return node }
        let node = add(.request(RequestKind(type: type)), in: id)
        graph.contexts[id].requests[ObjectIdentifier(type)] = node
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
                unmet.append(Unmet(consumer: node, target: .factory(TypeID(service), argument: TypeID(argument))))
                return graph.connect([])
            }
            graph.connect(edge(to: target, type.edgeKind))
        case .module(let input):
            graph.connect(buildEdge(node, input, type.edgeKind, in: id))
        case .tagged(let service, let tag):
            guard let target = self.node(for: Key(service, qualifier: tag.qualifier(nil)), in: id) else {
                unmet.append(Unmet(consumer: node, target: .tagged(TypeID(service), tag: TypeID(tag.tag))))
                return graph.connect([])
            }
            require(target, for: node)
            graph.connect(edge(to: target, type.edgeKind))
        case .contributions:
            connectCollection(node, type, in: id)
        case .anything:
            graph.connect([])
            openAll(in: id)
        }
    }

    mutating func factory(_ service: Any.Type, _ argument: Any.Type, in id: Int) -> Int? {
        if let node = node(for: Key(service, qualifier: argument), in: id) { return node }
        // Several arguments are a tuple in a factory, and a marker of their own in the key.
        let scopes = (graph.contexts[id].module == nil ? [] : [graph.contexts[id].scope]) + scopes
        for scope in scopes {
            let match = scope.order.first { record in
                record.roles.tag == nil && record.recipe.service == service
                    && record.recipe.argumentTuple.map { $0 == argument } ?? false
            }
            if let match { return node(for: match.key, in: id) }
        }
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
        case .contributions: return isCollection(request, in: id)
        case .optional, .anything: return true
        }
    }

    /// Makes a node for everything that can be seen from a place, since something there can ask for any of it.
    mutating func openAll(in id: Int) {
        guard !graph.contexts[id].isOpaque else { return }
        graph.contexts[id].isOpaque = true
        guard id != 0 else { return }
        for scope in scopes {
            // What a container shares, and its modules, are the same from everywhere: a lookup finds them there.
            for record in scope.unshared { _ = node(for: record.key, in: id) }
            for collection in scope.collections.values where node(for: Key(collection.type), in: id) == nil {
                graph.contexts[id].nodes[Key(collection.type)] = requestNode(collection.type, in: id)
            }
        }
        for key in graph.contexts[id].offers.keys { _ = node(for: key, in: id) }
        for key in shared.keys { _ = node(for: key, in: id) }
        if let module = graph.contexts[id].module { _ = node(for: Key(module.input.input), in: id) }
    }
}
