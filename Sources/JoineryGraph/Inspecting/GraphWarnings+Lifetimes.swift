import Joinery

extension GraphWarnings {
    // MARK: What lives longer than it says

    /// Transients that only singletons have: there is one of each, for as long as the container lives.
    func heldTransients() -> [LinkError.Problem] {
        let held = heldNodes()
        return own.filter { held.contains($0) && nodes[$0].kind == .binding }
            .map { node in
                let key = nodes[node].key
                let holders = index.incoming[node].map(\.node)
                let holder = holders.first { nodes[$0].scope == .singleton } ?? holders.first ?? node
                return LinkError.Problem(
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

    /// The transients whose users are all singletons, or transients of that kind.
    ///
    /// A node is held as soon as its last user is found to be. So each edge is looked at once.
    private func heldNodes() -> Set<Int> {
        // For each node that may be held, how many of its users are not known to hold it.
        var unknown: [Int: Int] = [:]
        for node in nodes.indices where mayBeHeld(node) && !starts.contains(node) {
            unknown[node] = index.incoming[node].count { nodes[$0.node].scope != .singleton }
        }
        var open = unknown.filter { $0.value == 0 }.map(\.key)
        var held = Set(open)
        while let node = open.popLast() {
            for step in index.outgoing[node] {
                guard let users = unknown[step.node] else { continue }
                unknown[step.node] = users - 1
                if users == 1, held.insert(step.node).inserted { open.append(step.node) }
            }
        }
        return held
    }

    private func mayBeHeld(_ node: Int) -> Bool {
        guard nodes[node].scope == .transient, nodes[node].kind != .contribution else { return false }
        let users = index.incoming[node]
        return !users.isEmpty && users.allSatisfy { $0.kind.isConstruction || $0.kind == .lazy }
    }

    /// From a singleton down to one that holds something, through transients that it holds.
    private func way(up node: Int, _ held: Set<Int>) -> [Int] {
        var way = [node]
        // It comes to an end: the users of what is held were found to hold it before.
        while let last = way.last, held.contains(last), let user = index.incoming[last].first {
            way.append(user.node)
        }
        return way.reversed()
    }

    /// Values of a module that can be asked for after the build, by a request or by the modules built inside, and that are
    /// kept for it.
    func keptValues() -> [LinkError.Problem] {
        let values = own.filter { node in
            nodes[node].traits.contains(.value) && (nodes[node].scope == .perModule || nodes[node].kind == .input)
        }
        guard !values.isEmpty else { return [] }
        let deferred = DeferredWays(index, along: isConstructedInModule)
        let shared = index.ways(
            from: [nodes.indices.filter { nodes[$0].traits.contains(.shared) }],
            along: isConstructedInModule
        )
        return values.compactMap { deferredKeptValue($0, deferred) ?? sharedKeptValue($0, shared) }
    }

    private func deferredKeptValue(_ node: Int, _ ways: DeferredWays) -> LinkError.Problem? {
        guard let path = ways.path(to: node), let first = path.first else { return nil }
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

    private func sharedKeptValue(_ node: Int, _ ways: GraphIndex.Ways) -> LinkError.Problem? {
        guard nodes[node].kind != .input else { return nil }
        guard let path = ways.path(to: node), let first = path.first else { return nil }
        return keptValue(
            node,
            "is kept after the build, since \(nodes[first].key) is shared with the modules built inside.",
            path,
            "if it refers to an object that holds a Builder, Lazy or Provider, neither is ever released. Make it a class."
        )
    }

    private func keptValue(_ node: Int, _ reason: String, _ path: [Int], _ hint: String) -> LinkError.Problem {
        let key = nodes[node].key
        let what = nodes[node].kind == .input ? "the input of a child module" : "a value of a module"
        return LinkError.Problem(
            kind: .keptValue,
            key: key,
            summary: "\(key) is \(what), and \(reason)",
            path: self.path(path),
            hints: ["objects are held weakly then, a value is not: " + hint]
        )
    }

    /// Whether a step is the construction of something that does not belong to the container.
    private func isConstructedInModule(_ node: Int, _ step: GraphIndex.Step) -> Bool {
        step.kind.isConstruction && nodes[node].scope != .singleton && nodes[node].scope != .weak
    }

    // MARK: What cannot be seen

    /// Dynamic lookups, which are not checked.
    func opaque() -> [LinkError.Problem] {
        own.filter { index.outgoing[$0].contains { $0.kind == .opaque } }
            .map { node in
                let key = nodes[node].kind == .module ? "a Wiring or Child of \(nodes[node].key)" : nodes[node].key
                return LinkError.Problem(
                    kind: .opaque,
                    key: nodes[node].key,
                    summary: "\(key) takes a Resolver: what it asks for is not checked when linking.",
                    path: path(to: node),
                    hints: ["give it a parameter for each need, as Lazy, Provider or Builder where it comes later."]
                )
            }
    }

    /// Bindings that hide others.
    func shadowed() -> [LinkError.Problem] {
        own.flatMap { node in
            nodes[node].shadows
                .map { shadow in
                    let module = nodes[node].module
                    return LinkError.Problem(
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

/// From each object that has a deferred request, over what answers the request, to what that constructs of a module.
private struct DeferredWays {
    /// The objects that have a request, one for each request.
    private let users: [Int]
    private let ways: GraphIndex.Ways

    init(_ index: GraphIndex, along isFollowed: (Int, GraphIndex.Step) -> Bool) {
        var users: [Int] = []
        var answers: [[Int]] = []
        for (user, steps) in index.outgoing.enumerated() {
            for step in steps where step.kind == .lazy || step.kind == .provider || step.kind == .factory {
                users.append(user)
                answers.append([step.node])
            }
        }
        self.users = users
        ways = index.ways(from: answers, along: isFollowed)
    }

    /// The way to a node from the first object that can request it after the build.
    func path(to node: Int) -> [Int]? {
        guard let request = ways.groups[node], let path = ways.path(to: node) else { return nil }
        return [users[request]] + path
    }
}
