/// Makes the graph of a container: a node for everything that can be made at each place, and its edges.
///
/// Runs no factory. A need that nothing meets is noted and left out.
struct GraphBuilder {
    var graph = LinkedGraph()
    /// What is wrong already; the needs that nothing meets are kept apart, since some turn out to belong to no object.
    var findings: [Finding] = []
    var unmet: [Unmet] = []
    /// The actors, by the number that the graph has for them.
    private var actors: [ObjectIdentifier: Int] = [:]
    /// For each key that some module shares, one of the bindings, for its types.
    var shared = OrderedTable<Key, BindingRecord>()
    /// What a decorator wraps, and what another name of something shared stands for, by node.
    var wrapped: [Int: Int] = [:]
    /// Where entries and exports of child modules come from, by node.
    var offers: [Int: Context.Offer] = [:]
    /// The decorators of the elements of collections that the containers declare, by key.
    var partDecorators: [Key: [BindingRecord]] = [:]
    let levels: [Level]
    var homes: [ObjectIdentifier: Int] = [:]

    /// The declarations of one container of a family.
    struct Level {
        let scope: DeclaredScope
        /// What runs already; `nil` for the container that is being linked.
        let kernel: Kernel?
    }

    var scopes: [DeclaredScope] { levels.map(\.scope) }

    /// - Parameter levels: The container to link, then the one that it extends, and so on.
    init(_ levels: [Level]) {
        self.levels = levels
        graph.contexts.append(Context(id: 0, scope: levels[0].scope, enclosing: nil, level: 0))
        // What the containers share that are extended is linked already.
        reserve(levels.dropFirst().reduce(levels[0].scope.order.count) { $0 + $1.scope.unshared.count })
        for (index, level) in levels.enumerated() { addModules(of: level.scope, enclosing: 0, level: index) }
        for context in graph.contexts where context.module != nil {
            for record in context.scope.order where record.isShared { shared.add(record, for: record.key) }
        }
    }

    /// Makes all nodes and edges.
    ///
    /// - Returns: The graph, and what is wrong with what it was made from.
    consuming func build() -> (graph: LinkedGraph, findings: [Finding]) {
        for id in graph.contexts.indices where id > 0 { prepareModule(id) }
        for id in graph.contexts.indices where id > 0 { seedModule(id) }
        seedContainer()
        let seeded = graph.count
        var next = 0
        while next < graph.count {
            connect(next)
            next += 1
        }
        dropUnavailable(seeded: seeded)
        noteBuildsOfSingletons()
        return (graph, findings + missing)
    }

    /// One finding for each thing that is missing, with all that needs it.
    private var missing: [Finding] {
        var needs: [Unmet.Target: [Unmet]] = [:]
        var order: [Unmet.Target] = []
        for need in unmet {
            if needs[need.target] == nil { order.append(need.target) }
            needs[need.target, default: []].append(need)
        }
        return order.compactMap { needs[$0].map { .missing($0) } }
    }

    /// Makes room for the bindings of the containers, which in a large graph are most of it.
    private mutating func reserve(_ count: Int) {
        graph.reserve(count)
        graph.contexts[0].nodes.reserveCapacity(count)
    }

    mutating func addModules(of scope: DeclaredScope, enclosing: Int, level: Int) {
        for inner in scope.modules {
            guard let input = inner.module?.input.input else { continue }
            // A module of a nearer container takes the place of one that accepts the same input.
            if enclosing == 0, let nearest = buildable(input, from: 0), case .module(let other) = nearest.buildable,
                other !== inner
            {
                continue
            }
            let id = graph.contexts.count
            graph.contexts.append(Context(id: id, scope: inner, enclosing: enclosing, level: level))
            homes[ObjectIdentifier(inner)] = id
            addModules(of: inner, enclosing: id, level: level)
        }
    }

    /// The number of an actor.
    mutating func number(of actor: any Actor) -> Int {
        let id = ObjectIdentifier(actor)
        if let number = actors[id] { return number }
        actors[id] = actors.count
        graph.actors.append(actor)
        return actors.count - 1
    }
}
