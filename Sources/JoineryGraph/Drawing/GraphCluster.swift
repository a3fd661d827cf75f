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
        let ids = Set(members.filter { $0.kind == .module }.map(\.id))
        for id in Self.outermost(members, ids) { inner.append(Self.module(id, members, ids)) }
        if graph.nodes.contains(where: { $0.base > base }) { inner.append(GraphCluster(graph, base: base + 1)) }
    }

    /// The modules that are in no other, by themselves or because something of them is in the picture.
    private static func outermost(_ members: [DependencyGraph.Node], _ modules: Set<String>) -> [String] {
        var seen: Set<String> = []
        return members.compactMap { $0.kind == .module ? $0.id : $0.home }
            .filter { id in
                let home = members.first { $0.id == id }?.module
                return home.map { !modules.contains($0) } ?? true
            }
            .filter { seen.insert($0).inserted }
    }

    private static func module(
        _ id: String,
        _ members: [DependencyGraph.Node],
        _ modules: Set<String>
    ) -> GraphCluster {
        var cluster = GraphCluster(title: id, id: id, kind: .module)
        for node in members {
            if node.kind == .module, node.module == id {
                cluster.inner.append(module(node.id, members, modules))
            } else if node.id == id || (node.kind != .module && node.home == id) {
                cluster.nodes.append(node)
            }
        }
        return cluster
    }
}
