/// Compiles a checked graph: makes the producer of each node and connects them, lays out the frames of the modules.
struct ProducerMaker {
    let builder: GraphBuilder
    private let needs: ModuleNeeds
    private let order: [Int]
    private let isolations: [Int?]
    /// For each node, the next step towards an object of a module instance.
    let steps: [Int?]
    private let components: [Int]

    init(_ builder: GraphBuilder, needs: ModuleNeeds, order: [Int], isolations: [Int?], steps: [Int?]) {
        self.builder = builder
        self.needs = needs
        self.order = order
        self.isolations = isolations
        self.steps = steps
        // Which nodes lie on a cycle only matters to requests: without one there is no cycle.
        let hasRequests = builder.graph.nodes.contains { $0.kind == .request }
        components = hasRequests ? builder.graph.components() : []
    }

    var graph: LinkGraph { builder.graph }

    /// Fills the kernel of the new container.
    ///
    /// - Returns: The frame of the container, which owns the kernel, and what else linking has found out.
    func make(_ kernel: Kernel, catalog: Catalog) -> (frame: Frame, linked: LinkedContainer) {
        let root = Frame.root()
        if isRequestHeldByContainer() { kernel.root = WeakRoot(root) }
        kernel.frameNodes = graph.nodes.indices.map { node in
            // What a module makes lives in a frame of its own; it touches this one if it takes something of it.
            graph.nodes[node].kind == .module ? takesFromAbove(node) : steps[node] != nil
        }
        kernel.plans = builder.contexts.map { _ in ModulePlan() }
        let slots = FramePlanner(builder, touching: steps.map { $0 != nil }).plan(kernel.plans)
        let producers = makeProducers(kernel, slots)
        fill(kernel.plans, producers, slots)
        publish(kernel, producers)
        var linked = LinkedContainer(graph: graph.compacted(), catalog: catalog)
        noteWhatOnlyModulesHave(&linked)
        LifecyclePlanner(builder, order: order, isolations: isolations).plan(kernel, &linked)
        for (node, subject) in builder.subjects.enumerated() {
            if case .ancestor(let record) = subject { kernel.ancestors[node] = record.key }
        }
        root.head.pointee.kernel = kernel
        return (root, linked)
    }

    /// Notes what the container declares and only modules can have: dynamic lookups from the container say so.
    private func noteWhatOnlyModulesHave(_ linked: inout LinkedContainer) {
        for blueprint in builder.blueprints {
            for record in blueprint.order where record.scope == .perModule {
                linked.templates.insert(ObjectIdentifier(record.recipe.service))
            }
            for record in blueprint.contributions where record.scope == .perModule {
                guard let place = record.roles.contribution else { continue }
                linked.moduleCollections.insert(ObjectIdentifier(place.collection))
            }
        }
    }

    /// Whether something that the container shares holds, however indirectly, a request that is answered later.
    private func isRequestHeldByContainer() -> Bool {
        let containers = graph.nodes.indices.filter { graph.isContainers($0) }
        let isHeld = graph.reachable(from: containers, followed: { $0.kind.isImmediate })
        return builder.subjects.indices.contains { node in
            guard isHeld[node], case .request(let type) = builder.subjects[node] else { return false }
            return !type.edgeKind.isImmediate
        }
    }

    private func takesFromAbove(_ module: Int) -> Bool { !needs.wishes[graph.nodes[module].context].isEmpty }

    // MARK: Producers

    private func makeProducers(_ kernel: Kernel, _ slots: [Int: Slot]) -> [Producer] {
        let memory = kernel.allocateEdges(graph.edgeCount + graph.count)
        var starts: [Int] = []
        starts.reserveCapacity(graph.count)
        var end = 0
        for node in 0..<graph.count {
            starts.append(end + 1)
            end += graph.parameters(of: node).count + 1
        }
        var producers = [Producer?](repeating: nil, count: graph.count)
        func connect(_ node: Int) {
            for (index, edge) in graph.parameters(of: node).enumerated() {
                guard let target = producers[edge.target] else { continue }
                (memory + starts[node] + index).initialize(to: Unmanaged.passUnretained(target))
            }
        }
        // In this order, what a producer constructs is there before it.
        for node in order {
            connect(node)
            let seed = ProducerSeed(
                kernel: kernel,
                node: node,
                edges: memory + starts[node],
                edgeCount: graph.parameters(of: node).count,
                isolation: graph.nodes[node].isAsynchronous ? nil : isolations[node].map { builder.actorList[$0] },
                lifetime: lifetime(of: node, slots)
            )
            let producer = producer(of: node, seed)
            producers[node] = producer
            (memory + starts[node] - 1).initialize(to: Unmanaged.passUnretained(producer))
        }
        // Deferred edges may lead to any producer.
        for node in order { connect(node) }
        let all = producers.compactMap(\.self)
        kernel.producers = all
        return all
    }

    private func lifetime(of node: Int, _ slots: [Int: Slot]) -> ProducerSeed.Lifetime {
        if let slot = slots[node] { return .frame(slot) }
        switch graph.nodes[node].kind {
        case .binding, .decorator: break
        default: return .none
        }
        switch graph.nodes[node].scope {
        case .singleton: return .container
        case .weak: return .holders
        default: return .none
        }
    }

    private func producer(of node: Int, _ seed: ProducerSeed) -> Producer {
        switch builder.subjects[node] {
        case .binding(let record): return record.recipe.producer(seed)
        case .decorator(let record, _), .sharedAlias(let record, _): return record.recipe.producer(seed)
        case .supplied(let recipe): return recipe.producer(seed)
        case .external(let producer): return producer
        case .input(let module): return module.input.inputProducer(seed)
        case .request(let type): return type.producer(seed, site: site(of: node, seed.kernel))
        case .embedded(let child): return child.type.producer(seed)
        case .embeddedEntry(let child, _, _): return child.type.entryProducer(seed)
        case .export(let record, _, _): return record.recipe.exportProducer(seed)
        case .ancestor(let record): return record.recipe.ancestorProducer(seed, key: record.key)
        case .module(let module):
            return module.input.moduleProducer(seed, plan: seed.kernel.plans[graph.nodes[node].context])
        case .adapter(let record): return record.type.producer(seed)
        case .wiring(let record): return record.recipe.producer(seed)
        }
    }

    private func site(of node: Int, _ kernel: Kernel) -> RequestSite {
        let context = graph.nodes[node].context
        var traits: RequestSite.Traits = []
        var retention = Retention.none
        var plan: ModulePlan?
        if let target = graph.parameters(of: node).first?.target {
            let closesCycle = components[node] == components[target]
            if closesCycle { traits.insert(.closesCycle) }
            if case .module = graph.nodes[target].kind {
                if context != 0, takesFromAbove(target) { traits.insert(.touchesFrame) }
            } else if steps[target] != nil {
                traits.insert(.touchesFrame)
                plan = kernel.plans[context]
            }
            if graph.nodes[target].scope != .singleton { retention = closesCycle ? .weak : .strong }
        }
        let site = RequestSite(
            kernel: kernel,
            context: context,
            traits: traits,
            retention: retention,
            plan: plan,
            keys: builder.contexts[context].collectionKeys[node] ?? []
        )
        kernel.owned.append(site)
        return site
    }

    private func publish(_ kernel: Kernel, _ producers: [Producer]) {
        kernel.directories = builder.contexts.map { context in
            context.id == 0 || context.isOpaque ? directory(of: context, producers) : nil
        }
        for context in builder.contexts where context.id != 0 {
            for record in context.blueprint.order where record.scope == .singleton || record.scope == .weak {
                guard let node = context.nodes[record.key] else { continue }
                kernel.singletons[context.singletonID(record.key)] = producers[node]
            }
        }
    }

    private func directory(of context: Context, _ producers: [Producer]) -> Directory {
        var services: [Key: Producer] = [:]
        var withArguments: [ObjectIdentifier: [Producer]] = [:]
        services.reserveCapacity(context.nodes.count)
        for (key, node) in context.nodes where context.id != 0 || steps[node] == nil { services[key] = producers[node] }
        // In the order of declaration, which decides where several fit.
        let qualified = context.nodes.filter { $0.key.qualifier != nil && services[$0.key] != nil }
        for (key, node) in qualified.sorted(by: { $0.value < $1.value }) {
            withArguments[key.service, default: []].append(producers[node])
        }
        var next: Int? = context.id
        while let current = next {
            let place = builder.contexts[current]
            for (input, node) in place.buildables {
                let key = Key(module: input)
                services[key] = services[key] ?? producers[node]
            }
            next = current == 0 ? nil : place.enclosing
        }
        return Directory(services: FrozenTable(services), withArguments: withArguments)
    }
}
