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
    /// A singleton that is declared in a module outlives each instance of it, so what it builds is inside of the container,
    /// and inside of the module only if an object of that holds the same builder.
    mutating func noteBuildsOfSingletons() {
        let graph = graph
        let singletons = graph.nodes.indices.filter { graph.nodes[$0].context != 0 && graph.isContainers($0) }
        guard !singletons.isEmpty else { return }
        let isHeld = graph.reachable(from: singletons) { !graph.livesInFrame($0) && graph.nodes[$0].kind != .module }
        let held = builds.filter { $0.from != 0 && graph.nodes[$0.via].kind == .request && isHeld[$0.via] }
        guard !held.isEmpty else { return }
        let isOfModules = graph.reachable(from: moduleRoots()) { !graph.isContainers($0) }
        let outside = Set(held.filter { !isOfModules[$0.via] && !contexts[$0.from].isOpaque }.map(\.via))
        builds.removeAll { $0.from != 0 && outside.contains($0.via) }
        builds += held.map { Build(from: 0, via: $0.via, to: $0.to) }
    }

    /// What an instance of a module makes, or is asked for from elsewhere.
    private func moduleRoots() -> [Int] {
        let modules = graph.nodes.indices.filter { graph.nodes[$0].kind == .module }
        let offered = contexts.filter { $0.id != 0 }
            .flatMap { context in
                context.blueprint.order.filter { $0.roles.isShared || $0.roles.isExported }
                    .compactMap { context.nodes[$0.key] }
            }
        return modules + offered
    }
}
