extension GraphBuilder {
    mutating func add(
        _ subject: Subject,
        name: NodeName,
        kind: NodeKind,
        in context: Int,
        scope: Scope? = nil,
        location: SourceLocation? = nil,
        isolation: (any Actor)? = nil,
        isAsynchronous: Bool = false
    ) -> Int {
        subjects.append(subject)
        return graph.add(
            LinkGraph.Node(
                name: name,
                module: contexts[context].module?.type,
                location: location,
                context: context,
                isolation: isolation.map { number(of: $0) },
                kind: kind,
                scope: scope,
                isAsynchronous: isAsynchronous
            )
        )
    }

    mutating func number(of actor: any Actor) -> Int {
        let id = ObjectIdentifier(actor)
        if let number = actors[id] { return number }
        actors[id] = actors.count
        actorList.append(actor)
        return actors.count - 1
    }

    /// The node of a key as seen from a place.
    mutating func node(for key: Key, in context: Int) -> Int? {
        if let node = contexts[context].nodes[key] { return node }
        guard let node = makeNode(for: key, in: context) else { return nil }
        contexts[context].nodes[key] = node
        return node
    }

    mutating func makeNode(for key: Key, in id: Int) -> Int? {
        guard id != 0 else { return containerNode(for: key, in: 0) }
        guard let node = moduleNode(for: key, in: id) ?? containerNode(for: key, in: id) else { return nil }
        // What an extended container has linked is decorated there already.
        if graph.nodes[node].kind == .external, graph.nodes[node].context == id { return node }
        return decorate(node, with: contexts[id].blueprint.decorators[key] ?? [], in: id)
    }

    /// The node of a key that a module has itself, or gets from the modules around it.
    private mutating func moduleNode(for key: Key, in id: Int) -> Int? {
        let context = contexts[id]
        guard let module = context.module else { return nil }
        if let record = context.blueprint.bindings[key] {
            if let producer = linkedInModule(record, in: id) { return addExternal(producer, record, in: id) }
            return add(record, in: id)
        }
        if key == Key(module.input.input) { return context.input }
        if let offer = context.offers[key] { return add(offer, in: id) }
        guard let record = shared[key] else { return nil }
        // Which actor it needs is said by the modules that can be above: see `ModuleNeeds.implySharing`.
        return add(.ancestor(record), name: record.name, kind: .ancestor, in: id, location: record.location)
    }

    /// The node of a key that the container has, as a place of the graph sees it.
    mutating func containerNode(for key: Key, in id: Int) -> Int? {
        guard let (level, record) = nearest(key) else { return nil }
        let isContainers = record.scope == .singleton || record.scope == .weak
        if id != 0, isContainers { return node(for: key, in: 0) }
        // What an extended container shares stays its own, with the decorators that are declared there.
        if isContainers, level > 0, let producer = levels[1].kernel?.directory(of: 0).services.producer(key) {
            let node = addExternal(producer, record, in: id)
            return decorate(node, with: blueprints[0].decorators[key] ?? [], in: id)
        }
        var node = add(record, in: id)
        for blueprint in blueprints[...level].reversed() {
            node = decorate(node, with: blueprint.decorators[key] ?? [], in: id)
        }
        return node
    }

    /// The binding of the nearest container, and its level.
    func nearest(_ key: Key) -> (level: Int, record: BindingRecord)? {
        for (level, blueprint) in blueprints.enumerated() {
            if let record = blueprint.bindings[key] { return (level, record) }
        }
        return nil
    }

    private mutating func decorate(_ node: Int, with decorators: [BindingRecord], in id: Int) -> Int {
        var inner = node
        for record in decorators {
            // A decorated object lives where the one inside does; what has no scope is the module's.
            let scope = graph.nodes[inner].scope ?? (id == 0 ? .transient : .perModule)
            inner = add(
                .decorator(record, inner: inner),
                name: record.name,
                kind: .decorator,
                in: id,
                scope: scope,
                location: record.location,
                isolation: record.isolation
            )
        }
        return inner
    }

    private mutating func add(_ record: BindingRecord, in id: Int) -> Int {
        add(
            .binding(record),
            name: record.name,
            kind: record.roles.alias == nil ? .binding : .alias,
            in: id,
            scope: record.scope,
            location: record.location,
            isolation: record.isolation,
            isAsynchronous: record.roles.asynchronous != nil
        )
    }

    private mutating func addExternal(_ producer: Producer, _ record: BindingRecord, in id: Int) -> Int {
        add(
            .external(producer),
            name: record.name,
            kind: .external,
            in: id,
            scope: record.scope,
            location: record.location,
            isolation: producer.isolation
        )
    }

    /// What an extended container shares inside of one of its modules.
    private func linkedInModule(_ record: BindingRecord, in id: Int) -> Producer? {
        let level = contextLevels[id]
        guard level > 0, record.scope == .singleton || record.scope == .weak else { return nil }
        return levels[level].kernel?.singletons[contexts[id].singletonID(record.key)]
    }

    /// The node of a part of a collection, as a place of the graph sees it.
    mutating func contributionNode(_ record: BindingRecord, of blueprint: Blueprint, in id: Int) -> Int {
        let key = ContributionID(recipe: ObjectIdentifier(record.recipe), blueprint: ObjectIdentifier(blueprint))
        if let node = contexts[id].contributions[key] { return node }
        let node: Int
        if let alias = record.roles.alias, record.scope == .singleton || record.scope == .weak,
            let shared = sharedNode(alias, of: blueprint, in: id)
        {
            // What is shared by a container is so from where it is declared, whatever shadows its own key elsewhere.
            node = add(
                .sharedAlias(record, of: shared),
                name: record.name,
                kind: .alias,
                in: id,
                scope: record.scope,
                location: record.location,
                isolation: record.isolation
            )
        } else {
            node = add(record, in: id)
        }
        contexts[id].contributions[key] = node
        return node
    }

    /// The node of what a container, or a module, shares under a key that it declares.
    private mutating func sharedNode(_ key: Key, of blueprint: Blueprint, in id: Int) -> Int? {
        guard let level = blueprints.firstIndex(where: { $0 === blueprint }) else { return node(for: key, in: id) }
        guard level > 0 else { return node(for: key, in: 0) }
        guard let record = blueprint.bindings[key],
            let producer = levels[level].kernel?.directory(of: 0).services.producer(key)
        else { return nil }
        return addExternal(producer, record, in: 0)
    }

    mutating func add(_ offer: Context.Offer, in id: Int) -> Int? {
        switch offer {
        case .entry(let child, let embedded):
            guard let target = module(for: child.type.input, from: id) else { return nil }
            return add(
                .embeddedEntry(child, embedded: embedded, context: target),
                name: NodeName(type: child.type.entry),
                kind: .embeddedEntry,
                in: id,
                location: child.location
            )
        case .export(let record, let embedded, let target):
            return add(
                .export(record, embedded: embedded, context: target),
                name: record.name,
                kind: .export,
                in: id,
                location: record.location
            )
        }
    }
}

extension Context {
    /// Says which singleton a key of this place is, for containers that extend this one.
    func singletonID(_ key: Key) -> SingletonID {
        SingletonID(key: key, module: module.map { ObjectIdentifier($0) })
    }
}
