extension ProblemWriter {
    /// Two declarations of one thing.
    func duplicate(_ duplicate: DeclaredScope.Duplicate, in module: ModuleRecord?) -> LinkError.Problem {
        let owner = module.map { "module \(hints.name(of: $0))" } ?? "the container"
        switch duplicate {
        case .binding(let first, let second):
            let key = first.name.text
            return LinkError.Problem(
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
            return LinkError.Problem(
                kind: .duplicate,
                key: key,
                summary: "two modules or adapters in \(owner) accept \(key).",
                path: DependencyPath([first, second].map { DependencyPath.Step(key: key, location: $0) }),
                hints: ["remove one, or give each an input type of its own."]
            )
        case .key(let key, let first, let second): return keyClash(key, first, second)
        case .assembly(let first, let second): return includedTwice(first, second, in: owner)
        }
    }

    /// Something that two child modules offer, or one and the module around it.
    func clash(_ service: Any.Type, in context: Int, _ places: [DeclarationSite]) -> LinkError.Problem {
        let key = typeName(service)
        return LinkError.Problem(
            kind: .duplicate,
            key: key,
            summary: "\(key) comes from two places in "
                + (graph.contexts[context].name.map { "module \($0.text)." } ?? "the container."),
            path: DependencyPath(places.map { DependencyPath.Step(key: key, location: $0) }),
            hints: [
                requestType(service) != nil
                    ? "a collection is either bound as a whole or put together from contributions."
                    : "a child module brings its entry and its exports: declare the Child once, or give one of the two a type of its own."
            ]
        )
    }

    /// An adapter whose closures belong to two actors.
    func isolation(_ adapter: AdapterRecord, _ first: any Actor, _ other: any Actor) -> LinkError.Problem {
        let key = typeName(adapter.needed)
        return LinkError.Problem(
            kind: .isolation,
            key: key,
            summary: "the adapter from \(key) cannot run on one actor: its closures belong to \(actorName(first)) and "
                + "\(actorName(other)).",
            path: DependencyPath([DependencyPath.Step(key: key, location: adapter.location)]),
            hints: ["write both closures in code of one actor, or nonisolated."]
        )
    }

    /// An asynchronous factory whose dependencies belong to an actor that it does not.
    func isolation(ofAsynchronous node: Int, needing actor: Int) -> LinkError.Problem {
        let key = graph.nodes[node].name.text
        let name = actorName(graph.actors[actor])
        let way = graph.path(from: node, to: { graph.nodes[$0].isolation == actor }, following: { $0.kind.isImmediate })
        return LinkError.Problem(
            kind: .isolation,
            key: key,
            summary:
                "the asynchronous factory of \(key) belongs to no actor, and takes something that is made on \(name).",
            path: DependencyPath((way ?? [node]).map(graph.step)),
            hints: ["mark the closure: { @\(name) (…) async throws in … }."]
        )
    }

    /// An override that replaces nothing.
    func notOverridden(_ key: String, _ location: DeclarationSite?, hints: [String]) -> LinkError.Problem {
        LinkError.Problem(
            kind: .notOverridden,
            key: key,
            summary: "nothing is bound as \(key), so there is nothing to override.",
            path: DependencyPath([DependencyPath.Step(key: key, location: location)]),
            hints: hints + ["to add a binding use Container(extending:)."]
        )
    }

    /// An assembly that is included twice, with values that differ or cannot be compared.
    private func includedTwice(_ first: AssemblyRecord, _ second: AssemblyRecord, in owner: String) -> LinkError.Problem
    {
        let key = typeName(first.included.type)
        let isComparable = first.included.type is any Equatable.Type
        return LinkError.Problem(
            kind: .duplicate,
            key: key,
            summary: "\(key) is included twice in \(owner), with values that "
                + (isComparable ? "differ." : "cannot be compared."),
            path: DependencyPath([first, second].map { DependencyPath.Step(key: key, location: $0.location) }),
            hints: [
                isComparable
                    ? "include it once, or let each value declare bindings of its own, for instance with a tag."
                    : "declare \(key) Equatable: equal values count once; or include it once."
            ]
        )
    }

    /// A keyed contribution in place of a part that does not exist.
    func partNotOverridden(_ part: BindingRecord, _ parts: [BindingRecord]) -> LinkError.Problem {
        let collection = part.contribution.map { typeName($0.collection) } ?? part.name.text
        let key = part.contribution?.key.map { "\($0)" } ?? ""
        let keys = parts.compactMap { other in
            other.contribution?.key.map { "\($0) (\(other.location))" }
        }
        return LinkError.Problem(
            kind: .notOverridden,
            key: collection,
            summary: "\(collection) has no part for the key \(key), so there is nothing to override.",
            path: DependencyPath(
                [DependencyPath.Step(key: part.name.text, role: .contribution, location: part.location)]
            ),
            hints: (keys.isEmpty ? [] : ["its keys are: \(keys.joined(separator: ", "))."])
                + ["to replace all of it add Contributions(to:keys:) to the overrides."]
        )
    }

    /// One key of a collection, given twice.
    private func keyClash(_ key: String, _ first: BindingRecord, _ second: BindingRecord) -> LinkError.Problem {
        LinkError.Problem(
            kind: .duplicate,
            key: "\(first.name.text) for key \(key)",
            summary: "the key \(key) is given to two contributions.",
            path: DependencyPath(
                [first, second]
                    .map {
                        DependencyPath.Step(
                            key: $0.name.text,
                            scope: $0.scope,
                            role: .contribution,
                            location: $0.location
                        )
                    }
            ),
            hints: ["give each a key of its own; what is not keyed is declared without key:."]
        )
    }

    /// A decorator of something that is not bound.
    func notDecorated(_ record: BindingRecord, in context: Int) -> LinkError.Problem {
        let key = record.name.text
        let module = graph.contexts[context].module
        return LinkError.Problem(
            kind: .notDecorated,
            key: key,
            summary: "nothing is bound as \(key), so there is nothing to decorate.",
            path: DependencyPath([DependencyPath.Step(key: key, role: .decorator, location: record.location)]),
            hints: record.roles.tag == nil && !hints.tags(of: record.recipe.service).isEmpty
                ? [
                    "it is bound with the tags \(hints.tags(of: record.recipe.service).joined(separator: ", ")): "
                        + "add .tagged(\(hints.firstTag(of: record.recipe.service) ?? "…").self) to the decorator."
                ] : hints.hints(for: record.recipe.service, in: module, except: [])
        )
    }

    /// A value that a binding brings for no parameter.
    func unusedSupply(_ record: BindingRecord, _ supply: Supply) -> LinkError.Problem {
        let key = record.name.text
        let names = DistinctNames([supply.recipe.service] + record.dependencies)
        let (value, parameters) = (names(supply.recipe.service), names(record.dependencies))
        return LinkError.Problem(
            kind: .unsupported,
            key: key,
            summary: "\(key) is supplied with \(value), and its factory has no parameter of exactly that type.",
            path: DependencyPath([.init(key: key, scope: record.scope, role: record.role, location: record.location)]),
            hints: [
                "its parameters are: (\(parameters)).",
                "a value for a protocol's parameter is supplied with supplying(_:as:).",
            ]
        )
    }

    /// A binding that cannot be accepted.
    func flaw(_ record: BindingRecord, _ flaw: BindingRecord.Flaw) -> LinkError.Problem {
        let key = record.name.text
        let texts: (summary: String, hint: String) =
            switch flaw {
            case .optionalService:
                (
                    "\(key) is optional, and a binding has to say how to make the service.",
                    "bind the type without the question mark and throw where there is none; a consumer that can do without it asks for an optional."
                )
            case .requestType:
                (
                    "\(key) is a way to ask for a service, not a service.",
                    "bind the service itself; \(key) can be requested then."
                )
            case .weakValue:
                (
                    "\(key) is a value, and Weak can only share an object.",
                    "bind it as a Singleton, of which values are copied out."
                )
            case .contributedArguments:
                (
                    "\(key) takes a runtime argument, and a collection has none to give.",
                    "let the part hold what it needs, or contribute a service that makes it."
                )
            case .taggedArguments:
                (
                    "\(key) takes a runtime argument, and a tagged service is requested without one.",
                    "give it a type of its own in place of the tag."
                )
            case .otherActor:
                (
                    "the factory of \(key) belongs to another actor than the binding.",
                    "write the closure in code of the actor that on: names, or nonisolated."
                )
            }
        return LinkError.Problem(
            kind: flaw == .otherActor ? .isolation : .unsupported,
            key: key,
            summary: texts.summary,
            path: DependencyPath([.init(key: key, scope: record.scope, role: record.role, location: record.location)]),
            hints: [texts.hint]
        )
    }
}
