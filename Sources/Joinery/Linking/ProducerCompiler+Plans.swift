extension ProducerCompiler {
    /// Fills the plans of the modules with what each build goes through.
    func fill(_ plans: [FrameTemplate], _ producers: [Producer], _ slots: [Int: Slot]) {
        var placed = [[(slot: Slot, place: FrameTemplate.Place)]](repeating: [], count: plans.count)
        for (node, slot) in slots.sorted(by: { $0.value.flag < $1.value.flag }) {
            let place = FrameTemplate.Place(
                offset: slot.offset,
                flag: slot.flag,
                isReference: slot.isReference,
                producer: Unmanaged.passUnretained(producers[node])
            )
            placed[graph.nodes[node].context].append((slot, place))
        }
        for context in graph.contexts {
            let plan = plans[context.id]
            let steps = plan.steps
            let places = placed[context.id]
            steps.pointee.slots = FrozenList(places.map(\.place))
            steps.pointee.droppedSlots = FrozenList(places.filter { $0.slot.style == .plain }.map(\.place))
            steps.pointee.cells = FrozenList(places.filter { $0.slot.style.isCell }.map(\.place))
            steps.pointee.children = FrozenList(
                context.children.map { Unmanaged.passUnretained(producers[$0].as(ChildInstance.self)) }
            )
            steps.pointee.wirings = FrozenList(
                context.wirings.map { Unmanaged.passUnretained(producers[$0].as(Void.self)) }
            )
            steps.pointee.wired = FrozenList(wired(context).map { Unmanaged.passUnretained(producers[$0]) })
            for record in context.scope.order where record.isShared && context.module != nil {
                if let node = context.nodes[record.key] { plan.shared[record.key] = producers[node] }
            }
            steps.pointee.isSharing = !plan.shared.isEmpty
        }
    }

    /// The objects of a module that its wirings need and its entry does not, in their order.
    ///
    /// They are made before the first wiring runs; what the entry needs is there by then.
    private func wired(_ context: Context) -> [Int] {
        guard context.module != nil else { return [] }
        var seen: Set<Int> = []
        var result: [Int] = []
        func visit(_ node: Int) {
            guard graph.nodes[node].context == context.id, steps[node] != nil, seen.insert(node).inserted else {
                return
            }
            // What the container has in place of something shared is made only where nothing is.
            if !graph.nodes[node].isInherited {
                for edge in graph.parameters(of: node) where edge.kind.isImmediate { visit(edge.target) }
            }
            if graph.nodes[node].scope == .perModule, graph.nodes[node].livesInFrame { result.append(node) }
        }
        if let entry = context.entry { visit(entry) }
        result = []
        context.wirings.forEach(visit)
        return result
    }
}
