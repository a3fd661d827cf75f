extension ProblemWriter {
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

    /// Something that two embedded modules offer, or one and the module around it.
    func clash(_ clash: Clash) -> Problem {
        let key = typeName(clash.service)
        return Problem(
            kind: .duplicate,
            key: key,
            summary: "\(key) comes from two places in module \(builder.contexts[clash.context].name?.text ?? "").",
            path: DependencyPath(clash.places.map { DependencyPath.Step(key: key, location: $0) }),
            hints: [
                "an embedded module brings its entry and its exports: embed it once, or give the one you mean a type of its own."
            ]
        )
    }

    /// A binding that cannot be accepted.
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
