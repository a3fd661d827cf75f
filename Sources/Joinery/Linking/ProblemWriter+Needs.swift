extension ProblemWriter {
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

    func identity(of target: Unmet.Target) -> String {
        switch target {
        case .service(let type): "\(ObjectIdentifier(type))"
        case .factory(let type, let argument): "\(ObjectIdentifier(type))(\(ObjectIdentifier(argument)))"
        case .tagged(let type, let tag): "\(ObjectIdentifier(type)) tagged \(ObjectIdentifier(tag))"
        case .module(let input): "module \(ObjectIdentifier(input))"
        }
    }

    func problem(for needs: [Unmet]) -> Problem {
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
            // A function with more parameters than there are overloads for passes for one that takes them as a tuple.
            if isTuple(named: key) {
                return Problem(
                    kind: .unsupported,
                    key: key,
                    summary: "the factory of \(text(consumer)) has more than eight parameters, or one that is a tuple.",
                    path: path,
                    hints: ["put some of the dependencies into a type of their own, and bind that."] + others.prefix(5)
                )
            }
            let bound = catalog.entries.filter { $0.record.recipe.service == type }
            let isArgument = !bound.isEmpty && bound.allSatisfy { !$0.record.recipe.arguments.isEmpty }
            let hints =
                entryHint(type, for: consumer)
                ?? catalog.hints(for: type, in: module, except: nodes.compactMap { record(of: $0)?.recipe.service })
            let isGuess = hints.allSatisfy { $0.hasPrefix("did you mean") }
            return Problem(
                kind: isArgument ? .argumentMismatch : .missing,
                key: key,
                summary: isArgument
                    ? "\(text(consumer)) needs \(key) without a runtime argument."
                    : "\(text(consumer)) needs \(key), and nothing provides it.",
                path: path,
                hints: hints + (isGuess ? ["declare it, for instance: Singleton((\(key)).self) { … }"] : [])
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
        case .tagged(let type, let tag):
            let name = NodeName(type: type, tag: tag).text
            path.steps.append(DependencyPath.Step(key: name))
            let tags = catalog.tags(of: type)
            return Problem(
                kind: .missing,
                key: name,
                summary: "\(text(consumer)) needs \(name), and nothing is bound with that tag.",
                path: path,
                hints: (tags.isEmpty
                    ? ["declare it: Singleton((\(typeName(type))).self) { … }.tagged(\(typeName(tag)).self)."]
                    : [
                        "\(typeName(type)) is bound with the tags "
                            + tags.joined(separator: ", ") + "."
                    ]) + others.prefix(5)
            )
        case .module(let input):
            let key = typeName(input)
            path.steps.append(DependencyPath.Step(key: key))
            let near = catalog.modules.map { typeName($0.input.input) }.filter { $0 != key }.prefix(3)
            return Problem(
                kind: .missing,
                key: key,
                summary: "\(builderText(consumer)) \(key), and no module accepts that.",
                path: path,
                hints: ["declare the module whose Input is \(key), or an Adapter from it to another input."]
                    + (near.isEmpty ? [] : ["modules accept: \(near.joined(separator: ", "))."]) + others.prefix(5)
            )
        }
    }

    /// What to do where a module has no binding for what it gives back.
    private func entryHint(_ type: Any.Type, for consumer: Int) -> [String]? {
        guard case .module(let module) = builder.subjects[consumer], module.input.entry == type else { return nil }
        let (entry, owner) = (typeName(type), typeName(module.type))
        return ["\(entry) is the Entry of \(typeName(module.input.input)): bind it in \(owner), with PerModule."]
    }

    /// Who builds a module with an input.
    private func builderText(_ consumer: Int) -> String {
        switch graph.nodes[consumer].kind {
        case .embedded: "a Child needs a module for"
        case .adapter: "an Adapter from \(text(consumer)) leads to"
        default: "\(text(consumer)) builds a module with"
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
            entry.record.roles.isShared && entry.record.key == record(of: need.consumer)?.key
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

    func moduleNode(of context: Int) -> Int? {
        graph.nodes.indices.first { graph.nodes[$0].kind == .module && graph.nodes[$0].context == context }
    }

    func record(of node: Int) -> BindingRecord? {
        switch builder.subjects[node] {
        case .binding(let record), .ancestor(let record), .export(let record, _, _): record
        default: nil
        }
    }
}
