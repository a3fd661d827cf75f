import Joinery

/// Translates a linked container into the graph that people see.
///
/// The graph of the linker has a node for every place and every way of asking. Here requests become edges of their kind,
/// other names and exports become the binding behind them, the wirings become edges of their module, and the copies that
/// modules have of one binding of the container become one node.
///
/// It works on the graph that was linked: nothing is linked again for it.
final class GraphTranslation {
    let linked: LinkedGraph
    /// Says which container this is, for what it has linked already.
    let owner: ObjectIdentifier
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
    /// What is declared where a draft is, sorted; each place is sorted once.
    private var scopes: [DeclaredPlace: DeclaredNames] = [:]
    private(set) var graph = DependencyGraph()
    /// The id of each draft; that of the base's node for what is the same there.
    private var ids: [String] = []

    init(of container: Container) {
        let levels = container.declared.levels
        let base = container.declared.base
        self.levels = levels
        self.base = base.map { GraphTranslation(of: $0) }
        owner = container.kernelID
        linked = container.linkedGraph
        isolations = linked.isolations(in: linked.order().order).needed
        drafts = DraftCollector(linked, levels).drafts
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
        ids = NodeNaming(drafts, linked).ids
        for (draft, id) in merged { ids[draft] = id }
        var graph = DependencyGraph()
        let needed = Set(needs.joined().map(\.target))
        for (number, draft) in drafts.enumerated() where merged[number] == nil {
            // A module says itself what its input is; a node of its own shows what needs it.
            if draft.identity.role == .input, !needed.contains(.draft(number)) { continue }
            graph.nodes.append(node(for: draft, id: ids[number]))
            graph.edges += needs[number].map { .init(from: ids[number], to: id(of: $0.target), kind: $0.kind) }
        }
        return adding(base, to: graph, merged)
    }

    /// The id of the module that a draft is in.
    func moduleID(of draft: NodeDraft) -> String? {
        let context = draft.identity.role == .module ? linked.contexts[draft.context].enclosing : draft.context
        return context.flatMap { moduleID(in: $0) }
    }

    /// The ids of the modules that have a copy of what a container declares.
    func moduleIDs(of draft: NodeDraft) -> [String] {
        var seen: Set<String> = []
        return draft.linked.map { linked.nodes[$0].context }.sorted().compactMap { moduleID(in: $0) }
            .filter { seen.insert($0).inserted }
    }

    private func moduleID(in context: Int) -> String? { modules[context].map { ids[$0] } }

    /// What is declared where a draft is.
    func declared(around draft: NodeDraft) -> DeclaredNames {
        declared(draft.context == 0 ? .level(draft.level) : .context(draft.context))
    }

    /// What a container declares: this one, the one that it extends, and so on.
    func declared(at level: Int) -> DeclaredNames { declared(.level(level)) }

    private func declared(_ place: DeclaredPlace) -> DeclaredNames {
        if let known = scopes[place] { return known }
        let bindings =
            switch place {
            case .level(let level): levels[level].bindings
            case .context(let context): linked.contexts[context].module?.bindings ?? Bindings()
            }
        let names = DeclaredNames(bindings)
        scopes[place] = names
        return names
    }

    private enum DeclaredPlace: Hashable {
        case level(Int)
        case context(Int)
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

/// The keys that are declared at one place, and the other names of each binding.
struct DeclaredNames {
    /// The bindings by their keys.
    private(set) var bindings: [Key: BindingRecord] = [:]
    private var others: [Key: [BindingRecord]] = [:]

    init(_ declared: Bindings) {
        for case .binding(let record) in declared.elements {
            if record.contribution == nil, bindings[record.key] == nil { bindings[record.key] = record }
            if let alias = record.alias { others[alias, default: []].append(record) }
        }
        // The names as a service come before the parts of collections.
        others = others.mapValues { $0.filter { $0.contribution == nil } + $0.filter { $0.contribution != nil } }
    }

    /// The records that are other names of one: what it provides and contributes.
    func otherNames(of record: BindingRecord) -> [BindingRecord] { others[record.key] ?? [] }
}
