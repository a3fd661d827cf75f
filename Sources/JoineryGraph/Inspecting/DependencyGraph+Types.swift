import Joinery

extension DependencyGraph {
    /// The nodes that stand for a type: the bindings of that service at every place, under whichever of their keys, the
    /// module or its input.
    ///
    /// Types are compared by their names; where two have one name, both are meant.
    ///
    /// - Parameter type: A service as it is asked for, a module, or its input.
    /// - Returns: The nodes, in the order of declaration.
    public func nodes(for type: Any.Type) -> [Node] {
        let name = typeName(requestedService(type))
        return nodes.filter { $0.answers(to: name) || ($0.kind == .module && $0.input == name) }
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
        subgraph(reachableFrom: roots.flatMap { self.roots(for: $0) }.map(\.id))
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
        let index = GraphIndex(self)
        let used = reachable(from: roots, index)
        return nodes.indices.filter { !used.contains($0) && nodes[$0].isDeclaredHere }.map { nodes[$0] }
    }

    /// All that is made for some roots, or by starting the container.
    func reachable(from roots: [Any.Type], _ index: GraphIndex) -> Set<Int> {
        index.reachable(from: starts(for: roots, index))
    }

    /// The nodes that an app asks for, and those that starting the container makes.
    func starts(for roots: [Any.Type], _ index: GraphIndex) -> [Int] {
        let started = nodes.indices.filter { !Set(nodes[$0].traits).isDisjoint(with: [.eager, .asynchronous]) }
        return roots.flatMap { self.roots(for: $0) }.compactMap { index.numbers[$0.id] } + started
    }

    /// What a container answers with, if it is asked for a type.
    func roots(for type: Any.Type) -> [Node] {
        let found = nodes(for: type).filter { $0.module == nil && $0.kind != .input }
        let all = found.isEmpty ? nodes(for: type) : found
        let nearest = all.map(\.base).min()
        return all.filter { $0.base == nearest }
    }
}

extension DependencyGraph.Node {
    /// Whether it is found under the name of a service.
    fileprivate func answers(to name: String) -> Bool {
        service == name
            || provides.contains { $0 == name || $0.hasPrefix("\(name) tagged ") || $0.hasPrefix("\(name)(") }
    }

    /// Whether the container that the graph is of declares it, in a way that can be left unused.
    fileprivate var isDeclaredHere: Bool {
        guard base == 0, !traits.contains(.inherited) else { return false }
        switch kind {
        case .binding, .contribution, .decorator, .module, .adapter: return true
        case .input, .resolver: return false
        }
    }
}
