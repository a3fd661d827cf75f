/// Decides what each module's frame keeps, for how long, and where.
struct FramePlanner {
    private let graph: LinkedGraph
    private let touching: [Bool]

    init(_ graph: LinkedGraph, touching: [Bool]) {
        self.graph = graph
        self.touching = touching
    }

    /// Lays out the frames.
    ///
    /// - Returns: The slot of each node that has one.
    func plan(_ plans: [FrameTemplate]) -> [Int: Slot] {
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
        switch graph.nodes[node].kind {
        case .binding(let record): record.scope == .perModule && !record.isAlias ? record.recipe.layout : nil
        case .decorator(let record): graph.nodes[node].scope == .perModule ? record.recipe.layout : nil
        case .input(let module): module.input.inputLayout
        case .child: .cell
        case .entry(let child, _): child.type.entryLayout
        default: nil
        }
    }

    private func style(of node: Int, _ layout: SlotLayout, isReachable: Bool) -> Slot.Style {
        let isAligned = layout.alignment <= MemoryLayout<UInt64>.alignment
        switch graph.nodes[node].kind {
        case .input where isReachable:
            // The input of a child is made from objects of its parent and can refer to them. A cell can let go of it
            // when the build fails.
            return isAligned && !graph.contexts[graph.nodes[node].context].isChild ? .kept : .keptCell
        case .child where isReachable: return .keptCell
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
            for edge in graph.edges(of: node) where !edge.kind.isImmediate && !graph.nodes[edge.target].isBuilder {
                reach(edge.target)
            }
        }
        for context in graph.contexts where context.id != 0 {
            for record in context.scope.order {
                if record.isShared, let node = context.nodes[record.key] { reach(node) }
            }
            if context.isOpaque { context.nodes.values.forEach(reach) }
        }
        while let node = open.popLast() {
            var edges = graph.edges(of: node)[...]
            switch graph.nodes[node].kind {
            // The last edge is the child module, which one thread builds once. What is asked for of it later are its entry
            // and its exports, each with a node of its own.
            case .child: edges = edges.dropLast()
            case .entry(_, let context): graph.contexts[Int(context)].entry.map(reach)
            default: break
            }
            for edge in edges where edge.kind.isImmediate { reach(edge.target) }
        }
        return isReachable
    }
}
