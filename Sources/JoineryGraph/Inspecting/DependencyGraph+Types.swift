import Joinery

extension DependencyGraph {
    /// The nodes that stand for a type: the bindings of that service at every place, under whichever of their keys, the
    /// module or its input.
    ///
    /// In a graph that was made from a container, types are compared as types. A decoded graph has only the names of types:
    /// where two types have one name, it finds the nodes of both.
    ///
    /// - Parameter type: A service as it is asked for, a module, or its input.
    /// - Returns: The nodes, in the order of declaration.
    public func nodes(for type: Any.Type) -> [Node] {
        TypeIndex(self).nodes(for: type).map { nodes[$0] }
    }

    /// What a service or module needs.
    ///
    /// - Parameters:
    ///   - type: A service as it is asked for, a module, or its input.
    ///   - indirectly: Whether to add what those need in turn, to the end.
    /// - Returns: The nodes in the order of declaration.
    public func dependencies(of type: Any.Type, indirectly: Bool = false) -> [Node] {
        dependencies(of: nodes(for: type).map(\.id), indirectly)
    }

    /// Who needs a service or module.
    ///
    /// ```swift
    /// print(container.graph.dependents(of: (any Logging).self).map(\.id))
    /// ```
    ///
    /// - Parameters:
    ///   - type: A service as it is asked for, a module, or its input.
    ///   - indirectly: Whether to add who needs those in turn, to the end.
    /// - Returns: The nodes in the order of declaration.
    public func dependents(of type: Any.Type, indirectly: Bool = false) -> [Node] {
        dependents(of: nodes(for: type).map(\.id), indirectly)
    }

    /// The part of the graph that an app uses if it asks its container for these.
    ///
    /// - Parameter roots: Services that are resolved, inputs of modules that are built.
    /// - Returns: A graph with what these need, directly or not.
    public func subgraph(reachableFrom roots: [Any.Type]) -> DependencyGraph {
        let types = TypeIndex(self)
        return subgraph(reachableFrom: roots.flatMap { types.roots(for: $0) }.map { nodes[$0].id })
    }

    /// One module with all that is in it, and its neighbours: what it needs, and who needs something of it.
    ///
    /// - Parameter module: The module, or its input.
    /// - Returns: A graph with these nodes, and with the edges that begin or end in the module.
    public func subgraph(ofModule module: Any.Type) -> DependencyGraph {
        subgraph(ofModules: Set(nodes(for: module).filter { $0.kind == .module }.map(\.id)))
    }

    /// The bindings, modules and adapters that an app never uses if it asks its container for these.
    ///
    /// What starting the container makes is used.
    ///
    /// - Parameter roots: Services that are resolved, inputs of modules that are built.
    /// - Returns: The nodes in the order of declaration; those of a container that this one extends are left out.
    public func unused(roots: [Any.Type]) -> [Node] {
        let used = GraphIndex(self).reachable(from: starts(for: roots, TypeIndex(self)))
        return nodes.indices.filter { !used.contains($0) && nodes[$0].isDeclaredHere }.map { nodes[$0] }
    }

    /// The nodes that an app asks for, and those that starting the container makes.
    func starts(for roots: [Any.Type], _ types: TypeIndex) -> [Int] {
        let started = nodes.indices.filter { nodes[$0].traits.contains { $0 == .eager || $0 == .asynchronous } }
        return roots.flatMap { types.roots(for: $0) } + started
    }
}

extension DependencyGraph.Node {
    /// Whether the container that the graph is of declares it, in a way that can be left unused.
    fileprivate var isDeclaredHere: Bool {
        guard base == 0, !traits.contains(.inherited) else { return false }
        switch kind {
        case .binding, .contribution, .decorator, .module, .adapter: return true
        case .input, .resolver: return false
        }
    }
}
