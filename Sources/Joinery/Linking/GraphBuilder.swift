/// Makes the graph of a container: a node for everything that can be made at each place, and its edges.
///
/// Runs no factory. A need that nothing meets is noted and left out.
struct GraphBuilder {
    private(set) var graph = DependencyGraph()
    private(set) var subjects: [Subject] = []
    private(set) var contexts: [Context] = []
    private(set) var unmet: [Unmet] = []
    /// Which module is built from which place, by which node.
    private(set) var builds: [Build] = []
    /// The nodes of services shared by enclosing modules that are not just asked for as `T?`.
    private(set) var requiredAncestors: Set<Int> = []
    private var actors: [ObjectIdentifier: Int] = [:]
    /// For each key that some module shares, one of the bindings, for its types.
    private var shared: [Key: BindingRecord] = [:]
    private let levels: [Level]
    private let blueprints: [Blueprint]
    private var homes: [ObjectIdentifier: Int] = [:]

    /// The declarations of one container of a family.
    struct Level {
        let blueprint: Blueprint
        /// What is linked already; `nil` for the container that is being linked.
        let storage: Storage?
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
        for level in levels { addModules(of: level.blueprint, enclosing: 0) }
        for context in contexts {
            for record in context.blueprint.order where record.isShared && context.module != nil {
                shared[record.key] = shared[record.key] ?? record
            }
        }
    }

    private mutating func addModules(of blueprint: Blueprint, enclosing: Int) {
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
            homes[ObjectIdentifier(inner)] = id
            addModules(of: inner, enclosing: id)
        }
    }

    /// Makes all nodes and edges.
    mutating func build() {
        for id in contexts.indices where id > 0 { prepareModule(id) }
        for id in contexts.indices where id > 0 { seedModule(id) }
        seedContainer()
        var next = 0
        while next < graph.count {
            connect(next)
            next += 1
        }
    }

    // MARK: Seeds

    private mutating func prepareModule(_ id: Int) {
        guard let module = contexts[id].module else { return }
        let input = add(.input(module), name: NodeName(type: module.input.input), kind: .input, in: id)
        contexts[id].input = input
        for child in contexts[id].blueprint.children { prepareChild(child, in: id) }
    }

    private mutating func prepareChild(_ child: ChildRecord, in id: Int) {
        let node = add(
            .embedded(child),
            name: NodeName(type: child.type.input),
            kind: .embedded,
            in: id,
            location: child.location,
            isolation: child.isolation
        )
        contexts[id].children.append(node)
        guard let target = module(for: child.type.input, from: id) else { return }
        contexts[target].isEmbedded = true
        contexts[id].offers[Key(child.type.entry)] = .entry(child, embedded: node)
        for record in contexts[target].blueprint.order where record.isExported {
            contexts[id].offers[record.key] = .export(record, embedded: node, context: target)
        }
    }

    private mutating func seedModule(_ id: Int) {
        for record in contexts[id].blueprint.order { _ = node(for: record.key, in: id) }
        for wiring in contexts[id].blueprint.wirings {
            let node = add(
                .wiring(wiring),
                name: NodeName(type: Wiring.self),
                kind: .wiring,
                in: id,
                location: wiring.location,
                isolation: wiring.isolation
            )
            contexts[id].wirings.append(node)
        }
    }

    private mutating func seedContainer() {
        for level in levels {
            for record in level.blueprint.order where record.scope != .perModule {
                _ = node(for: record.key, in: 0)
            }
            for input in level.blueprint.inputs { _ = buildableNode(for: input, from: 0) }
        }
        for id in contexts.indices where id > 0 {
            for input in contexts[id].blueprint.inputs { _ = buildableNode(for: input, from: id) }
        }
    }

    // MARK: Nodes

    private mutating func add(
        _ subject: Subject,
        name: NodeName,
        kind: NodeKind,
        in context: Int,
        scope: Scope? = nil,
        location: SourceLocation? = nil,
        isolation: (any Actor)? = nil
    ) -> Int {
        subjects.append(subject)
        return graph.add(
            DependencyGraph.Node(
                name: name,
                kind: kind,
                scope: scope,
                context: context,
                module: contexts[context].name,
                location: location,
                isolation: isolation.map { number(of: $0) }
            )
        )
    }

    private mutating func number(of actor: any Actor) -> Int {
        let id = ObjectIdentifier(actor)
        if let number = actors[id] { return number }
        actors[id] = actors.count
        actorList.append(actor)
        return actors.count - 1
    }

    /// The actors, by the number that the graph has for them.
    private(set) var actorList: [any Actor] = []

    /// The node of a key as seen from a place.
    mutating func node(for key: Key, in context: Int) -> Int? {
        if let node = contexts[context].nodes[key] { return node }
        guard let node = makeNode(for: key, in: context) else { return nil }
        contexts[context].nodes[key] = node
        return node
    }

    private mutating func makeNode(for key: Key, in id: Int) -> Int? {
        let context = contexts[id]
        if let module = context.module {
            if let record = context.blueprint.bindings[key] { return add(record, in: id) }
            if key == Key(module.input.input) { return context.input }
            if let offer = context.offers[key] { return add(offer, in: id) }
            if let record = shared[key] {
                return add(
                    .ancestor(record),
                    name: name(of: record),
                    kind: .ancestor,
                    in: id,
                    location: record.location,
                    isolation: record.isolation
                )
            }
        }
        guard let record = containerBinding(key) else { return nil }
        if id != 0, record.scope == .singleton { return node(for: key, in: 0) }
        return add(record, in: id)
    }

    /// The container's binding for a key: the nearest container wins.
    func containerBinding(_ key: Key) -> BindingRecord? {
        for blueprint in blueprints {
            if let record = blueprint.bindings[key] { return record }
        }
        return nil
    }

    private mutating func add(_ record: BindingRecord, in id: Int) -> Int {
        if record.scope == .singleton, let producer = linked(record, in: id) {
            return add(
                .external(producer),
                name: name(of: record),
                kind: .external,
                in: id,
                scope: .singleton,
                location: record.location,
                isolation: producer.isolation
            )
        }
        return add(
            .binding(record),
            name: name(of: record),
            kind: record.alias == nil ? .binding : .alias,
            in: id,
            scope: record.scope,
            location: record.location,
            isolation: record.isolation
        )
    }

    /// The singleton that an extended container has made for a record.
    private func linked(_ record: BindingRecord, in id: Int) -> Producer? {
        levels.dropFirst().first?.storage?.singleton(contexts[id].singletonID(record))
    }

    private mutating func add(_ offer: Context.Offer, in id: Int) -> Int? {
        switch offer {
        case .entry(let child, let embedded):
            guard let target = module(for: child.type.input, from: id) else { return nil }
            return add(
                .embeddedEntry(child, embedded: embedded, context: target),
                name: NodeName(type: child.type.entry),
                kind: .embeddedEntry,
                in: id,
                location: child.location
            )
        case .export(let record, let embedded, let target):
            return add(
                .export(record, embedded: embedded, context: target),
                name: name(of: record),
                kind: .export,
                in: id,
                location: record.location
            )
        }
    }

    private func name(of record: BindingRecord) -> NodeName {
        NodeName(type: record.recipe.service, arguments: record.recipe.arguments)
    }

    // MARK: Modules

    private func buildable(_ input: Any.Type, from id: Int) -> (buildable: Blueprint.Buildable, context: Int)? {
        let key = ObjectIdentifier(input)
        var next: Int? = id
        while let current = next, current != 0 {
            if let found = contexts[current].blueprint.buildables[key] { return (found, current) }
            next = contexts[current].enclosing
        }
        for blueprint in blueprints {
            if let found = blueprint.buildables[key] { return (found, 0) }
        }
        return nil
    }

    /// The module that serves an input in the end, through any adapters; `nil` if there is none.
    private func module(for input: Any.Type, from id: Int) -> Int? {
        var input = input
        var seen: Set<ObjectIdentifier> = []
        while seen.insert(ObjectIdentifier(input)).inserted, let found = buildable(input, from: id) {
            switch found.buildable {
            case .module(let blueprint): return homes[ObjectIdentifier(blueprint)]
            case .adapter(let record): input = record.type.provided
            }
        }
        return nil
    }

    private mutating func buildableNode(for input: Any.Type, from id: Int) -> Int? {
        guard let found = buildable(input, from: id) else { return nil }
        let key = ObjectIdentifier(input)
        if let node = contexts[found.context].buildables[key] { return node }
        let node: Int
        switch found.buildable {
        case .module(let blueprint):
            guard let module = blueprint.module, let home = homes[ObjectIdentifier(blueprint)] else { return nil }
            node = add(
                .module(module),
                name: NodeName(type: module.type),
                kind: .module,
                in: home,
                location: module.location
            )
        case .adapter(let record):
            node = add(
                .adapter(record),
                name: NodeName(type: record.type.needed),
                kind: .adapter,
                in: found.context,
                location: record.location,
                isolation: record.isolations.compactMap(\.self).first
            )
        }
        contexts[found.context].buildables[key] = node
        return node
    }

    // MARK: Edges

    private mutating func connect(_ node: Int) {
        let id = graph.nodes[node].context
        switch subjects[node] {
        case .external, .input:
            graph.connect([])
        case .binding(let record):
            if let alias = record.alias {
                graph.connect(edge(to: self.node(for: alias, in: id), .construction))
            } else {
                connect(node, to: record.dependencies, .construction, in: id)
            }
        case .wiring(let record):
            connect(node, to: record.dependencies, .wiring, in: id)
        case .request(let type):
            connectRequest(node, type, in: id)
        case .ancestor(let record):
            let fallback = containerBinding(record.key)
                .flatMap { binding in
                    binding.scope == .singleton ? self.node(for: record.key, in: 0) : add(binding, in: id)
                }
            graph.connect(edge(to: fallback, .construction))
        case .embedded(let record):
            var edges = edges(of: node, to: record.dependencies, .construction, in: id)
            edges += buildEdge(node, record.type.input, .construction, in: id)
            graph.connect(edges)
        case .embeddedEntry(let child, let embedded, let target):
            let entry = self.node(for: Key(child.type.entry), in: target)
            graph.connect(edge(to: embedded, .construction) + edge(to: entry, .construction))
        case .export(let record, let embedded, let target):
            let exported = self.node(for: record.key, in: target)
            graph.connect(edge(to: embedded, .construction) + edge(to: exported, .construction))
        case .module(let record):
            var edges = edge(to: contexts[id].input, .construction)
            edges += self.edges(of: node, to: [record.input.entry], .construction, in: id)
            edges += contexts[id].children.map { .init(target: $0, kind: .wiring) }
            edges += contexts[id].wirings.map { .init(target: $0, kind: .wiring) }
            graph.connect(edges)
        case .adapter(let record):
            graph.connect(buildEdge(node, record.type.provided, .construction, in: id))
        }
    }

    private func edge(to node: Int?, _ kind: EdgeKind) -> [DependencyGraph.Edge] {
        node.map { [.init(target: $0, kind: kind)] } ?? []
    }

    private mutating func connect(_ node: Int, to types: [Any.Type], _ kind: EdgeKind, in id: Int) {
        graph.connect(edges(of: node, to: types, kind, in: id))
    }

    private mutating func edges(
        of node: Int,
        to types: [Any.Type],
        _ kind: EdgeKind,
        in id: Int
    ) -> [DependencyGraph.Edge] {
        types.compactMap { type in
            guard let target = dependency(type, in: id) else {
                unmet.append(Unmet(consumer: node, target: .service(type)))
                return nil
            }
            if graph.nodes[target].kind == .ancestor { requiredAncestors.insert(target) }
            return .init(target: target, kind: kind)
        }
    }

    private mutating func dependency(_ type: Any.Type, in id: Int) -> Int? {
        if let node = node(for: Key(type), in: id) { return node }
        if let request = type as? any DependencyRequest.Type { return requestNode(request, in: id) }
        return nil
    }

    private mutating func requestNode(_ type: any DependencyRequest.Type, in id: Int) -> Int {
        if let node = contexts[id].requests[ObjectIdentifier(type)] { return node }
        let node = add(.request(type), name: NodeName(type: type), kind: .request, in: id)
        contexts[id].requests[ObjectIdentifier(type)] = node
        return node
    }

    private mutating func connectRequest(_ node: Int, _ type: any DependencyRequest.Type, in id: Int) {
        switch type.target {
        case .service(let service):
            connect(node, to: [service], type.edgeKind, in: id)
        case .optional(let service):
            graph.connect(edge(to: dependency(service, in: id), type.edgeKind))
        case .factory(let service, let argument):
            guard let target = factory(service, argument, in: id) else {
                unmet.append(Unmet(consumer: node, target: .factory(service, argument: argument)))
                return graph.connect([])
            }
            graph.connect(edge(to: target, type.edgeKind))
        case .module(let input):
            graph.connect(buildEdge(node, input, type.edgeKind, in: id))
        case .anything:
            graph.connect([])
            openAll(in: id)
        }
    }

    private mutating func factory(_ service: Any.Type, _ argument: Any.Type, in id: Int) -> Int? {
        if let node = node(for: Key(service, qualifier: argument), in: id) { return node }
        // Several arguments are a tuple in a factory, and a marker of their own in the key.
        let scopes = (contexts[id].module == nil ? [] : [contexts[id].blueprint]) + blueprints
        for blueprint in scopes {
            let match = blueprint.order.first { record in
                record.recipe.service == service && record.recipe.argumentTuple.map { $0 == argument } ?? false
            }
            if let match { return node(for: match.key, in: id) }
        }
        return nil
    }

    private mutating func buildEdge(
        _ node: Int,
        _ input: Any.Type,
        _ kind: EdgeKind,
        in id: Int
    ) -> [DependencyGraph.Edge] {
        guard let target = buildableNode(for: input, from: id) else {
            unmet.append(Unmet(consumer: node, target: .module(input)))
            return []
        }
        if let module = module(for: input, from: id) {
            builds.append(Build(from: id, via: node, to: module))
        }
        return edge(to: target, kind)
    }

    /// Makes a node for everything that can be seen from a place, since something there can ask for any of it.
    private mutating func openAll(in id: Int) {
        guard !contexts[id].isOpaque else { return }
        contexts[id].isOpaque = true
        guard id != 0 else { return }
        for blueprint in blueprints {
            for record in blueprint.order { _ = node(for: record.key, in: id) }
            for input in blueprint.inputs { _ = buildableNode(for: input, from: id) }
        }
        for key in contexts[id].offers.keys { _ = node(for: key, in: id) }
        for key in shared.keys { _ = node(for: key, in: id) }
        if let module = contexts[id].module { _ = node(for: Key(module.input.input), in: id) }
    }

    // MARK: Embedded modules

    /// Lets the checks know that building an embedded module makes what it takes from the module around it.
    mutating func add(_ edge: DependencyGraph.Edge, toEmbedded node: Int) {
        graph.add(edge, to: node)
    }
}

extension Context {
    /// Says which singleton a binding of this place is, for containers that extend this one.
    func singletonID(_ record: BindingRecord) -> SingletonID {
        SingletonID(recipe: ObjectIdentifier(record.recipe), module: module.map { ObjectIdentifier($0) })
    }
}
