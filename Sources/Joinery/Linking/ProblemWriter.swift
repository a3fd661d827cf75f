/// Puts what the checks found into words: for each kind of problem, what is wrong, where, and what to do.
struct ProblemWriter {
    let builder: GraphBuilder
    let catalog: Catalog
    private let dependents: [[Int]]

    init(_ builder: GraphBuilder, _ catalog: Catalog) {
        self.builder = builder
        self.catalog = catalog
        dependents = builder.graph.dependents()
    }

    private var graph: DependencyGraph { builder.graph }

    // MARK: Paths

    private func path(_ nodes: [Int]) -> DependencyPath { DependencyPath(nodes.map(graph.step)) }

    /// The shortest way to a node from one that nothing else needs.
    private func pathDown(to node: Int) -> [Int] {
        var next: [Int: Int] = [:]
        var seen: Set<Int> = [node]
        var queue = [node]
        var head = 0
        while head < queue.count {
            let current = queue[head]
            head += 1
            let users = dependents[current].filter { !seen.contains($0) }
            if dependents[current].allSatisfy({ $0 == current }) {
                var path = [current]
                while let last = path.last, let step = next[last] { path.append(step) }
                return path
            }
            for user in users {
                seen.insert(user)
                next[user] = current
                queue.append(user)
            }
        }
        return [node]
    }

    private func text(_ node: Int) -> String { graph.nodes[node].name.text }

    private func place(_ node: Int) -> String {
        graph.nodes[node].location.map { " (\($0))" } ?? ""
    }

    // MARK: Needs that nothing meets

    /// One problem for each service that is missing, with all who need it.
    func missing() -> [Problem] {
        var groups: [(key: String, needs: [Unmet])] = []
        var indices: [String: Int] = [:]
        for need in builder.unmet {
            let key = identity(of: need.target)
            if let index = indices[key] {
                groups[index].needs.append(need)
            } else {
                indices[key] = groups.count
                groups.append((key, [need]))
            }
        }
        return groups.map { problem(for: $0.needs) }
    }

    private func identity(of target: Unmet.Target) -> String {
        switch target {
        case .service(let type): "\(ObjectIdentifier(type))"
        case .factory(let type, let argument): "\(ObjectIdentifier(type))(\(ObjectIdentifier(argument)))"
        case .module(let input): "module \(ObjectIdentifier(input))"
        }
    }

    private func problem(for needs: [Unmet]) -> Problem {
        let need = needs[0]
        var nodes = pathDown(to: need.consumer)
        // The person wants to see the consumer that has a place in the source.
        if nodes.count == 1, graph.nodes[nodes[0]].kind == .request, let user = dependents[nodes[0]].first {
            nodes.insert(user, at: 0)
        }
        let consumer = nodes.last { graph.nodes[$0].kind != .request } ?? need.consumer
        let module = builder.contexts[graph.nodes[need.consumer].context].module
        var others: [String] = []
        for other in needs.dropFirst() where graph.nodes[other.consumer].kind != .request {
            let line = "also needed by \(text(other.consumer))\(place(other.consumer))."
            if graph.nodes[other.consumer].location != graph.nodes[consumer].location, !others.contains(line) {
                others.append(line)
            }
        }
        var path = path(nodes)
        switch need.target {
        case .service(let type):
            let key = typeName(type)
            path.steps.append(DependencyPath.Step(key: key))
            let bound = catalog.entries.filter { $0.record.recipe.service == type }
            let isArgument = !bound.isEmpty && bound.allSatisfy { !$0.record.recipe.arguments.isEmpty }
            let hints = catalog.hints(for: type, in: module)
            return Problem(
                kind: isArgument ? .argumentMismatch : .missing,
                key: key,
                summary: isArgument
                    ? "\(text(consumer)) needs \(key) without a runtime argument."
                    : "\(text(consumer)) needs \(key), and nothing provides it.",
                path: path,
                hints: (hints.isEmpty ? ["declare it, for instance: Singleton((\(key)).self) { … }"] : hints)
                    + others.prefix(5)
            )
        case .factory(let type, let argument):
            let key = "\(typeName(type))(\(typeName(argument)))"
            path.steps.append(DependencyPath.Step(key: key))
            let bound = catalog.entries.filter { $0.record.recipe.service == type }
            let signatures = bound.map { entry in
                let arguments = entry.record.recipe.arguments.map(typeName).joined(separator: ", ")
                return "it is bound as \(typeName(type))(\(arguments)) at \(entry.record.location)."
            }
            return Problem(
                kind: bound.isEmpty ? .missing : .argumentMismatch,
                key: key,
                summary: "\(text(consumer)) needs a factory of \(typeName(type)) that takes \(typeName(argument)).",
                path: path,
                hints: (bound.isEmpty
                    ? ["declare it: Transient((\(typeName(type))).self, taking: \(typeName(argument)).self) { … }"]
                    : signatures) + others.prefix(5)
            )
        case .module(let input):
            let key = typeName(input)
            path.steps.append(DependencyPath.Step(key: key))
            let near = catalog.modules.map { typeName($0.input.input) }.filter { $0 != key }.prefix(3)
            return Problem(
                kind: .missing,
                key: key,
                summary: "\(text(consumer)) builds a module with \(key), and no module accepts that.",
                path: path,
                hints: ["declare the module whose Input is \(key), or an Adapter from it to another input."]
                    + (near.isEmpty ? [] : ["modules accept: \(near.joined(separator: ", "))."]) + others.prefix(5)
            )
        }
    }

    /// What a module needs and nobody above it shares.
    func notShared(_ need: ModuleNeeds.Unshared) -> Problem {
        let key = text(need.consumer)
        let module = builder.contexts[need.context]
        let name = module.name?.text ?? ""
        var nodes =
            graph.path(
                from: moduleNode(of: need.context) ?? need.consumer,
                to: { $0 == need.consumer }
            ) ?? [need.consumer]
        if let via = need.via { nodes = pathDown(to: via) + nodes }
        let sharers = catalog.entries.filter { entry in
            entry.record.isShared && entry.record.key == record(of: need.consumer)?.key
        }
        return Problem(
            kind: .notShared,
            key: key,
            summary: need.via == nil
                ? "\(name) needs \(key) from a module above it, and nothing that builds it shares one."
                : "\(name) needs \(key) from a module above it, and is built here where there is none.",
            path: path(nodes),
            hints: sharers.prefix(2)
                .map { entry in
                    "\(entry.module.map { typeName($0.type) } ?? "") shares it (\(entry.record.location)): build "
                        + "\(name) from inside of that module."
                } + ["or bind \(key) in the container, or ask for it as an optional."]
        )
    }

    private func moduleNode(of context: Int) -> Int? {
        graph.nodes.indices.first { graph.nodes[$0].kind == .module && graph.nodes[$0].context == context }
    }

    private func record(of node: Int) -> BindingRecord? {
        switch builder.subjects[node] {
        case .binding(let record), .ancestor(let record), .export(let record, _, _): record
        default: nil
        }
    }

    // MARK: Findings of the checks

    /// A cycle of immediate needs.
    func cycle(_ nodes: [Int]) -> Problem {
        let isAdapters = nodes.allSatisfy { graph.nodes[$0].kind == .adapter }
        let key = text(nodes[0])
        return Problem(
            kind: isAdapters ? .adapterLoop : .cycle,
            key: key,
            summary: isAdapters
                ? "these adapters lead to each other, and to no module."
                : nodes.count == 1
                    ? "\(key) needs itself to be constructed."
                    : "these need each other to be constructed.",
            path: path(nodes + [nodes[0]]),
            hints: isAdapters
                ? ["declare the module that accepts one of these inputs, and let its adapter end there."]
                : ["let one of them ask for Lazy<…>, or, in a module, set it after construction in a Wiring."]
        )
    }

    /// A singleton that would hold something of a module instance.
    func captive(_ singleton: Int, _ steps: [Int?], first: Int) -> Problem {
        let nodes = [singleton] + way(from: first, steps)
        let last = nodes.last ?? singleton
        return Problem(
            kind: .captive,
            key: text(singleton),
            summary: "\(text(singleton)) is a singleton and would keep \(text(last)), which belongs to a module.",
            path: path(nodes),
            hints: [
                "give \(text(singleton)) the scope PerModule, give \(text(last)) a longer one, or ask for "
                    + "Provider<\(text(last))>."
            ]
        )
    }

    /// Something of the container that needs a module instance.
    func outsideModule(_ node: Int, _ steps: [Int?]) -> Problem {
        let nodes = way(from: node, steps)
        let last = nodes.last ?? node
        return Problem(
            kind: .outsideModule,
            key: text(last),
            summary:
                "\(text(node)) is bound in the container and needs \(text(last)), of which each module has its own.",
            path: path(pathDown(to: node).dropLast() + nodes),
            hints: ["declare \(text(node)) as PerModule, or in the module that uses it, or ask for a Provider."]
        )
    }

    /// A wiring or child that stands in no module.
    func outsideModule(_ what: String, at location: SourceLocation) -> Problem {
        Problem(
            kind: .outsideModule,
            key: what,
            summary: "this \(what) is declared in the container, and only a module has one.",
            path: DependencyPath([DependencyPath.Step(key: what, location: location)]),
            hints: ["declare it in the bindings of the module whose objects it is about."]
        )
    }

    private func way(from node: Int, _ steps: [Int?]) -> [Int] {
        var nodes = [node]
        while let last = nodes.last, let next = steps[last], next != last { nodes.append(next) }
        return nodes
    }

    /// Two actors on one path.
    func isolation(_ conflict: DependencyGraph.IsolationConflict) -> Problem {
        func way(to end: Int) -> [Int] {
            graph.path(from: conflict.node, to: { $0 == end }, following: { $0.kind.isImmediate }) ?? [
                conflict.node, end,
            ]
        }
        func actor(_ node: Int) -> String {
            graph.nodes[node].isolation.map { actorName(builder.actorList[$0]) } ?? externalActor(node)
        }
        let first = way(to: conflict.first)
        let second = way(to: conflict.second)
        return Problem(
            kind: .isolation,
            key: text(conflict.node),
            summary: "\(text(conflict.node)) cannot be made on one actor: \(text(conflict.first)) needs "
                + "\(actor(conflict.first)), \(text(conflict.second)) needs \(actor(conflict.second)).",
            path: path(first + second.dropFirst(second == [conflict.node] ? 0 : 1)),
            hints: ["make one of them nonisolated, or ask for it as Lazy or Provider and use it on its actor."]
        )
    }

    private func externalActor(_ node: Int) -> String { "another actor" }

    // MARK: Declarations

    /// Two declarations of one thing.
    func duplicate(_ duplicate: Blueprint.Duplicate, in module: ModuleRecord?) -> Problem {
        let owner = module.map { "module \(typeName($0.type))" } ?? "the container"
        switch duplicate {
        case .binding(let first, let second):
            let key = NodeName(type: first.recipe.service, arguments: first.recipe.arguments).text
            return Problem(
                kind: .duplicate,
                key: key,
                summary: "\(key) is bound twice in \(owner).",
                path: DependencyPath(
                    [first, second]
                        .map {
                            DependencyPath.Step(key: key, scope: $0.scope, location: $0.location)
                        }
                ),
                hints: ["remove one; to replace a binding in tests use container.overriding { … }."]
            )
        case .input(let input, let first, let second):
            let key = typeName(input)
            return Problem(
                kind: .duplicate,
                key: key,
                summary: "two modules or adapters in \(owner) accept \(key).",
                path: DependencyPath([first, second].map { DependencyPath.Step(key: key, location: $0) }),
                hints: ["remove one, or give each an input type of its own."]
            )
        }
    }

    /// Two things that embedded modules offer, or a module has, under one key.
    func flaw(_ record: BindingRecord, _ flaw: BindingRecord.Flaw) -> Problem {
        let key = typeName(record.recipe.service)
        let texts: (summary: String, hint: String) =
            switch flaw {
            case .optionalService:
                (
                    "\(key) is optional, and a binding has to say how to make the service.",
                    "bind the type without the question mark and throw where there is none; who can do without asks for it as an optional."
                )
            case .inoutParameter:
                ("the factory of \(key) has an inout parameter, and its changes would be lost.", "take it by value.")
            case .requestType:
                (
                    "\(key) is a way to ask for a service, not a service.",
                    "bind the service itself; \(key) can be asked for then."
                )
            case .otherActor:
                (
                    "the factory of \(key) belongs to another actor than the binding.",
                    "write the closure in code of the actor that on: names, or nonisolated."
                )
            }
        return Problem(
            kind: flaw == .otherActor ? .isolation : .unsupported,
            key: key,
            summary: texts.summary,
            path: DependencyPath([.init(key: key, scope: record.scope, location: record.location)]),
            hints: [texts.hint]
        )
    }
}
