import Joinery

/// Looks for what is legal and still may be a mistake, and puts it into words.
struct GraphWarnings {
    let graph: DependencyGraph
    let index: GraphIndex
    private let roots: [Any.Type]
    private let types: TypeIndex
    let starts: Set<Int>
    /// The shortest ways from what the app asks for, or starting makes.
    private let ways: GraphIndex.Ways
    /// What to say if a Resolver may be how something is used.
    private let resolverHints: [String]

    init(_ graph: DependencyGraph, roots: [Any.Type]) {
        self.graph = graph
        self.roots = roots
        let index = GraphIndex(graph)
        let types = TypeIndex(graph)
        let starts = graph.starts(for: roots, types)
        let ways = index.ways(from: [starts])
        self.index = index
        self.types = types
        self.starts = Set(starts)
        self.ways = ways
        let user = graph.edges.lazy.filter { $0.kind == .opaque }.compactMap { index.numbers[$0.from] }
            .first { ways.reaches($0) }
        resolverHints =
            user.map { ["or the Resolver of \(graph.nodes[$0].key) asks for it by hand, which the graph cannot see."] }
            ?? []
    }

    var nodes: [DependencyGraph.Node] { graph.nodes }

    func all() -> [LinkError.Problem] {
        missingRoots() + neverBuilt() + unreached() + heldTransients() + opaque() + shadowed() + keptValues()
            + requestsOfOtherActors()
    }

    /// The nodes that the container itself declares; the others are the concern of the container that it extends.
    var own: [Int] { nodes.indices.filter { nodes[$0].base == 0 && !nodes[$0].traits.contains(.inherited) } }

    func path(_ numbers: [Int]) -> DependencyPath { DependencyPath(numbers.map { nodes[$0].step }) }

    /// The shortest way from a root, or just the node if there is none.
    func path(to node: Int) -> DependencyPath { path(ways.path(to: node) ?? [node]) }

    // MARK: What no root reaches

    private func missingRoots() -> [LinkError.Problem] {
        roots.filter { types.roots(for: $0).isEmpty }
            .map { root in
                let key = typeName(root)
                return LinkError.Problem(
                    kind: .missing,
                    key: key,
                    summary: "\(key) is given as a root, and nothing provides it.",
                    path: DependencyPath(),
                    hints: ["a root is a service that is bound in the container, or the input of a module."]
                        + namesake(of: root, key)
                )
            }
    }

    private func namesake(of root: Any.Type, _ name: String) -> [String] {
        guard let other = types.namesake(of: root) else { return [] }
        let place = nodes[other.node].location.map { " (\($0))" } ?? ""
        return [
            "two types are named \(name): the root is \(qualifiedTypeName(root)), bound is "
                + "\(qualifiedTypeName(other.type))\(place)."
        ]
    }

    private func neverBuilt() -> [LinkError.Problem] {
        own.filter { nodes[$0].kind == .module && index.incoming[$0].isEmpty && !starts.contains($0) }
            .map { module in
                let name = nodes[module].service
                let input = nodes[module].input ?? name
                return LinkError.Problem(
                    kind: .neverBuilt,
                    key: name,
                    summary:
                        "nothing builds \(name): no Builder, Child or Adapter leads to \(input), and it is no root.",
                    path: path([module]),
                    hints: ["remove it, or add \(input).self to the roots if the app builds it by hand."]
                        + resolverHints
                )
            }
    }

    private func unreached() -> [LinkError.Problem] {
        own.filter { isUnreached($0) }
            .map { node in
                let users = index.incoming[node].map(\.node)
                let key = nodes[node].key
                let what = nodes[node].kind == .adapter ? "the adapter from \(key)" : key
                return LinkError.Problem(
                    kind: .unreached,
                    key: key,
                    summary: users.isEmpty
                        ? "nothing asks for \(what), and it is no root."
                        : "\(what) is only asked for by what no root needs.",
                    path: path(users.prefix(1) + [node]),
                    hints: ["remove it, or add it to the roots if the app asks the container for it."] + resolverHints
                )
            }
    }

    private func isUnreached(_ node: Int) -> Bool {
        guard !ways.reaches(node) else { return false }
        switch nodes[node].kind {
        case .input, .resolver, .decorator: return false
        case .module: return !index.incoming[node].isEmpty
        case .binding, .contribution, .adapter:
            // What is in a module that nothing builds goes without saying.
            guard let home = nodes[node].module.flatMap({ index.numbers[$0] }) else { return true }
            return ways.reaches(home)
        }
    }
}

extension DependencyGraph.Node {
    /// What is known of the node, for a path.
    var step: DependencyPath.Step {
        DependencyPath.Step(
            key: key,
            scope: kind == .binding || kind == .decorator || kind == .contribution ? scope : nil,
            role: kind == .decorator ? .decorator : kind == .contribution ? .contribution : nil,
            module: kind == .module ? nil : module,
            location: location
        )
    }
}
