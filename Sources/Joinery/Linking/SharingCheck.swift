/// Finds out what modules need from the modules above them, and where nobody above meets it.
struct SharingCheck {
    private let graph: LinkedGraph
    /// For each context, what must be shared above it, with the node there that the need comes from.
    private var needs: [[Key: Int]]
    /// The same with what is only asked for as `T?`, which may stay unmet.
    private var optionalNeeds: [Set<Key>]

    init(_ graph: LinkedGraph) {
        self.graph = graph
        needs = Array(repeating: [:], count: graph.contexts.count)
        optionalNeeds = Array(repeating: [], count: graph.contexts.count)
        let required = Set(graph.requirements.map(\.inherited))
        for (node, record) in inherited {
            let context = graph.nodes[node].context
            optionalNeeds[context].insert(record.key)
            let hasFallback = !graph.parameters(of: node).isEmpty
            if !hasFallback, required.contains(node) { needs[context][record.key] = node }
        }
        propagate()
    }

    /// The nodes that find what enclosing modules share.
    private var inherited: [(node: Int, record: BindingRecord)] {
        graph.nodes.indices.compactMap { node in
            if case .inherited(let record) = graph.nodes[node].kind { (node, record) } else { nil }
        }
    }

    /// Whether a module takes something of what is above it, for each context.
    var takesFromAbove: [Bool] { optionalNeeds.map { !$0.isEmpty } }

    /// Passes on what a module does not share itself to where it is built from, until nothing changes.
    private mutating func propagate() {
        var changed = true
        while changed {
            changed = false
            for build in graph.builds where build.from != 0 {
                for (key, node) in needs[build.to] where !isShared(key, by: build.from) {
                    guard needs[build.from][key] == nil else { continue }
                    needs[build.from][key] = node
                    changed = true
                }
                for key in optionalNeeds[build.to] where !isShared(key, by: build.from) {
                    if optionalNeeds[build.from].insert(key).inserted { changed = true }
                }
            }
        }
    }

    private func isShared(_ key: Key, by context: Int) -> Bool {
        graph.contexts[context].isSharing(key)
    }

    /// The needs that are not met on some way from the container, each once.
    func findings() -> [Finding] {
        var result: [(consumer: Int, context: Int, via: Int?)] = []
        for build in graph.builds where build.from == 0 {
            for (_, node) in needs[build.to] {
                result.append((node, build.to, build.via))
            }
        }
        for context in graph.contexts where context.id != 0 {
            for (key, node) in needs[context.id] where !isMet(key, in: context.id) {
                let builders = graph.builds.filter { $0.to == context.id && $0.from != context.id }
                let isTop = !builders.contains { needs[$0.from][key] != nil }
                guard isTop || isFirst(of: key, context.id) else { continue }
                guard builders.allSatisfy({ $0.from != 0 }) else { continue }
                result.append((node, context.id, nil))
            }
        }
        return result.sorted { $0.consumer < $1.consumer }
            .map { .notShared(consumer: $0.consumer, context: $0.context, via: $0.via) }
    }

    /// Whether some way of building leads to a module that shares `key`.
    ///
    /// A ``Resolver`` inside of a module can build any other there; whether it does only run time can tell.
    private func isMet(_ key: Key, in context: Int) -> Bool {
        let resolving = graph.contexts.filter { $0.id != 0 && $0.isOpaque }.map(\.id)
        var seen: Set<Int> = [context]
        var open = [context]
        while let current = open.popLast() {
            let builders = graph.builds.lazy.filter { $0.to == current && $0.from != 0 }.map(\.from)
            for from in builders + resolving {
                if isShared(key, by: from) { return true }
                if seen.insert(from).inserted { open.append(from) }
            }
        }
        return false
    }

    /// Among modules that build each other and nothing builds from outside, the first stands for all.
    private func isFirst(of key: Key, _ context: Int) -> Bool {
        var seen: Set<Int> = [context]
        var open = [context]
        while let current = open.popLast() {
            for build in graph.builds where build.to == current && needs[build.from][key] != nil {
                if seen.insert(build.from).inserted { open.append(build.from) }
            }
        }
        return seen.allSatisfy { candidate in
            candidate >= context && graph.builds.allSatisfy { $0.to != candidate || seen.contains($0.from) }
        }
    }

    /// What finding a shared service means: making it, if the module that shares it has not yet.
    var impliedEdges: [(node: Int, edge: LinkedGraph.Edge)] {
        inherited.flatMap { node, record in
            sharers(of: record.key, above: graph.nodes[node].context)
                .compactMap { graph.contexts[$0].nodes[record.key] }
                .map { (node, LinkedGraph.Edge(target: $0, kind: .construction)) }
        }
    }

    /// The modules that can be the nearest one to share `key` above a module.
    private func sharers(of key: Key, above context: Int) -> [Int] {
        var seen: Set<Int> = []
        var open = [context]
        var result: [Int] = []
        while let current = open.popLast() {
            for build in graph.builds where build.to == current && build.from != 0 {
                guard seen.insert(build.from).inserted else { continue }
                if isShared(key, by: build.from) { result.append(build.from) } else { open.append(build.from) }
            }
        }
        return result.sorted()
    }
}
