extension GraphBuilder {
    mutating func prepareModule(_ id: Int) {
        guard let module = graph.contexts[id].module else { return }
        let input = add(.input(module), in: id)
        graph.contexts[id].input = input
        for child in graph.contexts[id].scope.children { prepareChild(child, in: id) }
    }

    mutating func prepareChild(_ child: ChildRecord, in id: Int) {
        let node = add(.child(child), in: id, isolation: child.isolation)
        graph.contexts[id].children.append(node)
        guard let target = module(for: child.type.input, from: id) else { return }
        graph.contexts[target].isChild = true
        // A child of itself is a cycle, and offers what is there already.
        guard target != id else { return }
        var offer = Context.Offer(child: node, record: child, context: target)
        add(offer, as: Key(child.type.entry), of: child.type.entry, in: id)
        for record in graph.contexts[target].scope.order where record.isExported {
            offer.export = record
            add(offer, as: record.key, of: record.recipe.service, in: id)
        }
    }

    private mutating func add(_ offer: Context.Offer, as key: Key, of service: Any.Type, in id: Int) {
        let own = graph.contexts[id].scope.bindings[key]?.location
        guard let other = graph.contexts[id].offers[key]?.record.location ?? own else {
            graph.contexts[id].offers.add(offer, for: key)
            return
        }
        findings.append(.clash(service, context: id, places: [other, offer.record.location]))
    }

    mutating func seedModule(_ id: Int) {
        for record in graph.contexts[id].scope.order { _ = node(for: record.key, in: id) }
        seedDecorators(graph.contexts[id].scope, in: id)
        for collection in graph.contexts[id].scope.collections.values { seedCollection(collection, in: id) }
        for wiring in graph.contexts[id].scope.wirings {
            let node = add(.wiring(wiring), in: id, isolation: wiring.isolation)
            graph.contexts[id].wirings.append(node)
        }
    }

    mutating func seedContainer() {
        for (index, level) in levels.enumerated() {
            // What a container shares that is extended is found in that one, unless something here needs or decorates it.
            for record in index == 0 ? level.scope.order : level.scope.unshared {
                // What a nearer container has as a template is made for modules only.
                let nearest = index == 0 ? record : containerBinding(record.key)
                if nearest?.scope != .perModule { _ = node(for: record.key, in: 0) }
            }
            for buildable in level.scope.buildables.values { _ = buildableNode(for: buildable.input, from: 0) }
            seedDecorators(level.scope, in: 0)
            for collection in level.scope.collections.values { seedCollection(collection, of: index, in: 0) }
        }
        for id in graph.contexts.indices where id > 0 {
            for buildable in graph.contexts[id].scope.buildables.values {
                _ = buildableNode(for: buildable.input, from: id)
            }
        }
    }

    private mutating func seedDecorators(_ scope: DeclaredScope, in id: Int) {
        for record in scope.decorators {
            if id == 0, containerBinding(record.key)?.scope == .perModule { continue }
            if node(for: record.key, in: id) == nil, !decoratesParts(record, in: id) {
                findings.append(.notDecorated(record, context: id))
            }
        }
    }

    /// Links a collection even if nothing in the graph needs it, so that dynamic lookups find it, and it is checked.
    ///
    /// `level` is the container that declares it; it is `nil` in a module.
    private mutating func seedCollection(_ collection: DeclaredCollection, of level: Int? = nil, in id: Int) {
        if id == 0,
            scopes.contains(where: { $0.collections[ObjectIdentifier(collection.type)]?.hasModuleParts ?? false })
        {
            // Only modules have all of it; the objects that they share are the container's all the same.
            for record in level.map({ scopes[$0].parts(of: ObjectIdentifier(collection.type)) }) ?? []
            where record.isContainers { _ = contributionNode(record, level: level, in: 0) }
            return
        }
        let key = Key(collection.type)
        let own = graph.contexts[id].module == nil ? nil : graph.contexts[id].scope.bindings[key]
        let outer = own == nil ? nearest(key) : nil
        if let bound = own ?? outer?.record {
            // A nearer container may bind as a whole what those that it extends put together.
            if let level, let outer, outer.level < level { return }
            let places = [bound.location, collection.location]
            findings.append(.clash(collection.type, context: id, places: places))
            return
        }
        graph.contexts[id].nodes[key] = requestNode(collection.type, in: id)
    }

    /// The container's binding for a key: the nearest container wins.
    func containerBinding(_ key: Key) -> BindingRecord? { nearest(key)?.record }
}
