/// Translates a linked container into the graph that people see.
///
/// The graph of the linker has a node for every place and every way of asking. Here requests become edges of their kind,
/// other names and exports become the binding behind them, the wirings become edges of their module, and the copies that
/// modules have of one binding of the container become one node.
///
/// The declarations are linked once more for it, without producers, so that nothing has to be kept for it.
final class GraphTranslation {
    let builder: GraphBuilder
    let state: ContainerState
    /// The same for the container that this one extends.
    let base: GraphTranslation?
    /// The declarations of this container, of the one that it extends, and so on.
    let levels: [DeclaredContainer]
    /// The actor that each node of the linker needs.
    let isolations: [Int?]
    /// The nodes to be, in their order.
    let drafts: [NodeDraft]
    let indices: [NodeDraft.Identity: Int]
    /// The drafts by the nodes of the linker that they stand for.
    let numbers: [Int: Int]
    /// The drafts of the modules by their places.
    private let modules: [Int: Int]
    /// The other names of the bindings, by the place of the declarations.
    private var otherNames: [ObjectIdentifier: [Key: [BindingRecord]]] = [:]
    private(set) var graph = DependencyGraph()
    /// The id of each draft; that of the base's node for what is the same there.
    private var ids: [String] = []

    init(of container: Container) {
        let levels = container.declared.levels
        let base = container.declared.base
        let linker = Linker(levels: levels.map(\.bindings), base: base?.frame, overrides: nil)
        builder = linker.graph(of: levels.map { Blueprint($0.bindings) }).builder
        self.levels = levels
        self.base = base.map { GraphTranslation(of: $0) }
        state = container.frame.state
        isolations = builder.graph.isolations(in: builder.graph.order().order).needed
        drafts = DraftCollector(builder, levels).drafts
        indices = Dictionary(uniqueKeysWithValues: drafts.enumerated().map { ($1.identity, $0) })
        var numbers: [Int: Int] = [:]
        for (number, draft) in drafts.enumerated() {
            for node in draft.linked { numbers[node] = number }
        }
        self.numbers = numbers
        modules = Dictionary(
            uniqueKeysWithValues: drafts.enumerated().filter { $1.identity.role == .module }.map { ($1.context, $0) }
        )
        graph = makeGraph()
    }

    private func makeGraph() -> DependencyGraph {
        let needs = drafts.map { edges(of: $0) }
        let merged = mergedWithBase(needs)
        ids = NodeNaming(drafts, builder).ids
        for (draft, id) in merged { ids[draft] = id }
        var graph = DependencyGraph()
        let needed = Set(needs.joined().map(\.target))
        for (number, draft) in drafts.enumerated() where merged[number] == nil {
            // A module says itself what its input is; a node of its own shows who asks for it.
            if draft.identity.role == .input, !needed.contains(.draft(number)) { continue }
            graph.nodes.append(node(for: draft, id: ids[number]))
            graph.edges += needs[number].map { .init(from: ids[number], to: id(of: $0.target), kind: $0.kind) }
        }
        return adding(base, to: graph, merged)
    }

    /// The id of the module that a draft is in.
    func moduleID(of draft: NodeDraft) -> String? {
        let context = draft.identity.role == .module ? builder.contexts[draft.context].enclosing : draft.context
        return context.flatMap { moduleID(in: $0) }
    }

    /// The ids of the modules that have a copy of what a container declares.
    func moduleIDs(of draft: NodeDraft) -> [String] {
        var seen: Set<String> = []
        return draft.linked.map { builder.graph.nodes[$0].context }.sorted().compactMap { moduleID(in: $0) }
            .filter { seen.insert($0).inserted }
    }

    private func moduleID(in context: Int) -> String? { modules[context].map { ids[$0] } }

    /// The records that are other names of one: what it provides and contributes.
    func otherNames(of record: BindingRecord, in blueprint: Blueprint) -> [BindingRecord] {
        let place = ObjectIdentifier(blueprint)
        if otherNames[place] == nil {
            let others = (blueprint.order + blueprint.contributions)
                .compactMap { other in
                    other.roles.alias.map { (alias: $0, record: other) }
                }
            otherNames[place] = Dictionary(grouping: others, by: \.alias).mapValues { $0.map(\.record) }
        }
        return otherNames[place]?[record.key] ?? []
    }

    func id(of target: Target) -> String {
        switch target {
        case .draft(let number): ids[number]
        case .base(let id): id
        }
    }

    /// The id that something declared in this container has in its graph; `nil` if it is not there.
    func id(of identity: NodeDraft.Identity) -> String? { indices[identity].map { ids[$0] } }
}
