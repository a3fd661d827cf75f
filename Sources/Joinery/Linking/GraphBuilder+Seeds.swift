extension GraphBuilder {
    mutating func prepareModule(_ id: Int) {
        guard let module = contexts[id].module else { return }
        let input = add(.input(module), name: NodeName(type: module.input.input), kind: .input, in: id)
        contexts[id].input = input
        for child in contexts[id].blueprint.children { prepareChild(child, in: id) }
    }

    mutating func prepareChild(_ child: ChildRecord, in id: Int) {
        let node = add(
            .embedded(child),
            name: NodeName(type: child.type.input),
            kind: .embedded,
            in: id,
            location: child.location,
            isolation: child.isolation
        )
        contexts[id].children.append(node)
        guard let target = module(for: child.type.input, from: id) else { return }
        contexts[target].isEmbedded = true
        offer(.entry(child, embedded: node), as: Key(child.type.entry), name: child.type.entry, child, in: id)
        for record in contexts[target].blueprint.order where record.roles.isExported {
            let export = Context.Offer.export(record, embedded: node, context: target)
            offer(export, as: record.key, name: record.recipe.service, child, in: id)
        }
    }

    private mutating func offer(
        _ offer: Context.Offer,
        as key: Key,
        name: Any.Type,
        _ child: ChildRecord,
        in id: Int
    ) {
        let other = contexts[id].offerPlaces[key] ?? contexts[id].blueprint.bindings[key]?.location
        if let other {
            clashes.append(Clash(service: name, context: id, places: [other, child.location]))
            return
        }
        contexts[id].offers[key] = offer
        contexts[id].offerOrder.append(key)
        contexts[id].offerPlaces[key] = child.location
    }

    mutating func seedModule(_ id: Int) {
        for record in contexts[id].blueprint.order { _ = node(for: record.key, in: id) }
        seedDecorators(contexts[id].blueprint, in: id)
        for record in contexts[id].blueprint.contributions { seedCollection(record, in: id) }
        for wiring in contexts[id].blueprint.wirings {
            let node = add(
                .wiring(wiring),
                name: NodeName(type: Wiring.self),
                kind: .wiring,
                in: id,
                location: wiring.location,
                isolation: wiring.isolation
            )
            contexts[id].wirings.append(node)
        }
    }

    mutating func seedContainer() {
        for (index, level) in levels.enumerated() {
            for record in level.blueprint.order {
                // What a nearer container has as a template is made for modules only.
                let nearest = index == 0 ? record : containerBinding(record.key)
                if nearest?.scope != .perModule { _ = node(for: record.key, in: 0) }
            }
            for input in level.blueprint.inputs { _ = buildableNode(for: input, from: 0) }
            seedDecorators(level.blueprint, in: 0)
            for record in level.blueprint.contributions { seedCollection(record, in: 0) }
        }
        for id in contexts.indices where id > 0 {
            for input in contexts[id].blueprint.inputs { _ = buildableNode(for: input, from: id) }
        }
    }

    private mutating func seedDecorators(_ blueprint: Blueprint, in id: Int) {
        for record in blueprint.decoratorOrder {
            if id == 0, containerBinding(record.key)?.scope == .perModule { continue }
            if node(for: record.key, in: id) == nil { idleDecorators.append((record, id)) }
        }
    }

    /// Links a collection even if nothing asks for it, so that it can be asked for by hand, and is checked.
    private mutating func seedCollection(_ record: BindingRecord, in id: Int) {
        guard let place = record.roles.contribution else { return }
        if id == 0, hasModuleParts(place) { return }
        let key = Key(place.collection)
        if let bound = contexts[id].blueprint.bindings[key] ?? containerBinding(key) {
            clashes.append(Clash(service: place.collection, context: id, places: [bound.location, record.location]))
            return
        }
        contexts[id].nodes[key] = requestNode(place.collection, in: id)
    }

    /// Whether a collection of the container has parts that only a module can have.
    private func hasModuleParts(_ place: ContributionPlace) -> Bool {
        blueprints.contains { blueprint in
            blueprint.contributions.contains {
                $0.scope == .perModule && $0.roles.contribution?.collection == place.collection
            }
        }
    }

    /// The container's binding for a key: the nearest container wins.
    func containerBinding(_ key: Key) -> BindingRecord? { nearest(key)?.record }
}
