extension GraphBuilder {
    func buildable(_ input: Any.Type, from id: Int) -> (buildable: DeclaredScope.Buildable, context: Int)? {
        let key = ObjectIdentifier(input)
        var next: Int? = id
        while let current = next, current != 0 {
            if let found = graph.contexts[current].scope.buildables[key] { return (found, current) }
            next = graph.contexts[current].enclosing
        }
        for level in levels {
            if let found = level.scope.buildables[key] { return (found, 0) }
        }
        return nil
    }

    /// The module that serves an input in the end, through any adapters; `nil` if there is none.
    func module(for input: Any.Type, from id: Int) -> Int? {
        var (input, place) = (input, id)
        var seen: Set<ObjectIdentifier> = []
        while seen.insert(ObjectIdentifier(input)).inserted, let found = buildable(input, from: place) {
            switch found.buildable {
            case .module(let scope): return homes[ObjectIdentifier(scope)]
            // What an adapter leads to is looked up from where the adapter is declared.
            case .adapter(let record): (input, place) = (record.provided, found.context)
            }
        }
        return nil
    }

    mutating func buildableNode(for input: Any.Type, from id: Int) -> Int? {
        guard let found = buildable(input, from: id) else { return nil }
        let key = ObjectIdentifier(input)
        if let node = graph.contexts[found.context].buildables[key] { return node }
        let node: Int
        switch found.buildable {
        case .module(let scope):
            guard let module = scope.module, let home = homes[ObjectIdentifier(scope)] else { return nil }
            node = add(.module(module), in: home)
        case .adapter(let record):
            node = add(.adapter(record), in: found.context, isolation: record.isolations.compactMap(\.self).first)
        }
        graph.contexts[found.context].buildables[key] = node
        return node
    }
}

extension GraphBuilder {
    /// Notes what singletons build.
    ///
    /// A singleton that is declared in a module outlives each instance of it, so what it graph.builds is inside of the container,
    /// and inside of the module only if an object of that holds the same builder.
    mutating func noteBuildsOfSingletons() {
        let singletons = graph.nodes.indices.filter { graph.nodes[$0].context != 0 && graph.nodes[$0].isContainers }
        guard !singletons.isEmpty else { return }
        let isHeld = graph.reachable(from: singletons) { !graph.nodes[$0].livesInFrame && !graph.nodes[$0].isModule }
        let held = graph.builds.filter { $0.from != 0 && graph.nodes[$0.via].isRequest && isHeld[$0.via] }
        guard !held.isEmpty else { return }
        let isOfModules = graph.reachable(from: moduleRoots()) { !graph.nodes[$0].isContainers }
        let outside = Set(held.filter { !isOfModules[$0.via] && !graph.contexts[$0.from].isOpaque }.map(\.via))
        graph.builds.removeAll { $0.from != 0 && outside.contains($0.via) }
        graph.builds += held.map { .init(from: 0, via: $0.via, to: $0.to) }
    }

    /// What an instance of a module makes, or is asked for from elsewhere.
    private func moduleRoots() -> [Int] {
        let modules = graph.nodes.indices.filter { graph.nodes[$0].isModule }
        let offered = graph.contexts.filter { $0.id != 0 }
            .flatMap { context in
                context.scope.order.filter { $0.isShared || $0.isExported }
                    .compactMap { context.nodes[$0.key] }
            }
        return modules + offered
    }
}
