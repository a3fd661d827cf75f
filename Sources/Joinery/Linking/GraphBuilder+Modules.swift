extension GraphBuilder {
    func buildable(_ input: Any.Type, from id: Int) -> (buildable: Blueprint.Buildable, context: Int)? {
        let key = ObjectIdentifier(input)
        var next: Int? = id
        while let current = next, current != 0 {
            if let found = contexts[current].blueprint.buildables[key] { return (found, current) }
            next = contexts[current].enclosing
        }
        for blueprint in blueprints {
            if let found = blueprint.buildables[key] { return (found, 0) }
        }
        return nil
    }

    /// The module that serves an input in the end, through any adapters; `nil` if there is none.
    func module(for input: Any.Type, from id: Int) -> Int? {
        var input = input
        var seen: Set<ObjectIdentifier> = []
        while seen.insert(ObjectIdentifier(input)).inserted, let found = buildable(input, from: id) {
            switch found.buildable {
            case .module(let blueprint): return homes[ObjectIdentifier(blueprint)]
            case .adapter(let record): input = record.type.provided
            }
        }
        return nil
    }

    mutating func buildableNode(for input: Any.Type, from id: Int) -> Int? {
        guard let found = buildable(input, from: id) else { return nil }
        let key = ObjectIdentifier(input)
        if let node = contexts[found.context].buildables[key] { return node }
        let node: Int
        switch found.buildable {
        case .module(let blueprint):
            guard let module = blueprint.module, let home = homes[ObjectIdentifier(blueprint)] else { return nil }
            node = add(
                .module(module),
                name: NodeName(type: module.type),
                kind: .module,
                in: home,
                location: module.location
            )
        case .adapter(let record):
            node = add(
                .adapter(record),
                name: NodeName(type: record.type.needed),
                kind: .adapter,
                in: found.context,
                location: record.location,
                isolation: record.isolations.compactMap(\.self).first
            )
        }
        contexts[found.context].buildables[key] = node
        return node
    }
}

extension GraphBuilder {
    /// Notes what singletons build.
    ///
    /// A singleton that is declared in a module outlives each instance of it, so what it builds is inside of the container.
    mutating func noteBuildsOfSingletons() {
        let places = Dictionary(grouping: builds.filter { $0.from != 0 }, by: \.via)
        guard !places.isEmpty else { return }
        var open = graph.nodes.indices.filter { graph.nodes[$0].context != 0 && graph.isContainers($0) }
        var seen: Set<Int> = []
        while let node = open.popLast() {
            guard seen.insert(node).inserted else { continue }
            if graph.nodes[node].kind == .request, let build = places[node]?.first {
                builds.append(Build(from: 0, via: node, to: build.to))
            }
            open += graph.edges(of: node).lazy.map(\.target)
                .filter { [graph] in !graph.livesInFrame($0) && graph.nodes[$0].kind != .module }
        }
    }
}
