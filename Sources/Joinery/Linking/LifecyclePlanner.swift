/// Finds out what starting and shutting down a container have to do, and in which order.
struct LifecyclePlanner {
    private let builder: GraphBuilder
    private let order: [Int]
    private let isolations: [Int?]

    init(_ builder: GraphBuilder, order: [Int], isolations: [Int?]) {
        self.builder = builder
        self.order = order
        self.isolations = isolations
    }

    private var graph: LinkGraph { builder.graph }

    /// Fills the plans of `storage`.
    func plan(_ storage: Storage, _ producers: [Producer]) {
        planStart(storage, producers)
        for node in order {
            guard case .binding(let record) = builder.subjects[node], let action = record.roles.shutdown else {
                continue
            }
            if record.scope == .perModule {
                let plan = storage.plans[graph.nodes[node].context]
                plan.endings.append(ModulePlan.Ending(producer: producers[node], action: action))
            } else {
                storage.shutdown.actions[node] = action
            }
        }
    }

    private func planStart(_ storage: Storage, _ producers: [Producer]) {
        let nodes = order.filter { record(of: $0).map { $0.roles.asynchronous != nil || $0.roles.isEager } ?? false }
        var indices: [Int: Int] = [:]
        for (index, node) in nodes.enumerated() { indices[node] = index }
        storage.startup.items = nodes.map { node in
            Startup.Item(
                producer: producers[node],
                recipe: record(of: node)?.roles.asynchronous,
                isolation: isolations[node].map { builder.actorList[$0] },
                needs: needs(of: node, indices)
            )
        }
    }

    private func record(of node: Int) -> BindingRecord? {
        guard case .binding(let record) = builder.subjects[node], record.roles.alias == nil else { return nil }
        return record
    }

    /// The nearest nodes among `items` that `node` needs, however indirectly.
    private func needs(of node: Int, _ items: [Int: Int]) -> [Int] {
        var result: [Int] = []
        var seen: Set<Int> = [node]
        var open = [node]
        while let current = open.popLast() {
            for edge in graph.edges(of: current) where edge.kind.isImmediate && seen.insert(edge.target).inserted {
                if let item = items[edge.target] { result.append(item) } else { open.append(edge.target) }
            }
        }
        return result.sorted()
    }
}
