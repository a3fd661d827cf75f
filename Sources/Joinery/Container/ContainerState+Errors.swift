extension ContainerState {
    /// The error for a service that cannot be asked for at one place.
    ///
    /// `given` are the types of the runtime arguments it was asked with; `nil` for none.
    func error(notBound service: Any.Type, given: [Any.Type]?, in context: Int) -> any Error {
        let name = typeName(service)
        let candidates = hints.entries(for: service).filter { $0.module == nil && $0.record.roles.tag == nil }
        if given == nil, candidates.contains(where: { $0.record.scope == .perModule }) {
            return ResolutionError.outsideModule(service: name, path: DependencyPath())
        }
        let names = DistinctNames((given ?? []) + candidates.flatMap(\.record.arguments))
        let signatures = candidates.map { entry in
            let arguments = names(entry.record.arguments)
            return (arguments.isEmpty ? name : "\(name)(\(arguments))") + ", at \(entry.record.location)"
        }
        if !candidates.isEmpty {
            let arguments = given.map { names($0) }
            return ResolutionError.argumentMismatch(
                service: name,
                path: DependencyPath(),
                declared: signatures,
                given: arguments.map { "(\($0))" } ?? "no runtime argument"
            )
        }
        return ResolutionError.notBound(
            service: name,
            path: DependencyPath(),
            hints: Advice.forSpecialType(service).map { [$0] } ?? hints.hints(for: service)
        )
    }

    /// The error for a collection that nothing contributes to.
    func error(notCollected collection: Any.Type) -> any Error {
        ResolutionError.notBound(
            service: typeName(collection),
            path: DependencyPath(),
            hints: hints.collectionHints(for: collection)
        )
    }

    /// The error for a tag that nothing is bound with.
    func error(notBound service: Any.Type, tag: Any.Type) -> any Error {
        let names = DistinctNames([tag] + hints.entries(for: service).compactMap(\.record.tag))
        let name = "\(typeName(service)) tagged \(names(tag))"
        let tags = hints.tags(of: service, besides: tag)
        return ResolutionError.notBound(
            service: name,
            path: DependencyPath(),
            hints: tags.isEmpty
                ? hints.hints(for: service)
                : ["\(typeName(service)) is bound with the tags \(tags.joined(separator: ", "))."]
        )
    }

    /// The error for an input that no module accepts.
    func error(notBuildable input: Any.Type, in context: Int) -> any Error {
        let accepted = hints.modules.map { typeName($0.input.input) }.sorted()
        return ResolutionError.notBound(
            service: "a module that accepts \(typeName(input))",
            path: DependencyPath(),
            hints: hints.inputNamesakes(of: input)
                + ["Declare a Module whose Input is \(typeName(input)), or an Adapter from it."]
                + (accepted.isEmpty ? [] : ["Modules accept: \(accepted.joined(separator: ", "))."])
        )
    }
}
