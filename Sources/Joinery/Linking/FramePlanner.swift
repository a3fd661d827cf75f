/// Decides what each module's frame keeps, for how long, and where.
struct FramePlanner {
    private let builder: GraphBuilder
    private let touching: [Bool]

    init(_ builder: GraphBuilder, touching: [Bool]) {
        self.builder = builder
        self.touching = touching
    }

    private var graph: LinkGraph { builder.graph }

    /// Lays out the frames.
    ///
    /// - Returns: The slot of each node that has one.
    func plan(_ plans: [ModulePlan]) -> [Int: Slot] {
        let reachable = reachableLater()
        var members = [[Int]](repeating: [], count: plans.count)
        for node in 0..<graph.count where layout(of: node) != nil {
            members[graph.nodes[node].context].append(node)
        }
        var result: [Int: Slot] = [:]
        for (context, nodes) in members.enumerated() {
            let frame = FrameLayout(
                nodes.map { node in
                    let layout = layout(of: node) ?? .cell
                    return (layout, style(of: node, layout, isReachable: reachable[node]))
                }
            )
            for (node, slot) in zip(nodes, frame.slots) { result[node] = slot }
            plans[context].steps.pointee.flagCount = frame.flagCount
            plans[context].steps.pointee.unitCount =
                (frame.size + MemoryLayout<UInt64>.size - 1) / MemoryLayout<UInt64>.size
        }
        return result
    }

    private func layout(of node: Int) -> SlotLayout? {
        switch builder.subjects[node] {
        case .binding(let record):
            record.scope == .perModule && record.roles.alias == nil ? record.recipe.layout : nil
        case .decorator(let record, _):
            graph.nodes[node].scope == .perModule ? record.recipe.layout : nil
        case .input(let module): module.input.inputLayout
        case .embedded: .cell
        case .embeddedEntry(let child, _, _): child.type.entryLayout
        default: nil
        }
    }

    private func style(of node: Int, _ layout: SlotLayout, isReachable: Bool) -> Slot.Style {
        let isAligned = layout.alignment <= MemoryLayout<UInt64>.alignment
        switch graph.nodes[node].kind {
        case .input where isReachable:
            // The input of a child is made from objects of its parent and can refer to them. A cell can let go of it
            // when the build fails.
            return isAligned && !builder.contexts[graph.nodes[node].context].isEmbedded ? .kept : .keptCell
        case .embedded where isReachable: return .keptCell
        default: return isReachable ? .cell : isAligned ? .plain : .plainCell
        }
    }

    /// The nodes whose objects can be asked for other than by the build itself: by deferred requests and by the modules
    /// built inside.
    ///
    /// What a child offers to the module around it is such a node only where a deferred request of that module leads to
    /// it: the build of a child ends with that of its parent.
    private func reachableLater() -> [Bool] {
        var isReachable = [Bool](repeating: false, count: graph.count)
        var open: [Int] = []
        func reach(_ node: Int) {
            guard !isReachable[node], touching[node] else { return }
            isReachable[node] = true
            open.append(node)
        }
        for node in 0..<graph.count {
            for edge in graph.edges(of: node) where !edge.kind.isImmediate && graph.nodes[edge.target].kind != .module {
                reach(edge.target)
            }
        }
        for context in builder.contexts where context.id != 0 {
            for record in context.blueprint.order {
                if record.roles.isShared, let node = context.nodes[record.key] { reach(node) }
            }
            if context.isOpaque { context.nodes.values.forEach(reach) }
        }
        while let node = open.popLast() {
            var edges = graph.edges(of: node)[...]
            switch builder.subjects[node] {
            // The last edge is the child module, which one thread builds once. What is asked for of it later are its entry
            // and its exports, each with a node of its own.
            case .embedded: edges = edges.dropLast()
            case .embeddedEntry(_, _, let context):
                let entry = builder.contexts[context].module.map { Key($0.input.entry) }
                entry.flatMap { builder.contexts[context].nodes[$0] }.map(reach)
            default: break
            }
            for edge in edges where edge.kind.isImmediate { reach(edge.target) }
        }
        return isReachable
    }
}
