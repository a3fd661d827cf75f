import Joinery

/// What a container is made of, as a picture can show it: the bindings and modules, and who needs whom.
///
/// It is a plain value, made from a linked container by ``Joinery/Container/graph``. It can be printed as a ``tree()``, drawn by
/// ``dot()`` and ``mermaid()``, encoded, filtered, and asked questions.
///
/// ```swift
/// let graph = container.graph
/// print(graph.tree())
/// print(graph.dependents(of: (any Logging).self).map(\.id))
/// ```
///
/// Nodes and edges stand in the order of declaration, and their names come from the source alone: two runs of one program
/// give equal graphs, on any machine.
public struct DependencyGraph: Sendable, Hashable {
    /// What there is, in the order of declaration: the container's own, then each module with what is in it.
    public var nodes: [Node]
    /// Who needs whom, ordered by who needs, then by the parameters of its factory.
    public var edges: [Edge]

    /// Makes a graph.
    ///
    /// - Parameters:
    ///   - nodes: Its nodes, each with an id of its own.
    ///   - edges: Its edges, between ids of these nodes.
    public init(nodes: [Node] = [], edges: [Edge] = []) {
        self.nodes = nodes
        self.edges = edges
    }

    /// The node with an id; `nil` if there is none.
    ///
    /// - Parameter id: The id, as `UserListModule/any UserListView`.
    /// - Returns: The node.
    /// - Complexity: It looks at the nodes one after the other. For many ids make a dictionary of the nodes.
    public subscript(id: Node.ID) -> Node? { nodes.first { $0.id == id } }

    /// A need of one node for another.
    public struct Edge: Sendable, Hashable, Codable {
        /// The node that needs.
        public var from: Node.ID
        /// The node that is needed.
        public var to: Node.ID
        /// Why it is needed.
        public var kind: Kind

        /// Makes an edge.
        ///
        /// - Parameters:
        ///   - from: The node that needs.
        ///   - to: The node that is needed.
        ///   - kind: Why it is needed.
        public init(from: Node.ID, to: Node.ID, kind: Kind) {
            self.from = from
            self.to = to
            self.kind = kind
        }

        /// Why one node needs another.
        public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
            /// It is needed for construction. Also from a module to its entry.
            case construction
            /// A decorator wraps it.
            case decorator
            /// It is a part of a collection that is needed for construction.
            case contribution
            /// The module connects it to others, after construction.
            case wiring
            /// It is made on first use, by a ``/Joinery/Lazy``.
            case lazy
            /// It is made when asked for, by a ``/Joinery/Provider``.
            case provider
            /// It is made from runtime arguments when asked for, by a ``/Joinery/Factory``.
            case factory
            /// It is a module that is built when asked for, by a ``/Joinery/Builder``.
            case builder
            /// It is a module that is embedded, by a ``/Joinery/Child``.
            case child
            /// It is what an ``/Joinery/Adapter`` leads to.
            case adapter
            /// Anything can be looked up at run time, with a ``/Joinery/Resolver``.
            case opaque

            /// Whether the need is met while the object that has it is constructed.
            public var isConstruction: Bool {
                switch self {
                case .construction, .decorator, .contribution: true
                case .wiring, .lazy, .provider, .factory, .builder, .child, .adapter, .opaque: false
                }
            }
        }
    }
}
