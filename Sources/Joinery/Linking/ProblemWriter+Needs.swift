extension ProblemWriter {
    /// A service that is missing, with all that need it.
    func missing(_ needs: [Unmet]) -> LinkError.Problem {
        let need = needs[0]
        var nodes = pathDown(to: need.consumer)
        // The person wants to see the consumer that has a place in the source.
        if nodes.count == 1, graph.nodes[nodes[0]].isRequest, let user = dependents[nodes[0]].first {
            nodes.insert(user, at: 0)
        }
        let consumer = nodes.last { !graph.nodes[$0].isRequest } ?? need.consumer
        let text = text(of: need, for: consumer, nodes)
        // The request for a collection is the collection.
        let isLast = if case .collection = need.target { true } else { false }
        return LinkError.Problem(
            kind: text.kind,
            key: text.key,
            summary: text.summary,
            path: DependencyPath(path(nodes).steps + (isLast ? [] : [DependencyPath.Step(key: text.key)])),
            hints: text.hints + otherConsumers(needs, than: consumer).prefix(5)
        )
    }

    /// What differs between the kinds of missing things.
    private struct MissingText {
        var kind = LinkError.Problem.Kind.missing
        let key: String
        let summary: String
        let hints: [String]
    }

    private func text(of need: Unmet, for consumer: Int, _ nodes: [Int]) -> MissingText {
        switch need.target {
        case .service(let type): missingService(type.type, need, for: consumer, nodes)
        case .collection(let type): missingCollection(type.type, for: consumer)
        case .factory(let type, let argument): missingFactory(type.type, argument.type, for: consumer)
        case .tagged(let type, let tag): missingTag(type.type, tag.type, for: consumer)
        case .module(let input): missingModule(input.type, for: consumer)
        }
    }

    /// The other declarations that need the same.
    private func otherConsumers(_ needs: [Unmet], than consumer: Int) -> [String] {
        var seen: Set<String> = []
        return needs.dropFirst()
            .compactMap { need in
                let node = graph.nodes[need.consumer]
                guard !node.isRequest, node.location != graph.nodes[consumer].location else { return nil }
                return "also needed by \(text(need.consumer))\(place(need.consumer))."
            }
            .filter { seen.insert($0).inserted }
    }

    private func missingService(_ type: Any.Type, _ need: Unmet, for consumer: Int, _ nodes: [Int]) -> MissingText {
        let key = names(type)
        // A function with more parameters than there are overloads for passes for one that takes them as a tuple.
        if isTuple(named: key) {
            return MissingText(
                kind: .unsupported,
                key: key,
                summary: "the factory of \(text(consumer)) has more than eight parameters, or one that is a tuple.",
                hints: ["put some of the dependencies into a type of their own, and bind that."]
            )
        }
        let bound = hints.entries(for: type)
        let isArgument = !bound.isEmpty && bound.allSatisfy { !$0.record.recipe.arguments.isEmpty }
        let near =
            entryHint(type, for: consumer)
            ?? hints.hints(
                for: type,
                in: graph.module(of: need.consumer),
                except: nodes.compactMap { madeRecord(of: $0)?.recipe.service }
            )
        let isGuess = near.allSatisfy { $0.hasPrefix("did you mean") }
        return MissingText(
            kind: isArgument ? .argumentMismatch : .missing,
            key: key,
            summary: isArgument
                ? "\(text(consumer)) needs \(key) without a runtime argument."
                : "\(text(consumer)) needs \(key), and nothing provides it.",
            hints: near + (isGuess ? Advice.forMissing(type, neededBy: text(consumer)) : [])
        )
    }

    private func missingCollection(_ type: Any.Type, for consumer: Int) -> MissingText {
        MissingText(
            key: names(type),
            summary: "\(text(consumer)) needs \(names(type)), and nothing contributes to it.",
            hints: hints.collectionHints(for: type)
        )
    }

    private func missingFactory(_ type: Any.Type, _ argument: Any.Type, for consumer: Int) -> MissingText {
        let entries = hints.entries(for: type)
        let local = DistinctNames([argument] + entries.flatMap(\.record.arguments))
        let signatures = entries.map { entry in
            "it is bound as \(typeName(type))(\(local(entry.record.arguments))) at \(entry.record.location)."
        }
        let given = local(argument) == typeName(argument) ? names(argument) : local(argument)
        return MissingText(
            kind: signatures.isEmpty ? .missing : .argumentMismatch,
            key: "\(names(type))(\(given))",
            summary: "\(text(consumer)) needs a factory of \(names(type)) that takes \(given).",
            hints: signatures.isEmpty
                ? ["declare it: Transient((\(typeName(type))).self, taking: \(typeName(argument)).self) { … }"]
                : signatures
        )
    }

    private func missingTag(_ type: Any.Type, _ tag: Any.Type, for consumer: Int) -> MissingText {
        let tags = hints.tags(of: type, besides: tag)
        let local = DistinctNames([tag] + hints.entries(for: type).compactMap(\.record.tag))
        let tagName = local(tag) == typeName(tag) ? names(tag) : local(tag)
        let name = "\(names(type)) tagged \(tagName)"
        return MissingText(
            key: name,
            summary: "\(text(consumer)) needs \(name), and nothing is bound with that tag.",
            hints: [
                tags.isEmpty
                    ? "declare it: Singleton((\(typeName(type))).self) { … }.tagged(\(typeName(tag)).self)."
                    : "\(typeName(type)) is bound with the tags \(tags.joined(separator: ", "))."
            ]
        )
    }

    private func missingModule(_ input: Any.Type, for consumer: Int) -> MissingText {
        let key = names(input)
        let near = hints.modules.map { typeName($0.inputType) }.filter { $0 != typeName(input) }.prefix(3)
        return MissingText(
            key: key,
            summary: "\(builderText(consumer)) \(key), and no module accepts that.",
            hints: hints.inputNamesakes(of: input)
                + ["declare the module whose Input is \(key), or an Adapter from it to another input."]
                + (near.isEmpty ? [] : ["modules accept: \(near.joined(separator: ", "))."])
        )
    }

    /// What to do where a module has no binding for what it gives back.
    private func entryHint(_ type: Any.Type, for consumer: Int) -> [String]? {
        guard case .module(let module) = graph.nodes[consumer].kind, module.input.entry == type else { return nil }
        let (entry, owner) = (typeName(type), hints.name(of: module))
        let near = hints.conformingHints(for: type, in: module)
        return near + ["\(entry) is the Entry of \(typeName(module.input.input)): bind it in \(owner), with PerModule."]
    }

    /// What builds a module with an input.
    private func builderText(_ consumer: Int) -> String {
        switch graph.nodes[consumer].kind {
        case .child: "a Child needs a module for"
        case .adapter: "an Adapter from \(text(consumer)) leads to"
        default: "\(text(consumer)) builds a module with"
        }
    }

    /// A service that a module needs and no module above it shares.
    func notShared(_ consumer: Int, in context: Int, via: Int?) -> LinkError.Problem {
        let key = text(consumer)
        let name = graph.contexts[context].name?.text ?? ""
        let module = graph.nodes.indices.first { graph.nodes[$0].isModule && graph.nodes[$0].context == context }
        let way = graph.path(from: module ?? consumer, to: { $0 == consumer }) ?? [consumer]
        let sharers = hints.entries.filter { entry in
            entry.record.isShared && entry.record.key == graph.nodes[consumer].record?.key
        }
        return LinkError.Problem(
            kind: .notShared,
            key: key,
            summary: via == nil
                ? "\(name) needs \(key) from a module above it, and nothing that builds it shares one."
                : "\(name) needs \(key) from a module above it, and is built here where there is none.",
            path: path((via.map(pathDown) ?? []) + way),
            hints: sharers.prefix(2)
                .map { entry in
                    "\(entry.module.map { hints.name(of: $0) } ?? "") shares it (\(entry.record.location)): build "
                        + "\(name) from inside of that module."
                } + ["or bind \(key) in the container, or ask for it as an optional."]
        )
    }

    private func madeRecord(of node: Int) -> BindingRecord? {
        switch graph.nodes[node].kind {
        case .binding(let record), .inherited(let record), .export(let record): record
        default: nil
        }
    }
}
