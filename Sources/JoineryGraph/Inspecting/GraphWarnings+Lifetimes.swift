import Joinery

extension GraphWarnings {
    // MARK: What lives longer than it says

    /// Transients that only singletons have: there is one of each, for as long as the container lives.
    func heldTransients() -> [Problem] {
        var held: Set<Int> = []
        var changed = true
        while changed {
            changed = false
            for node in nodes.indices where !held.contains(node) && isHeld(node, held) {
                held.insert(node)
                changed = true
            }
        }
        return own.filter { held.contains($0) && nodes[$0].kind == .binding }
            .map { node in
                let key = nodes[node].key
                let holders = index.incoming[node].map(\.node)
                let holder = holders.first { nodes[$0].scope == .singleton } ?? holders.first ?? node
                return Problem(
                    kind: .heldTransient,
                    key: key,
                    summary: "\(key) is transient, and only singletons use it: what they get lives as long as they do.",
                    path: path(way(up: holder, held) + [node]),
                    hints: [
                        "declare it as a Singleton, or let \(nodes[holder].key) ask for Provider<\(nodes[node].service)>."
                    ]
                )
            }
    }

    private func isHeld(_ node: Int, _ held: Set<Int>) -> Bool {
        guard nodes[node].scope == .transient, nodes[node].kind != .contribution, !starts.contains(node) else {
            return false
        }
        let users = index.incoming[node]
        return !users.isEmpty
            && users.allSatisfy { user in
                let isImmediate = user.kind.isConstruction || user.kind == .lazy
                return isImmediate && (nodes[user.node].scope == .singleton || held.contains(user.node))
            }
    }

    /// From a singleton down to one that holds something, through transients that it holds.
    private func way(up node: Int, _ held: Set<Int>) -> [Int] {
        var way = [node]
        while let first = way.first, held.contains(first),
            let user = index.incoming[first].map(\.node).first(where: { !way.contains($0) })
        {
            way.insert(user, at: 0)
        }
        return way
    }

    /// Values of a module that can be asked for after the build, by a request or by the modules built inside, and that are
    /// kept for it.
    func keptValues() -> [Problem] {
        own.filter { nodes[$0].traits.contains(.value) && (nodes[$0].scope == .perModule || nodes[$0].kind == .input) }
            .compactMap { deferredKeptValue($0) ?? sharedKeptValue($0) }
    }

    private func deferredKeptValue(_ node: Int) -> Problem? {
        guard let path = deferredPath(to: node), let first = path.first else { return nil }
        let key = nodes[node].key
        let user = nodes[first].key
        return keptValue(
            node,
            "is kept after the build for \(user) to ask for.",
            path,
            "if it refers to \(nodes[node].kind == .input ? "an object that holds a request" : user), neither is ever "
                + "released. "
                + (nodes[node].kind == .input
                    ? "Capture weakly what \(key) refers to, or ask without Lazy or Provider for what needs it."
                    : "Make it a class, or ask for it without Lazy or Provider.")
        )
    }

    private func sharedKeptValue(_ node: Int) -> Problem? {
        guard nodes[node].kind != .input else { return nil }
        guard let path = pathFromShared(to: node), let first = path.first else { return nil }
        return keptValue(
            node,
            "is kept after the build, since \(nodes[first].key) is shared with the modules built inside.",
            path,
            "if it refers to an object that holds a Builder, Lazy or Provider, neither is ever released. Make it a class."
        )
    }

    private func keptValue(_ node: Int, _ reason: String, _ path: [Int], _ hint: String) -> Problem {
        let key = nodes[node].key
        let what = nodes[node].kind == .input ? "the input of a child module" : "a value of a module"
        return Problem(
            kind: .keptValue,
            key: key,
            summary: "\(key) is \(what), and \(reason)",
            path: self.path(path),
            hints: ["objects are held weakly then, a value is not: " + hint]
        )
    }

    /// From something shared to what it constructs of a module.
    private func pathFromShared(to node: Int) -> [Int]? {
        index.path(
            from: nodes.indices.filter { nodes[$0].traits.contains(.shared) },
            to: { $0 == node },
            along: isConstructedInModule
        )
    }

    private func isConstructedInModule(_ node: Int, _ step: GraphIndex.Step) -> Bool {
        step.kind.isConstruction && nodes[node].scope != .singleton && nodes[node].scope != .weak
    }

    /// From what has a deferred request, over what answers it, to what that constructs of a module.
    private func deferredPath(to node: Int) -> [Int]? {
        for (number, steps) in index.outgoing.enumerated() {
            for step in steps where step.kind == .lazy || step.kind == .provider || step.kind == .factory {
                let path = index.path(from: [step.node], to: { $0 == node }, along: isConstructedInModule)
                if let path { return [number] + path }
            }
        }
        return nil
    }

    // MARK: What cannot be seen

    /// Look-ups by hand, which are not checked.
    func opaque() -> [Problem] {
        own.filter { index.outgoing[$0].contains { $0.kind == .opaque } }
            .map { node in
                let key = nodes[node].kind == .module ? "a Wiring or Child of \(nodes[node].key)" : nodes[node].key
                return Problem(
                    kind: .opaque,
                    key: nodes[node].key,
                    summary: "\(key) takes a Resolver: what it asks for is not checked when linking.",
                    path: path(to: node),
                    hints: ["give it a parameter for each need, as Lazy, Provider or Builder where it comes later."]
                )
            }
    }

    /// Bindings that hide others.
    func shadowed() -> [Problem] {
        own.flatMap { node in
            nodes[node].shadows
                .map { shadow in
                    let module = nodes[node].module
                    return Problem(
                        kind: .shadowed,
                        key: shadow.key,
                        summary: "\(shadow.key) of \(module ?? "this container") hides the one of "
                            + (module == nil ? "the container that it extends." : "the container."),
                        path: DependencyPath([
                            nodes[node].step, DependencyPath.Step(key: shadow.key, location: shadow.location),
                        ]),
                        hints: ["remove one, or give one a tag or a type of its own, if both are meant to be seen."]
                    )
                }
        }
    }
}
