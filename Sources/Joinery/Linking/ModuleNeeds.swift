/// Finds out what modules need from the modules above them, and where nobody above meets it.
struct ModuleNeeds {
    private let builder: GraphBuilder
    /// For each context, what must be shared above it, with the node there that the need comes from.
    private(set) var needs: [[Key: Int]]
    /// The same with what is only asked for as `T?`, which may stay unmet.
    private(set) var wishes: [Set<Key>]

    init(_ builder: GraphBuilder) {
        self.builder = builder
        needs = Array(repeating: [:], count: builder.contexts.count)
        wishes = Array(repeating: [], count: builder.contexts.count)
        let required = Set(builder.requirements.map(\.ancestor))
        for (node, subject) in builder.subjects.enumerated() {
            guard case .ancestor(let record) = subject else { continue }
            let context = builder.graph.nodes[node].context
            wishes[context].insert(record.key)
            let hasFallback = !builder.graph.parameters(of: node).isEmpty
            if !hasFallback, required.contains(node) { needs[context][record.key] = node }
        }
        propagate()
    }

    /// Passes on what a module does not share itself to where it is built from, until nothing changes.
    private mutating func propagate() {
        var changed = true
        while changed {
            changed = false
            for build in builder.builds where build.from != 0 {
                for (key, node) in needs[build.to] where !isShared(key, by: build.from) {
                    guard needs[build.from][key] == nil else { continue }
                    needs[build.from][key] = node
                    changed = true
                }
                for key in wishes[build.to] where !isShared(key, by: build.from) {
                    if wishes[build.from].insert(key).inserted { changed = true }
                }
            }
        }
    }

    private func isShared(_ key: Key, by context: Int) -> Bool {
        builder.contexts[context].blueprint.bindings[key]?.roles.isShared ?? false
    }

    /// A need that nobody above meets: where the way up ends, and the node that has it.
    struct Unshared {
        /// The container's or a module's node that builds a module in vain; `nil` for a module that nothing builds.
        let via: Int?
        let context: Int
        let consumer: Int
    }

    /// The needs that are not met on some way from the container, each once.
    func unshared() -> [Unshared] {
        var result: [Unshared] = []
        for build in builder.builds where build.from == 0 {
            for (_, node) in needs[build.to] {
                result.append(Unshared(via: build.via, context: build.to, consumer: node))
            }
        }
        for context in builder.contexts where context.id != 0 {
            for (key, node) in needs[context.id] where !isMet(key, in: context.id) {
                let builders = builder.builds.filter { $0.to == context.id && $0.from != context.id }
                let isTop = !builders.contains { needs[$0.from][key] != nil }
                guard isTop || isFirst(of: key, context.id) else { continue }
                guard builders.allSatisfy({ $0.from != 0 }) else { continue }
                result.append(Unshared(via: nil, context: context.id, consumer: node))
            }
        }
        return result.sorted { $0.consumer < $1.consumer }
    }

    /// Whether some way of building leads to a module that shares `key`.
    ///
    /// A ``Resolver`` inside of a module can build any other there; whether it does only run time can tell.
    private func isMet(_ key: Key, in context: Int) -> Bool {
        let resolving = builder.contexts.filter { $0.id != 0 && $0.isOpaque }.map(\.id)
        var seen: Set<Int> = [context]
        var open = [context]
        while let current = open.popLast() {
            let builders = builder.builds.lazy.filter { $0.to == current && $0.from != 0 }.map(\.from)
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
            for build in builder.builds where build.to == current && needs[build.from][key] != nil {
                if seen.insert(build.from).inserted { open.append(build.from) }
            }
        }
        return seen.allSatisfy { candidate in
            candidate >= context && builder.builds.allSatisfy { $0.to != candidate || seen.contains($0.from) }
        }
    }

    /// Adds to the graph what finding a shared service means: making it, if the module that shares it has not yet.
    func implySharing(in builder: inout GraphBuilder) {
        for (node, subject) in builder.subjects.enumerated() {
            guard case .ancestor(let record) = subject else { continue }
            for context in sharers(of: record.key, above: builder.graph.nodes[node].context) {
                guard let target = builder.contexts[context].nodes[record.key] else { continue }
                builder.imply(.init(target: target, kind: .construction), of: node)
            }
        }
    }

    /// The modules that can be the nearest one to share `key` above a module.
    private func sharers(of key: Key, above context: Int) -> [Int] {
        var seen: Set<Int> = []
        var open = [context]
        var result: [Int] = []
        while let current = open.popLast() {
            for build in builder.builds where build.to == current && build.from != 0 {
                guard seen.insert(build.from).inserted else { continue }
                if isShared(key, by: build.from) { result.append(build.from) } else { open.append(build.from) }
            }
        }
        return result.sorted()
    }
}
