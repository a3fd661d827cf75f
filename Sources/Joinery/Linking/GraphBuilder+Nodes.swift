extension GraphBuilder {
    mutating func add(
        _ kind: Node.Kind,
        in context: Int,
        isolation: (any Actor)? = nil,
        scope: Scope? = nil
    ) -> Int {
        graph.add(Node(kind, in: context, isolation: isolation.map { number(of: $0) }, scope: scope))
    }

    /// The node of a key as seen from a place.
    mutating func node(for key: Key, in context: Int) -> Int? {
        if let node = graph.contexts[context].nodes[key] { return node }
        guard let node = makeNode(for: key, in: context) else { return nil }
        graph.contexts[context].nodes[key] = node
        return node
    }

    mutating func makeNode(for key: Key, in id: Int) -> Int? {
        guard id != 0 else { return containerNode(for: key, in: 0) }
        guard let node = moduleNode(for: key, in: id) ?? containerNode(for: key, in: id) else { return nil }
        // What an extended container has linked is decorated there already.
        if graph.nodes[node].isExternal, graph.nodes[node].context == id { return node }
        return decorate(node, with: graph.contexts[id].scope.decorators(of: key), in: id)
    }

    /// The node of a key that a module has itself, or gets from the modules around it.
    private mutating func moduleNode(for key: Key, in id: Int) -> Int? {
        let context = graph.contexts[id]
        guard let module = context.module else { return nil }
        if let record = context.scope.bindings[key] {
            if let producer = linkedInModule(record, in: id) { return addExternal(producer, record, in: id) }
            return add(record, in: id)
        }
        if key == Key(module.input.input) { return context.input }
        if let offer = context.offers[key] { return add(offer, in: id) }
        guard let record = shared[key] else { return nil }
        // Which actor it needs is said by the modules that can be above: see ``SharingCheck``.
        return add(.inherited(record), in: id)
    }

    /// The node of a key that the container has, as a place of the graph sees it.
    mutating func containerNode(for key: Key, in id: Int) -> Int? {
        guard let (level, record) = nearest(key) else { return nil }
        if id != 0, record.isContainers { return node(for: key, in: 0) }
        // What an extended container shares stays its own, with the decorators that are declared there.
        if record.isContainers, level > 0, let producer = levels[1].kernel?.lookupTable(of: 0).services.producer(key) {
            let node = addExternal(producer, record, in: id)
            return decorate(node, with: levels[0].scope.decorators(of: key), in: id)
        }
        var node = add(record, in: id)
        for level in levels[...level].reversed() {
            node = decorate(node, with: level.scope.decorators(of: key), in: id)
        }
        return node
    }

    /// The binding of the nearest container, and its level.
    func nearest(_ key: Key) -> (level: Int, record: BindingRecord)? {
        for (level, declared) in levels.enumerated() {
            if let record = declared.scope.bindings[key] { return (level, record) }
        }
        return nil
    }

    mutating func decorate(_ node: Int, with decorators: [BindingRecord], in id: Int) -> Int {
        var inner = node
        for record in decorators {
            // A decorated object lives where the one inside does; what has no scope is the module's.
            let scope = graph.nodes[inner].scope ?? (id == 0 ? .transient : .perModule)
            let decorated = inner
            inner = add(.decorator(record), in: id, isolation: record.isolation, scope: scope)
            wrapped[inner] = decorated
        }
        return inner
    }

    mutating func add(_ record: BindingRecord, in id: Int) -> Int {
        add(.binding(record), in: id, isolation: record.isolation, scope: record.scope)
    }

    mutating func addExternal(_ producer: Producer, _ record: BindingRecord, in id: Int) -> Int {
        add(
            .external(record, ExternalProducer(producer: producer)),
            in: id,
            isolation: producer.isolation,
            scope: record.scope
        )
    }

    /// What an extended container shares inside of one of its modules.
    private func linkedInModule(_ record: BindingRecord, in id: Int) -> Producer? {
        let level = graph.contexts[id].level
        guard level > 0, record.isContainers else { return nil }
        return levels[level].kernel?.singletons[graph.contexts[id].singletonID(record.key)]
    }

    mutating func add(_ offer: Context.Offer, in id: Int) -> Int? {
        if let record = offer.export {
            let node = add(.export(record), in: id)
            offers[node] = offer
            return node
        }
        let node = add(.entry(offer.record, context: Int32(offer.context)), in: id)
        offers[node] = offer
        return node
    }
}
