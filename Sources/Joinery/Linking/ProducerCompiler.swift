/// Compiles a checked graph: makes the producer of each node and connects them, lays out the frames of the modules.
struct ProducerCompiler {
    let graph: LinkedGraph
    let analysis: GraphAnalysis
    /// For each context, whether the module takes something of what is above it.
    private let takesFromAbove: [Bool]
    private let components: [Int]
    /// What can be asked for in the container that is extended.
    private let outer: LookupTable?

    init(_ graph: LinkedGraph, _ analysis: GraphAnalysis, takesFromAbove: [Bool], outer: LookupTable?) {
        self.outer = outer
        self.graph = graph
        self.analysis = analysis
        self.takesFromAbove = takesFromAbove
        // Which nodes lie on a cycle only matters to requests: without one there is no cycle.
        components = graph.nodes.contains(where: \.isRequest) ? graph.components() : []
    }

    /// For each node, the next step towards an object of a module instance.
    var steps: [Int?] { analysis.steps }

    /// Fills the kernel of the new container.
    ///
    /// - Returns: The frame of the container, which owns the kernel, and what else linking has found out.
    func compile(_ kernel: Kernel) -> (frame: Frame, linked: LinkedContainer) {
        let root = Frame.root()
        if isRequestHeldByContainer() { kernel.root = WeakRoot(root) }
        kernel.frameNodes = graph.nodes.indices.map { node in
            // What a module makes lives in a frame of its own; it touches this one if it takes something of it.
            graph.module(builtBy: node).map { takesFromAbove[graph.nodes[$0].context] } ?? (steps[node] != nil)
        }
        kernel.sharedNodes = graph.nodes.map(\.isContainers)
        kernel.plans = graph.contexts.map { _ in FrameTemplate() }
        let slots = FramePlanner(graph, touching: steps.map { $0 != nil }).plan(kernel.plans)
        let producers = makeProducers(kernel, slots)
        fill(kernel.plans, producers, slots)
        publish(kernel, producers)
        for node in graph.nodes.indices {
            if let key = graph.keyFromAbove(of: node) { kernel.ancestors[node] = key }
        }
        var linked = LinkedContainer(graph: graph.compacted)
        LifecyclePlanner(graph, analysis).plan(kernel, &linked)
        root.head.pointee.kernel = kernel
        return (root, linked)
    }

    /// Whether something that the container shares holds, however indirectly, a request that is answered later.
    private func isRequestHeldByContainer() -> Bool {
        let containers = graph.nodes.indices.filter { graph.nodes[$0].isContainers }
        let isHeld = graph.reachable(from: containers, followed: { $0.kind.isImmediate })
        return graph.nodes.indices.contains { node in
            guard isHeld[node], case .request(let kind) = graph.nodes[node].kind else { return false }
            return !kind.type.edgeKind.isImmediate
        }
    }

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
        func seed(_ node: Int) -> ProducerSeed {
            ProducerSeed(
                kernel: kernel,
                node: node,
                edges: memory + starts[node],
                edgeCount: graph.parameters(of: node).count,
                isolation: graph.nodes[node].isAsynchronous ? nil : analysis.isolations[node].map { graph.actors[$0] },
                lifetime: lifetime(of: node, slots)
            )
        }
        var strongRequests: [Int: Producer] = [:]
        /// The producer of a parameter: of a `Lazy` that closes a cycle, one of its own for those off the cycle.
        func parameter(_ target: Int, of node: Int) -> Producer? {
            guard let producer = producers[target], isLazyOffCycle(target, of: node) else { return producers[target] }
            if let strong = strongRequests[target] { return strong }
            guard case .request(let kind) = graph.nodes[target].kind else { return producer }
            let strong = kind.type.producer(seed(target), site: site(of: target, kernel, isOffCycle: true))
            strongRequests[target] = strong
            kernel.owned.append(strong)
            return strong
        }
        func connect(_ node: Int) {
            for (index, edge) in graph.parameters(of: node).enumerated() {
                guard let target = parameter(edge.target, of: node) else { continue }
                (memory + starts[node] + index).initialize(to: Unmanaged.passUnretained(target))
            }
        }
        // In this order, what a producer constructs is there before it.
        for node in analysis.order {
            connect(node)
            let producer = producer(of: node, seed(node))
            producers[node] = producer
            (memory + starts[node] - 1).initialize(to: Unmanaged.passUnretained(producer))
        }
        // Deferred edges may lead to any producer.
        for node in analysis.order { connect(node) }
        let all = producers.compactMap(\.self)
        kernel.producers = all
        return all
    }

    private func lifetime(of node: Int, _ slots: [Int: Slot]) -> ProducerSeed.Lifetime {
        if let slot = slots[node] { return .frame(slot) }
        guard graph.nodes[node].madeBinding != nil || graph.nodes[node].isDecorator else { return .none }
        switch graph.nodes[node].scope {
        case .singleton: return .container
        case .weak: return .holders
        default: return .none
        }
    }

    private func producer(of node: Int, _ seed: ProducerSeed) -> Producer {
        switch graph.nodes[node].kind {
        case .binding(let record), .decorator(let record), .sharedAlias(let record):
            return record.recipe.producer(seed)
        case .supplied(let supply): return supply.recipe.producer(seed)
        case .external(_, let external): return external.producer
        case .input(let module): return module.input.inputProducer(seed)
        case .request(let kind): return kind.type.producer(seed, site: site(of: node, seed.kernel))
        case .child(let child): return child.type.producer(seed)
        case .entry(let child, _): return child.type.entryProducer(seed)
        case .export(let record): return record.recipe.exportProducer(seed)
        case .inherited(let record): return record.recipe.ancestorProducer(seed, key: record.key)
        case .module(let module):
            return module.input.moduleProducer(seed, plan: seed.kernel.plans[graph.nodes[node].context])
        case .adapter(let record): return record.producer(seed)
        case .wiring(let record): return record.recipe.producer(seed)
        }
    }

    /// Whether a parameter is a `Lazy` on a cycle that `node` does not lie on.
    ///
    /// All who ask for one `Lazy` in a module share a node. The service holds those on the cycle, in the end, and so
    /// may not be held by them; the others hold it.
    private func isLazyOffCycle(_ target: Int, of node: Int) -> Bool {
        guard case .request(let kind) = graph.nodes[target].kind, kind.type.edgeKind == .lazy,
            let service = graph.parameters(of: target).first?.target
        else { return false }
        return components[target] == components[service] && components[target] != components[node]
    }

    private func site(of node: Int, _ kernel: Kernel, isOffCycle: Bool = false) -> RequestSite {
        let context = graph.nodes[node].context
        var traits: RequestSite.Traits = []
        var retention = Retention.none
        var plan: FrameTemplate?
        if let target = graph.parameters(of: node).first?.target {
            let closesCycle = components[node] == components[target]
            if closesCycle { traits.insert(.closesCycle) }
            if let module = graph.module(builtBy: target) {
                if context != 0, takesFromAbove[graph.nodes[module].context] { traits.insert(.touchesFrame) }
            } else if steps[target] != nil {
                traits.insert(.touchesFrame)
                plan = kernel.plans[context]
            }
            if graph.nodes[target].scope != .singleton {
                retention = closesCycle && !isOffCycle ? .weak : .strong
            }
        }
        let site = RequestSite(
            kernel: kernel,
            context: context,
            traits: traits,
            retention: retention,
            plan: plan,
            keys: graph.contexts[context].collectionKeys[node] ?? []
        )
        kernel.owned.append(site)
        return site
    }

    private func publish(_ kernel: Kernel, _ producers: [Producer]) {
        let container = lookupTable(of: graph.contexts[0], producers, insideOf: nil)
        kernel.lookupTables = graph.contexts.map { context in
            guard context.id != 0 else { return container }
            return context.isOpaque ? lookupTable(of: context, producers, insideOf: container) : nil
        }
        for (part, node) in graph.contexts[0].contributions { kernel.contributions[part] = producers[node] }
        for context in graph.contexts where context.id != 0 {
            for record in context.scope.order where record.scope == .singleton || record.scope == .weak {
                guard let node = context.nodes[record.key] else { continue }
                kernel.singletons[context.singletonID(record.key)] = producers[node]
            }
        }
    }

    private func lookupTable(
        of context: Context,
        _ producers: [Producer],
        insideOf container: LookupTable?
    ) -> LookupTable {
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
        while let current = next, current != 0 || container == nil {
            let place = graph.contexts[current]
            for (input, node) in place.buildables {
                let key = Key(module: input)
                services[key] = services[key] ?? producers[node]
            }
            next = current == 0 ? nil : place.enclosing
        }
        if let container { return LookupTable(services: services, withArguments: withArguments, insideOf: container) }
        // What is declared here and only modules can have hides what an extended container shares.
        let hidden = context.scope.unshared.map(\.key).filter { services[$0] == nil }
        return LookupTable(services: services, withArguments: withArguments, hidden: Set(hidden), outer: outer)
    }
}
