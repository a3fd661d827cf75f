import Joinery

/// The boxes of a picture: a container's services, its modules with those inside of them, and the base in a box of its own.
struct GraphCluster {
    /// The title of the box; `nil` for the picture itself.
    let title: String?
    /// A name for the box that no other has; `nil` for the picture itself.
    let id: String?
    let kind: Kind
    private(set) var nodes: [DependencyGraph.Node] = []
    private(set) var inner: [GraphCluster] = []

    enum Kind {
        case picture
        case services
        case module
        case base
    }

    /// Sorts the nodes of a graph into boxes.
    init(_ graph: DependencyGraph) {
        self.init(graph, base: 0)
    }

    private init(title: String?, id: String?, kind: Kind) {
        self.title = title
        self.id = id
        self.kind = kind
    }

    private init(_ graph: DependencyGraph, base: Int) {
        self.init(
            title: base == 0 ? nil : "base",
            id: base == 0 ? nil : "base \(base)",
            kind: base == 0 ? .picture : .base
        )
        let members = graph.nodes.filter { $0.base == base }
        var services = GraphCluster(title: "services", id: "services \(base)", kind: .services)
        services.nodes = members.filter { $0.home == nil && $0.kind != .module }
        if !services.nodes.isEmpty { inner.append(services) }
        let contents = ModuleContents(members)
        for id in contents.outermost(members) { inner.append(Self.module(id, contents)) }
        if let next = graph.nodes.lazy.map(\.base).filter({ $0 > base }).min() {
            inner.append(GraphCluster(graph, base: next))
        }
    }

    private static func module(_ id: String, _ contents: ModuleContents) -> GraphCluster {
        var cluster = GraphCluster(title: id, id: id, kind: .module)
        cluster.nodes = contents.nodes[id] ?? []
        cluster.inner = (contents.modules[id] ?? []).map { module($0, contents) }
        return cluster
    }
}

/// What one container declares, by the modules that a picture shows it in.
private struct ModuleContents {
    /// The modules that are declared in each module.
    private(set) var modules: [String: [String]] = [:]
    /// Each module itself with what belongs to it.
    private(set) var nodes: [String: [DependencyGraph.Node]] = [:]
    /// The modules that are nodes of the picture.
    private var known: Set<String> = []

    init(_ members: [DependencyGraph.Node]) {
        for node in members {
            guard let place = node.place else { continue }
            nodes[place, default: []].append(node)
            guard node.kind == .module else { continue }
            known.insert(node.id)
            if let module = node.module { modules[module, default: []].append(node.id) }
        }
    }

    /// The modules that are in no other, by themselves or because something of them is in the picture.
    func outermost(_ members: [DependencyGraph.Node]) -> [String] {
        var seen = Set(members.filter { $0.module.map(known.contains) ?? false }.map(\.id))
        return members.compactMap(\.place).filter { seen.insert($0).inserted }
    }
}

extension DependencyGraph.Node {
    /// The module whose box has the node in it: for a module its own.
    fileprivate var place: String? { kind == .module ? id : home }
}
