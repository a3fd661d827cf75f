extension ProblemWriter {
    /// A cycle of immediate needs.
    func cycle(_ nodes: [Int]) -> LinkError.Problem {
        let children = nodes.filter { graph.nodes[$0].isChild }
        if nodes.contains(where: { graph.nodes[$0].isModule }), !children.isEmpty { return childCycle(children) }
        let isAdapters = nodes.allSatisfy { graph.nodes[$0].isAdapter }
        let key = text(nodes[0])
        return LinkError.Problem(
            kind: isAdapters ? .adapterLoop : .cycle,
            key: key,
            summary: isAdapters
                ? "these adapters form a loop that reaches no module."
                : nodes.count == 1
                    ? "\(key) depends on itself."
                    : "these services form a dependency cycle.",
            path: path(nodes + [nodes[0]]),
            hints: isAdapters
                ? ["declare the module that accepts one of these inputs, and let its adapter end there."]
                : ["let one of them ask for Lazy<…>, or, in a module, set it after construction in a Wiring."]
        )
    }

    /// Modules that are children of each other.
    private func childCycle(_ children: [Int]) -> LinkError.Problem {
        let input = text(children[0])
        return LinkError.Problem(
            kind: .cycle,
            key: input,
            summary: children.count == 1
                ? "the module for \(input) is a child of itself, so building it would never end."
                : "these modules are children of each other, so building one of them would never end.",
            path: path(children + [children[0]]),
            hints: ["let one of the modules ask for Builder<\(input)>, and build the other one when it is needed."]
        )
    }

    /// A singleton that would hold something of a module instance.
    func captive(_ nodes: [Int]) -> LinkError.Problem {
        let (singleton, last) = (nodes[0], nodes[nodes.count - 1])
        return LinkError.Problem(
            kind: .captive,
            key: text(singleton),
            summary: "\(text(singleton)) is a \(graph.nodes[singleton].scope == .weak ? "weak service" : "singleton") "
                + "and would retain \(text(last)), which belongs to a module.",
            path: path(nodes),
            hints: [
                graph.nodes[last].isInput
                    ? "give \(text(singleton)) the scope PerModule: an input lives as long as its module."
                    : "give \(text(singleton)) the scope PerModule, give \(text(last)) a longer one, or ask for "
                        + "Provider<\(text(last))>."
            ]
        )
    }

    /// A singleton of a module that asks later for what only an instance of the module has.
    func outlived(_ nodes: [Int]) -> LinkError.Problem {
        let (singleton, last) = (nodes[0], nodes[nodes.count - 1])
        let request = nodes.first { graph.nodes[$0].isDeferred } ?? last
        return LinkError.Problem(
            kind: .outsideModule,
            key: text(last),
            summary: "\(text(singleton)) belongs to no instance of the module, and its \(text(request)) needs "
                + "\(text(last)), which only an instance has.",
            path: path(nodes),
            hints: [
                "declare \(text(singleton)) as PerModule, or let it be given what it needs of \(text(last)) when it is "
                    + "called, for instance as the argument of a Factory."
            ]
        )
    }

    /// Something of the container that needs a module instance.
    func outsideModule(_ nodes: [Int]) -> LinkError.Problem {
        let (node, last) = (nodes[0], nodes[nodes.count - 1])
        return LinkError.Problem(
            kind: .outsideModule,
            key: text(last),
            summary:
                "\(text(node)) is bound in the container and needs \(text(last)), of which each module has its own.",
            path: path(pathDown(to: node).dropLast() + nodes),
            hints: ["declare \(text(node)) as PerModule, or in the module that uses it, or ask for a Provider."]
        )
    }

    /// A wiring or child that stands in no module.
    func outsideModule(_ what: String, at location: DeclarationSite) -> LinkError.Problem {
        LinkError.Problem(
            kind: .outsideModule,
            key: what,
            summary: "this \(what) is declared in the container, and only a module has one.",
            path: DependencyPath([DependencyPath.Step(key: what, location: location)]),
            hints: ["declare it in the module whose objects it connects."]
        )
    }

    /// Two actors on one path.
    func isolation(of node: Int, _ first: Int, _ second: Int) -> LinkError.Problem {
        func way(to end: Int) -> [Int] {
            graph.path(from: node, to: { $0 == end }, following: { $0.kind.isImmediate }) ?? [node, end]
        }
        func need(_ node: Int) -> String {
            "\(text(node)) needs \(graph.actorName(of: node) ?? "another actor")"
        }
        let wayToSecond = way(to: second)
        return LinkError.Problem(
            kind: .isolation,
            key: text(node),
            summary: "\(text(node)) cannot be made on one actor: \(need(first)), \(need(second)).",
            path: path(way(to: first) + wayToSecond.dropFirst(wayToSecond == [node] ? 0 : 1)),
            hints: ["make one of them nonisolated, or ask for it as Lazy or Provider and use it on its actor."]
        )
    }

    /// A decorator whose object all threads would share, of a type that need not be `Sendable`.
    func unsafeSharing(_ nodes: [Int]) -> LinkError.Problem {
        let key = text(nodes[0])
        let service = graph.nodes[nodes[0]].record.map { typeName($0.service) } ?? key
        return LinkError.Problem(
            kind: .isolation,
            key: key,
            summary: "the container shares what this decorator of \(key) makes, and nothing says that it is Sendable: "
                + "\(service) is a type that a shared service provides, and not the one that it is bound as.",
            path: path(nodes),
            hints: [
                "if \(service) is Sendable, say so: Decorator(…).sendable(), which the compiler checks.",
                "if it is not, bind the decorator to an actor: { @MainActor (inner: \(service)) in … }.",
            ]
        )
    }
}
