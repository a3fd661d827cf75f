import Joinery

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
        let edges = linked.parameters(of: node)
        switch linked.nodes[node].kind {
        case .binding, .decorator:
            return edges.flatMap { follow($0.target, $0.kind == .decorator ? .decorator : .construction) }
        case .adapter: return edges.flatMap { follow($0.target, .adapter) }
        // The first edge of a module is its input, which it is given.
        case .module: return edges.dropFirst().flatMap { moduleNeeds($0.target) }
        default: return []
        }
    }

    private func moduleNeeds(_ node: Int) -> [Need] {
        let edges = linked.parameters(of: node)
        switch linked.nodes[node].kind {
        case .wiring: return edges.flatMap { follow($0.target, .wiring) }
        case .child:
            // The last edge is the child, the others are for making its input.
            return edges.suffix(1).flatMap { follow($0.target, .child) }
                + edges.dropLast().flatMap { follow($0.target, .construction) }
        default: return follow(node, .construction)
        }
    }

    /// What stands behind a node of the linker, as seen by who needs it in one way.
    private func follow(_ node: Int, _ kind: DependencyGraph.Edge.Kind) -> [Need] {
        let edges = linked.edges(of: node)
        switch linked.nodes[node].kind {
        case .decorator, .input, .module, .adapter:
            return own(node, kind)
        case .binding(let record):
            return record.alias == nil ? own(node, kind) : edges.flatMap { follow($0.target, kind) }
        case .request(let request):
            if request.isOpaque { return own(node, .opaque) }
            return edges.flatMap { follow($0.target, kind.followed(by: $0.kind)) }
        case .inherited, .sharedAlias:
            return edges.flatMap { follow($0.target, kind) }
        case .external(_, let external):
            return base?.ids(of: external).map { Need(target: .base("base/\($0)"), kind: kind) } ?? []
        case .entry(_, let context): return linked.contexts[Int(context)].entry.map { follow($0, kind) } ?? []
        // The edges are the child and what it exports.
        case .export: return edges.suffix(1).flatMap { follow($0.target, kind) }
        case .supplied, .child, .wiring: return []
        }
    }

    private func own(_ node: Int, _ kind: DependencyGraph.Edge.Kind) -> [Need] {
        numbers[node].map { [Need(target: .draft($0), kind: kind)] } ?? []
    }

    /// The ids in this graph of what another container has linked already.
    private func ids(of external: ExternalProducer) -> [String] {
        guard external.owner == owner else { return base?.ids(of: external).map { "base/\($0)" } ?? [] }
        return follow(external.node, .construction).map { id(of: $0.target) }
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
