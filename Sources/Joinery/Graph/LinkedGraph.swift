/// What a container is made of: everything that can be made at each place, and who needs whom.
///
/// One constant value, made by the ``GraphBuilder``. The checks look at it, the ``ProducerCompiler`` makes what runs from
/// it, and the container keeps it for error texts and for the picture that people see.
///
/// Nodes are numbered in the order in which they were added, and each node's edges follow each other, in the order of
/// the factory's parameters.
package struct LinkedGraph: Sendable {
    package private(set) var nodes: [Node] = []
    private var edges: [Edge] = []
    private var ends: [Int32] = []
    /// Edges that only the checks need to know of; no factory has a parameter for them.
    private var implied: [Int: [Edge]] = [:]
    /// The places that nodes are made for: the container, which is the first, and each module.
    package var contexts: [Context] = []
    /// The actors that factories need, by the numbers that nodes have for them.
    package var actors: [any Actor] = []
    /// Which module is built from which place, by which node.
    var builds: [Build] = []
    /// The nodes that ask, not just as `T?`, for a service that enclosing modules share.
    var requirements: [Requirement] = []

    /// A need of one node for another.
    package struct Edge: Sendable, Equatable {
        // Half the size, as there are many.
        private let number: Int32
        package let kind: EdgeKind

        init(target: Int, kind: EdgeKind) {
            number = Int32(target)
            self.kind = kind
        }

        package var target: Int { Int(number) }
    }

    /// One place that a module is built from.
    struct Build: Sendable {
        let from: Int
        let via: Int
        let to: Int
    }

    /// A need for something that an enclosing module shares.
    struct Requirement: Sendable {
        let consumer: Int
        let inherited: Int
    }

    /// How many nodes there are.
    package var count: Int { nodes.count }

    /// How many edges there are in all.
    var edgeCount: Int { edges.count }

    /// The edges of a node, with those that no parameter stands for.
    package func edges(of node: Int) -> ArraySlice<Edge> {
        guard !implied.isEmpty, let more = implied[node] else { return parameters(of: node) }
        return parameters(of: node) + more
    }

    /// The edges of a node that its factory has parameters for, in their order.
    package func parameters(of node: Int) -> ArraySlice<Edge> {
        guard node < ends.count else { return [] }
        return edges[(node == 0 ? 0 : Int(ends[node - 1]))..<Int(ends[node])]
    }

    /// The module that a node is made for; `nil` in the container.
    func module(of node: Int) -> ModuleRecord? { contexts[nodes[node].context].module }

    /// The builder of the module that a node builds: itself, or what an adapter leads to in the end.
    func module(builtBy node: Int) -> Int? {
        var next: Int? = node
        while let current = next, nodes[current].isAdapter { next = parameters(of: current).first?.target }
        return next.flatMap { nodes[$0].isModule ? $0 : nil }
    }

    /// The name of the actor that a node's own factory needs.
    func actorName(of node: Int) -> String? { nodes[node].isolation.map { Joinery.actorName(actors[$0]) } }

    /// What is known of a node, for a path.
    func step(_ node: Int) -> DependencyPath.Step {
        DependencyPath.Step(
            key: nodes[node].name.text,
            scope: nodes[node].scope,
            role: nodes[node].role,
            module: module(of: node).map { typeName($0.type) },
            location: nodes[node].location
        )
    }

    /// The same graph without what only linking asks for, and without room to grow.
    var compacted: LinkedGraph {
        var copy = LinkedGraph()
        copy.nodes = nodes.map(\.self)
        copy.edges = edges.map(\.self)
        copy.ends = ends.map(\.self)
        copy.implied = implied
        copy.contexts = contexts.map(\.compacted)
        copy.actors = actors
        return copy
    }
}

// MARK: While it is built

extension LinkedGraph {
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
        ends.append(Int32(self.edges.count))
    }

    /// The same graph with edges that no parameter stands for.
    func implying(_ edges: [(node: Int, edge: Edge)]) -> LinkedGraph {
        var copy = self
        for (node, edge) in edges { copy.implied[node, default: []].append(edge) }
        return copy
    }
}
