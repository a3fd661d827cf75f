import Joinery

/// Lists the nodes of the graph that people see, in the order of declaration.
struct DraftCollector {
    private let graph: LinkedGraph
    private let levels: [DeclaredContainer]
    /// For each place, the container that declares it and the modules around it.
    private let places: [(level: Int, modules: [ObjectIdentifier])]
    /// The records that each container declares outside of modules.
    private let declared: [Set<ObjectIdentifier>]
    /// The records that each module declares.
    private let own: [Set<ObjectIdentifier>]
    private var linked: [NodeDraft.Identity: [Int]] = [:]
    private(set) var drafts: [NodeDraft] = []

    init(_ graph: LinkedGraph, _ levels: [DeclaredContainer]) {
        self.graph = graph
        self.levels = levels
        var places: [(level: Int, modules: [ObjectIdentifier])] = []
        for context in graph.contexts {
            let outer = context.enclosing.map { places[$0].modules } ?? []
            places.append(
                (context.level, outer + (context.module.map { [ObjectIdentifier($0)] } ?? []))
            )
        }
        self.places = places
        declared = levels.map { Set($0.bindings.elements.compactMap(\.record)) }
        own = graph.contexts.map { Set($0.module?.bindings.elements.compactMap(\.record) ?? []) }
        for node in 0..<graph.count {
            guard let identity = identity(of: node) else { continue }
            linked[identity, default: []].append(node)
        }
        for level in levels.indices { collect(levels[level].bindings, in: 0, level: level) }
        for context in graph.contexts.dropFirst() { collectModule(context) }
    }

    // MARK: From the declarations

    private mutating func collectModule(_ context: Context) {
        guard let module = context.module else { return }
        let level = places[context.id].level
        add(.module(module), .module, in: context.id, level: level)
        add(.input(module), .input, in: context.id, level: level)
        collect(module.bindings, in: context.id, level: level)
    }

    private mutating func collect(_ bindings: Bindings, in context: Int, level: Int) {
        for element in bindings.elements {
            switch element {
            case .binding(let record) where record.alias == nil:
                add(.binding(record), .binding, ObjectIdentifier(record), in: context, level: level)
            case .decorator(let record):
                add(.decorator(record), .decorator, ObjectIdentifier(record), in: context, level: level)
            case .adapter(let record):
                add(.adapter(record), .adapter, ObjectIdentifier(record), in: context, level: level)
            case .binding, .module, .child, .wiring, .collection, .assembly, .circle: break
            }
        }
        let resolvers = linked[identity(.resolver, nil, in: context, level: level)] ?? []
        if !resolvers.isEmpty, context != 0 || level == 0 {
            add(.resolver, .resolver, in: context, level: level)
        }
    }

    private mutating func add(
        _ subject: NodeDraft.Subject,
        _ role: NodeDraft.Role,
        _ record: ObjectIdentifier? = nil,
        in context: Int,
        level: Int
    ) {
        let identity = identity(role, record, in: context, level: level)
        let nodes = linked[identity] ?? []
        // What an extended container declares and nothing here uses is in that container's graph.
        guard level == 0 || role == .resolver || !nodes.isEmpty else { return }
        drafts.append(
            NodeDraft(identity: identity, subject: subject, context: context, level: level, linked: nodes)
        )
    }

    // MARK: From the linker's graph

    /// Which declaration a node of the linker comes from; `nil` for what is none of its own.
    private func identity(of node: Int) -> NodeDraft.Identity? {
        let context = graph.nodes[node].context
        switch graph.nodes[node].kind {
        case .binding(let record) where record.alias == nil:
            return identity(.binding, ObjectIdentifier(record), declaredAround: context)
        case .decorator(let record):
            return identity(.decorator, ObjectIdentifier(record), declaredAround: context)
        case .adapter(let record):
            return identity(.adapter, ObjectIdentifier(record), declaredAround: context)
        case .input: return identity(.input, nil, in: context, level: places[context].level)
        case .module: return identity(.module, nil, in: context, level: places[context].level)
        case .request(let kind) where kind.isOpaque:
            return identity(.resolver, nil, in: context, level: places[context].level)
        case .binding, .sharedAlias, .supplied, .external, .request, .child, .entry, .export, .inherited, .wiring:
            return nil
        }
    }

    private func identity(
        _ role: NodeDraft.Role,
        _ record: ObjectIdentifier?,
        in context: Int,
        level: Int
    ) -> NodeDraft.Identity {
        NodeDraft.Identity(
            container: ObjectIdentifier(levels[level]),
            modules: context == 0 ? [] : places[context].modules,
            role: role,
            record: record
        )
    }

    /// A record seen from a module may be the module's own, or a copy of the container's.
    private func identity(
        _ role: NodeDraft.Role,
        _ record: ObjectIdentifier,
        declaredAround context: Int
    ) -> NodeDraft.Identity {
        if own[context].contains(record) { return identity(role, record, in: context, level: places[context].level) }
        let level = declared.firstIndex { $0.contains(record) } ?? 0
        return identity(role, record, in: 0, level: level)
    }
}

extension Bindings.Element {
    /// Says which binding, decorator or adapter it is.
    fileprivate var record: ObjectIdentifier? {
        switch self {
        case .binding(let record), .decorator(let record): ObjectIdentifier(record)
        case .adapter(let record): ObjectIdentifier(record)
        case .module, .child, .wiring, .collection, .assembly, .circle: nil
        }
    }
}
