/// Finds out what modules need from the modules above them, and where no module above shares it.
struct SharingCheck {
    private let graph: LinkedGraph
    /// For each context, what must be shared above it, with the node there that the need comes from.
    private var needs: [[Key: Int]]
    /// The same with what is only asked for as `T?`, which may stay unmet.
    private var optionalNeeds: [Set<Key>]
    /// For each context, the places that it is built from, the container left out.
    private let builders: [[Int]]
    /// The modules that the container itself builds.
    private let builtByContainer: Set<Int>
    /// The keys that a ``Resolver`` can build any module below.
    private let sharedToResolvers: Set<Key>

    init(_ graph: LinkedGraph) {
        self.graph = graph
        var builders = [[Int]](repeating: [], count: graph.contexts.count)
        for build in graph.builds where build.from != 0 { builders[build.to].append(build.from) }
        self.builders = builders
        builtByContainer = Set(graph.builds.lazy.filter { $0.from == 0 }.map(\.to))
        sharedToResolvers = Self.keysShared(aboveResolversOf: graph, builders)
        needs = Array(repeating: [:], count: graph.contexts.count)
        optionalNeeds = Array(repeating: [], count: graph.contexts.count)
        let required = requiredNodes
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

    /// The inherited nodes that something asks for other than as an optional, directly or in a request.
    private var requiredNodes: Set<Int> {
        guard !graph.requirements.isEmpty else { return [] }
        let isAsked = graph.reachable(
            from: graph.nodes.indices.filter { !graph.nodes[$0].isRequest },
            entered: { !graph.nodes[$0].isOptional }
        )
        return Set(graph.requirements.filter { isAsked[$0.consumer] }.map(\.inherited))
    }

    /// Whether a module takes something of what is above it, for each context.
    var takesFromAbove: [Bool] { optionalNeeds.map { !$0.isEmpty } }

    /// Passes on what a module does not share itself to where it is built from.
    private mutating func propagate() {
        var open = needs.enumerated().flatMap { context, needs in needs.map { (context, key: $0.key, node: $0.value) } }
        while let (context, key, node) = open.popLast() {
            for from in builders[context] where needs[from][key] == nil && !isShared(key, by: from) {
                needs[from][key] = node
                open.append((from, key, node))
            }
        }
        var openOptionals = optionalNeeds.enumerated().flatMap { context, keys in keys.map { (context, key: $0) } }
        while let (context, key) = openOptionals.popLast() {
            for from in builders[context] where !isShared(key, by: from) {
                if optionalNeeds[from].insert(key).inserted { openOptionals.append((from, key)) }
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
        let met = metNeeds
        for context in graph.contexts where context.id != 0 && !builtByContainer.contains(context.id) {
            for (key, node) in needs[context.id]
            where !met[context.id].contains(key) && !sharedToResolvers.contains(key) {
                let isTop = !builders[context.id].contains { $0 != context.id && needs[$0][key] != nil }
                guard isTop || isFirst(of: key, context.id) else { continue }
                result.append((node, context.id, nil))
            }
        }
        return result.sorted { $0.consumer < $1.consumer }
            .map { .notShared(consumer: $0.consumer, context: $0.context, via: $0.via) }
    }

    /// For each context, those of its needs that some way of building meets: it leads to a module that shares the key.
    private var metNeeds: [Set<Key>] {
        var met = [Set<Key>](repeating: [], count: graph.contexts.count)
        var open: [(context: Int, key: Key)] = []
        for context in graph.contexts where context.id != 0 {
            for key in needs[context.id].keys where builders[context.id].contains(where: { isShared(key, by: $0) }) {
                met[context.id].insert(key)
                open.append((context.id, key))
            }
        }
        while let (context, key) = open.popLast() {
            for to in built[context] where needs[to][key] != nil && met[to].insert(key).inserted {
                open.append((to, key))
            }
        }
        return met
    }

    /// For each context, the modules that are built from it.
    private var built: [[Int]] {
        var built = [[Int]](repeating: [], count: graph.contexts.count)
        for build in graph.builds where build.from != 0 { built[build.from].append(build.to) }
        return built
    }

    /// What the modules share that have a ``Resolver``, and those above them.
    ///
    /// A resolver inside of a module can build any other there; whether it does only run time can tell.
    private static func keysShared(aboveResolversOf graph: LinkedGraph, _ builders: [[Int]]) -> Set<Key> {
        var open = graph.contexts.filter { $0.id != 0 && $0.isOpaque }.map(\.id)
        var seen = Set(open)
        var keys: Set<Key> = []
        while let context = open.popLast() {
            for record in graph.contexts[context].scope.order where record.isShared { keys.insert(record.key) }
            for from in builders[context] where seen.insert(from).inserted { open.append(from) }
        }
        return keys
    }

    /// Among modules that build each other and nothing builds from outside, the first stands for all.
    private func isFirst(of key: Key, _ context: Int) -> Bool {
        var seen: Set<Int> = [context]
        var open = [context]
        while let current = open.popLast() {
            for from in builders[current] where needs[from][key] != nil && seen.insert(from).inserted {
                guard from >= context else { return false }
                open.append(from)
            }
        }
        return seen.allSatisfy { candidate in
            !builtByContainer.contains(candidate) && builders[candidate].allSatisfy(seen.contains)
        }
    }

    /// What finding a shared service means: making it, if the module that shares it has not yet.
    var impliedEdges: [(node: Int, edge: LinkedGraph.Edge)] {
        let inherited = inherited
        guard !inherited.isEmpty else { return [] }
        let built = built
        var consumers: [Key: [Int: [Int]]] = [:]
        for (node, record) in inherited {
            consumers[record.key, default: [:]][graph.nodes[node].context, default: []].append(node)
        }
        var result: [(node: Int, edge: LinkedGraph.Edge)] = []
        for context in graph.contexts where context.id != 0 {
            for record in context.scope.order where record.isShared {
                guard let target = context.nodes[record.key], let consumers = consumers[record.key] else { continue }
                for below in modules(below: context.id, upTo: record.key, built) {
                    result += (consumers[below] ?? [])
                        .map { ($0, LinkedGraph.Edge(target: target, kind: .construction)) }
                }
            }
        }
        return result
    }

    /// The modules for which one can be the nearest to share a key above them.
    private func modules(below context: Int, upTo key: Key, _ built: [[Int]]) -> Set<Int> {
        var seen: Set<Int> = []
        var open = [context]
        while let current = open.popLast() {
            for to in built[current] where optionalNeeds[to].contains(key) && seen.insert(to).inserted {
                if !isShared(key, by: to) { open.append(to) }
            }
        }
        return seen
    }
}
