extension GraphBuilder {
    /// The declarations that can be seen from a place, with the container that each belongs to, `nil` for a module: the
    /// base's first, then the container's, then the module's own.
    private func scopesInSight(of id: Int) -> [(level: Int?, scope: DeclaredScope)] {
        levels.enumerated().reversed().map { ($0, $1.scope) } + (id == 0 ? [] : [(nil, graph.contexts[id].scope)])
    }

    /// Whether something in sight contributes to a collection, or declares it.
    func isCollection(_ type: any DependencyRequest.Type, in id: Int) -> Bool {
        scopesInSight(of: id).contains { $0.scope.collections[ObjectIdentifier(type)] != nil }
    }

    mutating func connectCollection(_ node: Int, _ type: any DependencyRequest.Type, in id: Int) {
        guard isCollection(type, in: id) else {
            unmet.append(Unmet(consumer: node, target: .collection(TypeID(type))))
            return graph.connect([])
        }
        var parts: [(record: BindingRecord, level: Int?)] = []
        var keys: [any Hashable & Sendable] = []
        var indices: [AnyHashable: Int] = [:]
        for (level, scope) in scopesInSight(of: id) {
            for record in scope.parts(of: ObjectIdentifier(type)) {
                if let key = record.contribution?.key {
                    // A part of a nearer place shadows the one that has its key.
                    if let index = indices[AnyHashable(key)] {
                        parts[index] = (record, level)
                        continue
                    }
                    indices[AnyHashable(key)] = parts.count
                    keys.append(key)
                }
                parts.append((record, level))
            }
        }
        graph.contexts[id].collectionKeys[node] = keys
        var edges: [LinkedGraph.Edge] = []
        for part in parts { edges += edge(to: contributionNode(part.record, level: part.level, in: id), .contribution) }
        graph.connect(edges)
    }

    /// Whether a decorator finds parts of collections to wrap; those of modules too, if it is declared in a container.
    func decoratesParts(_ decorator: BindingRecord, in id: Int) -> Bool {
        guard decorator.roles.tag == nil else { return false }
        let inside = id == 0 ? graph.contexts.dropFirst().map(\.scope) : []
        return (scopesInSight(of: id).map(\.scope) + inside)
            .contains { $0.collections.values.contains { $0.element == decorator.service } }
    }

    /// The node of a part of a collection as a place of the graph sees it, with what decorates it.
    ///
    /// `level` is the container that declares the part; it is `nil` for the module's own.
    mutating func contributionNode(_ record: BindingRecord, level: Int?, in id: Int) -> Int {
        let part = ContributionID(
            recipe: ObjectIdentifier(record.recipe),
            container: level.map { levels.count - $0 } ?? 0
        )
        if let node = graph.contexts[id].contributions[part] { return node }
        guard let element = record.contribution.map({ Key($0.element) }) else { return add(record, in: id) }
        let node =
            if id != 0, record.isContainers, let level {
                sharedPart(record, element, level, in: id)
            } else {
                newPart(record, element, level, part, in: id)
            }
        graph.contexts[id].contributions[part] = node
        return node
    }

    /// What all places share, and a module may decorate for itself.
    private mutating func sharedPart(_ record: BindingRecord, _ element: Key, _ level: Int, in id: Int) -> Int {
        let shared = contributionNode(record, level: level, in: 0)
        let decorators = graph.contexts[id].scope.decorators(of: element)
        guard !decorators.isEmpty else { return shared }
        let isShadowed = graph.contexts[id].scope.bindings[element] != nil || graph.contexts[id].offers[element] != nil
        if !isShadowed, isAlone(record, element, level, in: id), let alone = node(for: element, in: id) {
            return record.alias == element ? alias(record, of: alone, in: id) : alone
        }
        return decorate(shared, with: decorators, in: id)
    }

    private mutating func newPart(
        _ record: BindingRecord,
        _ element: Key,
        _ level: Int?,
        _ part: ContributionID,
        in id: Int
    ) -> Int {
        let own = id == 0 ? [] : graph.contexts[id].scope.decorators(of: element)
        let decorators = decoratorsOfLevels(element) + own
        let isAlone = isAlone(record, element, level, in: id)
        // The object that is got alone is decorated already.
        if isAlone, record.alias != element, !decorators.isEmpty {
            let place = record.isContainers && level != nil ? 0 : id
            if let node = node(for: element, in: place) { return node }
        }
        if let level, level > 0, record.isContainers, record.alias != element || !isAlone,
            let producer = levels[1].kernel?.contributions[part]
        {
            // What an extended container shares stays its own, with the decorators that are declared there.
            return decorate(
                addExternal(producer, record, in: id),
                with: levels[0].scope.decorators(of: element),
                in: id
            )
        }
        let node = undecorated(record, level, in: id)
        return record.alias == element ? node : decorate(node, with: decorators, in: id)
    }

    /// The decorators of a key that the containers declare, the base's first.
    private mutating func decoratorsOfLevels(_ key: Key) -> [BindingRecord] {
        if let known = partDecorators[key] { return known }
        let found = levels.reversed().flatMap { $0.scope.decorators(of: key) }
        partDecorators[key] = found
        return found
    }

    /// Whether the binding that is contributed can be got alone, at its place, under the type of the elements: then that
    /// is the object that belongs into the collection.
    private func isAlone(_ record: BindingRecord, _ element: Key, _ level: Int?, in id: Int) -> Bool {
        guard let alias = record.alias, let place = record.contribution else { return false }
        if let level, nearest(element).map({ $0.level != level }) ?? true { return false }
        guard alias != element else { return true }
        let scope = level.map { levels[$0].scope } ?? graph.contexts[id].scope
        // Several parts of one binding differ in their conversions.
        return scope.bindings[element]?.alias == alias
            && scope.parts(of: ObjectIdentifier(place.collection)).filter { $0.alias == alias }.count == 1
    }

    private mutating func undecorated(_ record: BindingRecord, _ level: Int?, in id: Int) -> Int {
        guard let key = record.alias, record.isContainers, let shared = sharedNode(key, level, in: id) else {
            return add(record, in: id)
        }
        // A container shares an object from where it is declared, whatever shadows its key elsewhere.
        return alias(record, of: shared, in: id)
    }

    private mutating func alias(_ record: BindingRecord, of shared: Int, in id: Int) -> Int {
        let node = add(.sharedAlias(record), in: id, isolation: record.isolation, scope: record.scope)
        wrapped[node] = shared
        return node
    }

    /// The node of what a container, or a module, shares under a key that it declares.
    private mutating func sharedNode(_ key: Key, _ level: Int?, in id: Int) -> Int? {
        guard let level else { return node(for: key, in: id) }
        if nearest(key)?.level == level { return node(for: key, in: 0) }
        guard let record = levels[level].scope.bindings[key],
            let producer = levels[level].kernel?.lookupTable(of: 0).services.producer(key)
        else { return nil }
        return addExternal(producer, record, in: 0)
    }
}
