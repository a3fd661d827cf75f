extension GraphBuilder {
    mutating func add(
        _ subject: Subject,
        name: NodeName,
        kind: NodeKind,
        in context: Int,
        scope: Scope? = nil,
        location: SourceLocation? = nil,
        isolation: (any Actor)? = nil
    ) -> Int {
        subjects.append(subject)
        return graph.add(
            DependencyGraph.Node(
                name: name,
                kind: kind,
                scope: scope,
                context: context,
                module: contexts[context].name,
                location: location,
                isolation: isolation.map { number(of: $0) }
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
        let context = contexts[id]
        if let module = context.module {
            if let record = context.blueprint.bindings[key] { return add(record, in: id) }
            if key == Key(module.input.input) { return context.input }
            if let offer = context.offers[key] { return add(offer, in: id) }
            if let record = shared[key] {
                return add(
                    .ancestor(record),
                    name: name(of: record),
                    kind: .ancestor,
                    in: id,
                    location: record.location,
                    isolation: record.isolation
                )
            }
        }
        guard let record = containerBinding(key) else { return nil }
        if id != 0, record.scope == .singleton { return node(for: key, in: 0) }
        return add(record, in: id)
    }

    /// The container's binding for a key: the nearest container wins.
    func containerBinding(_ key: Key) -> BindingRecord? {
        for blueprint in blueprints {
            if let record = blueprint.bindings[key] { return record }
        }
        return nil
    }

    mutating func add(_ record: BindingRecord, in id: Int) -> Int {
        if record.scope == .singleton, let producer = linked(record, in: id) {
            return add(
                .external(producer),
                name: name(of: record),
                kind: .external,
                in: id,
                scope: .singleton,
                location: record.location,
                isolation: producer.isolation
            )
        }
        return add(
            .binding(record),
            name: name(of: record),
            kind: record.alias == nil ? .binding : .alias,
            in: id,
            scope: record.scope,
            location: record.location,
            isolation: record.isolation
        )
    }

    /// The singleton that an extended container has made for a record.
    func linked(_ record: BindingRecord, in id: Int) -> Producer? {
        let level = id == 0 ? blueprints.firstIndex { $0.bindings[record.key] != nil } : contextLevels[id]
        guard let level, level > 0 else { return nil }
        return levels[level].storage?.singletons[contexts[id].singletonID(record)]
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
                name: name(of: record),
                kind: .export,
                in: id,
                location: record.location
            )
        }
    }

    func name(of record: BindingRecord) -> NodeName {
        NodeName(type: record.recipe.service, arguments: record.recipe.arguments)
    }
}

extension Context {
    /// Says which singleton a binding of this place is, for containers that extend this one.
    func singletonID(_ record: BindingRecord) -> SingletonID {
        SingletonID(recipe: ObjectIdentifier(record.recipe), module: module.map { ObjectIdentifier($0) })
    }
}
