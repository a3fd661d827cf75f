/// Makes the graph of a container: a node for everything that can be made at each place, and its edges.
///
/// Runs no factory. A need that nothing meets is noted and left out.
struct GraphBuilder {
    var graph = LinkGraph()
    var subjects: [Subject] = []
    var contexts: [Context] = []
    var unmet: [Unmet] = []
    /// Keys of collections that are given twice.
    var keyClashes: [KeyClash] = []
    /// Decorators of what is not bound, with the place that they stand in.
    var idleDecorators: [(record: BindingRecord, context: Int)] = []
    /// What embedded modules offer in vain.
    var clashes: [Clash] = []
    /// Which module is built from which place, by which node.
    var builds: [Build] = []
    /// Who asks, not just as `T?`, for a service that enclosing modules share.
    var requirements: [(consumer: Int, ancestor: Int)] = []
    /// The actors, by the number that the graph has for them.
    var actorList: [any Actor] = []
    var actors: [ObjectIdentifier: Int] = [:]
    /// For each key that some module shares, one of the bindings, for its types.
    var shared: [Key: BindingRecord] = [:]
    /// The same keys, in the order of declaration.
    var sharedKeys: [Key] = []
    let levels: [Level]
    let blueprints: [Blueprint]
    var homes: [ObjectIdentifier: Int] = [:]
    /// The level that each context is declared at.
    var contextLevels: [Int] = [0]

    /// The declarations of one container of a family.
    struct Level {
        let blueprint: Blueprint
        /// What is linked already; `nil` for the container that is being linked.
        let kernel: Kernel?
    }

    /// One place that a module is built from.
    struct Build {
        let from: Int
        let via: Int
        let to: Int
    }

    /// - Parameter levels: The container to link, then the one that it extends, and so on.
    init(_ levels: [Level]) {
        self.levels = levels
        blueprints = levels.map(\.blueprint)
        contexts.append(Context(id: 0, blueprint: levels[0].blueprint, enclosing: nil))
        reserve(blueprints.reduce(0) { $0 + $1.order.count })
        for (index, level) in levels.enumerated() { addModules(of: level.blueprint, enclosing: 0, level: index) }
        for context in contexts {
            for record in context.blueprint.order where record.roles.isShared && context.module != nil {
                if shared[record.key] == nil { sharedKeys.append(record.key) }
                shared[record.key] = shared[record.key] ?? record
            }
        }
    }

    /// Makes room for the bindings of the containers, which in a large graph are most of it.
    private mutating func reserve(_ count: Int) {
        graph.reserve(count)
        subjects.reserveCapacity(count)
        contexts[0].nodes.reserveCapacity(count)
    }

    mutating func addModules(of blueprint: Blueprint, enclosing: Int, level: Int) {
        for input in blueprint.inputs {
            guard case .module(let inner) = blueprint.buildables[ObjectIdentifier(input)] else { continue }
            // A module of a nearer container takes the place of one that accepts the same input.
            if enclosing == 0, let nearest = buildable(input, from: 0), case .module(let other) = nearest.buildable,
                other !== inner
            {
                continue
            }
            let id = contexts.count
            contexts.append(Context(id: id, blueprint: inner, enclosing: enclosing))
            contextLevels.append(level)
            homes[ObjectIdentifier(inner)] = id
            addModules(of: inner, enclosing: id, level: level)
        }
    }

    /// Makes all nodes and edges.
    mutating func build() {
        for id in contexts.indices where id > 0 { prepareModule(id) }
        for id in contexts.indices where id > 0 { seedModule(id) }
        seedContainer()
        let seeded = graph.count
        var next = 0
        while next < graph.count {
            connect(next)
            next += 1
        }
        dropUnavailable(seeded: seeded)
        noteBuildsOfSingletons()
    }
}
