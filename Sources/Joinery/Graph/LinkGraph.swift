/// The nodes of a linked graph and the edges between them: plain values, without a user's types.
///
/// Nodes are numbered in the order in which they were added, and each node's edges follow each other, in the order of
/// the factory's parameters.
struct LinkGraph: Sendable {
    private(set) var nodes: [Node] = []
    private var edges: [Edge] = []
    private var ends: [Int] = []
    /// Edges that only the checks need to know of; no factory has a parameter for them.
    private var implied: [Int: [Edge]] = [:]

    /// One thing that can be made, at one place.
    struct Node: Sendable {
        var name: NodeName
        /// The type of the module that it is made for; `nil` in the container.
        var module: Any.Type?
        var location: SourceLocation?
        /// That module or the container, as a number.
        var context: Int
        /// The actor that its own factory needs, as a number; the checks compare them.
        var isolation: Int?
        var kind: NodeKind
        /// The scope of a binding; `nil` for what is not one.
        var scope: Scope?
        /// Whether it is made by starting the container, so that who needs it never makes it.
        var isAsynchronous = false
    }

    /// A need of one node for another.
    struct Edge: Sendable, Equatable {
        // Half the size, as there are many.
        private let number: Int32
        let kind: EdgeKind

        init(target: Int, kind: EdgeKind) {
            number = Int32(target)
            self.kind = kind
        }

        var target: Int { Int(number) }
    }

    /// How many nodes there are.
    var count: Int { nodes.count }

    /// Makes room for some nodes, with two or three edges each.
    mutating func reserve(_ count: Int) {
        nodes.reserveCapacity(count)
        ends.reserveCapacity(count)
        edges.reserveCapacity(3 * count)
    }

    /// Adds a node; its edges are added later, all at once.
    mutating func add(_ node: Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    /// Adds the edges of the first node that has none yet.
    mutating func connect(_ edges: [Edge]) {
        self.edges.append(contentsOf: edges)
        ends.append(self.edges.count)
    }

    /// Adds an edge that no parameter stands for.
    mutating func add(_ edge: Edge, to node: Int) {
        implied[node, default: []].append(edge)
    }

    /// The edges of a node, with those that no parameter stands for.
    func edges(of node: Int) -> ArraySlice<Edge> {
        guard !implied.isEmpty, let more = implied[node] else { return parameters(of: node) }
        return parameters(of: node) + more
    }

    /// The edges of a node that its factory has parameters for, in their order.
    func parameters(of node: Int) -> ArraySlice<Edge> {
        guard node < ends.count else { return [] }
        return edges[(node == 0 ? 0 : ends[node - 1])..<ends[node]]
    }

    /// The same graph without room to grow, to keep.
    func compacted() -> LinkGraph {
        var copy = self
        copy.nodes = nodes.map(\.self)
        copy.edges = edges.map(\.self)
        copy.ends = ends.map(\.self)
        return copy
    }

    /// How many edges there are in all.
    var edgeCount: Int { edges.count }
}

/// What a node of the graph is.
enum NodeKind: UInt8, Sendable {
    case binding
    /// A binding of the container that this one extends, with its object.
    case external
    case alias
    case input
    case request
    case embedded
    case embeddedEntry
    case export
    case ancestor
    case module
    case adapter
    case wiring
    case decorator
    case supplied
}
