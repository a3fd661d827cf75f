/// Finds out what starting and shutting down a container have to do, and in which order.
struct LifecyclePlanner {
    private let graph: LinkedGraph
    private let order: [Int]
    private let isolations: [Int?]

    init(_ graph: LinkedGraph, _ analysis: GraphAnalysis) {
        self.graph = graph
        order = analysis.order
        isolations = analysis.isolations
    }

    /// Fills the plans of `kernel` and what `linked` says of starting and shutting down.
    func plan(_ kernel: Kernel, _ linked: inout LinkedContainer) {
        let producers = kernel.producers
        linked.startItems = startItems(producers)
        planEndings(kernel, &linked)
    }

    private func planEndings(_ kernel: Kernel, _ linked: inout LinkedContainer) {
        var ofModules: [Int: (action: any ShutdownAction, number: Int)] = [:]
        for (number, node) in order.enumerated() {
            guard case .binding(let record) = graph.nodes[node].kind, let action = record.roles.shutdown else {
                continue
            }
            if record.scope == .perModule {
                ofModules[node] = (action, number)
            } else {
                linked.shutdownActions[node] = action
            }
        }
        guard !ofModules.isEmpty else { return }
        for (rank, node) in graph.endingOrder(created: ofModules.mapValues(\.number)).enumerated() {
            guard let action = ofModules[node]?.action else { continue }
            let plan = kernel.plans[graph.nodes[node].context]
            plan.endings.append(FrameTemplate.Ending(producer: kernel.producers[node], action: action, rank: rank))
        }
    }

    private func startItems(_ producers: [Producer]) -> [StartItem] {
        // What is made, by node: an eager singleton is made with all that decorates it.
        var starts: [Int: Int] = [:]
        for node in order where record(of: node).map({ $0.roles.asynchronous != nil || $0.roles.isEager }) ?? false {
            starts[record(of: node)?.roles.asynchronous == nil ? decorated(node) : node] = node
        }
        guard !starts.isEmpty else { return [] }
        var steps = StartSteps(graph)
        for node in order {
            let subject = starts[node]
                .map { start in
                    StartItem.Subject(
                        producer: producers[node],
                        recipe: record(of: start)?.roles.asynchronous,
                        isolation: isolations[node].map { graph.actors[$0] }
                    )
                }
            steps.visit(node, subject)
        }
        return steps.items
    }

    /// The node that is found by the key of a binding: itself, or the outermost of its decorators.
    private func decorated(_ node: Int) -> Int {
        guard let record = record(of: node) else { return node }
        let found = graph.contexts[graph.nodes[node].context].nodes[record.key]
        guard let found, graph.nodes[found].isDecorator else { return node }
        return found
    }

    private func record(of node: Int) -> BindingRecord? { graph.nodes[node].madeBinding }
}
