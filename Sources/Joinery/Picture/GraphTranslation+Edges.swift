extension GraphTranslation {
    /// What an edge leads to: something of this graph, or a node of the base's by its id.
    enum Target: Hashable {
        case draft(Int)
        case base(String)
    }

    /// An edge of the graph that people see.
    struct Need: Hashable {
        let target: Target
        let kind: DependencyGraph.Edge.Kind
    }

    /// What a node needs, each once, in the order of the parameters.
    func edges(of draft: NodeDraft) -> [Need] {
        var seen: Set<Need> = []
        return draft.linked.flatMap { needs(of: $0) }.filter { seen.insert($0).inserted }
    }

    private func needs(of node: Int) -> [Need] {
        let edges = builder.graph.parameters(of: node)
        switch builder.subjects[node] {
        case .binding, .decorator:
            return edges.flatMap { follow($0.target, $0.kind == .decorator ? .decorator : .construction) }
        case .adapter: return edges.flatMap { follow($0.target, .adapter) }
        // The first edge of a module is its input, which it is given.
        case .module: return edges.dropFirst().flatMap { moduleNeeds($0.target) }
        default: return []
        }
    }

    private func moduleNeeds(_ node: Int) -> [Need] {
        let edges = builder.graph.parameters(of: node)
        switch builder.subjects[node] {
        case .wiring: return edges.flatMap { follow($0.target, .wiring) }
        case .embedded:
            // The last edge is the child, the others are for making its input.
            return edges.suffix(1).flatMap { follow($0.target, .child) }
                + edges.dropLast().flatMap { follow($0.target, .construction) }
        default: return follow(node, .construction)
        }
    }

    /// What stands behind a node of the linker, as seen by who needs it in one way.
    private func follow(_ node: Int, _ kind: DependencyGraph.Edge.Kind) -> [Need] {
        let edges = builder.graph.edges(of: node)
        switch builder.subjects[node] {
        case .decorator, .input, .module, .adapter:
            return own(node, kind)
        case .binding(let record):
            return record.roles.alias == nil ? own(node, kind) : edges.flatMap { follow($0.target, kind) }
        case .request(let type):
            if type == Resolver.self { return own(node, .opaque) }
            return edges.flatMap { follow($0.target, kind.followed(by: $0.kind)) }
        case .ancestor, .sharedAlias:
            return edges.flatMap { follow($0.target, kind) }
        case .external(let producer):
            return base?.ids(of: producer).map { Need(target: .base("base/\($0)"), kind: kind) } ?? []
        case .embeddedEntry(_, _, let context):
            let entry = builder.contexts[context].module.map { Key($0.input.entry) }
            return entry.flatMap { builder.contexts[context].nodes[$0] }.map { follow($0, kind) } ?? []
        case .export(let record, _, let context):
            return builder.contexts[context].nodes[record.key].map { follow($0, kind) } ?? []
        case .supplied, .embedded, .wiring: return []
        }
    }

    private func own(_ node: Int, _ kind: DependencyGraph.Edge.Kind) -> [Need] {
        numbers[node].map { [Need(target: .draft($0), kind: kind)] } ?? []
    }

    /// The ids in this graph of what a producer makes.
    private func ids(of producer: Producer) -> [String] {
        guard producer.kernel === state else { return base?.ids(of: producer).map { "base/\($0)" } ?? [] }
        return follow(producer.node, .construction).map { id(of: $0.target) }
    }
}

extension DependencyGraph.Edge.Kind {
    /// This way of needing something, if what is needed is a request that is met in another way.
    fileprivate func followed(by kind: EdgeKind) -> Self {
        switch self {
        case .lazy, .provider, .factory, .builder, .child, .adapter, .opaque: return self
        case .construction, .decorator, .contribution, .wiring: break
        }
        switch kind {
        case .construction, .wiring, .decorator: return self
        case .contribution: return .contribution
        case .lazy: return .lazy
        case .provider: return .provider
        case .factory: return .factory
        case .builder: return .builder
        case .opaque: return .opaque
        }
    }
}
