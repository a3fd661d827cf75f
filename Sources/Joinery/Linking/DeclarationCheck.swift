/// Finds what is wrong with declarations as they stand, whatever they need.
struct DeclarationCheck {
    private let container: DeclaredScope
    private let overrides: Overrides?

    init(_ container: DeclaredScope, _ overrides: Overrides?) {
        self.container = container
        self.overrides = overrides
    }

    func findings() -> [Finding] {
        let scopes = container.all
        return scopes.flatMap(findings) + misplaced + scopes.flatMap(\.adapters).compactMap(isolation) + overridden
    }

    private func findings(_ scope: DeclaredScope) -> [Finding] {
        scope.duplicates.map { .duplicate($0, in: scope.module) }
            + (scope.order + scope.contributions + scope.decorators).flatMap(findings)
    }

    private func findings(_ record: BindingRecord) -> [Finding] {
        let unused = record.roles.supplies
            .filter { supply in !record.dependencies.contains { $0 == supply.recipe.service } }
        return unused.map { .unusedSupply(record, $0) } + (record.foundFlaw.map { [.flaw(record, $0)] } ?? [])
    }

    /// What only a module can have, and is declared in the container.
    private var misplaced: [Finding] {
        container.wirings.map { .misplaced("Wiring", $0.location) }
            + container.children.map { .misplaced("Child(\(typeName($0.type.input)).self)", $0.location) }
    }

    private func isolation(_ adapter: AdapterRecord) -> Finding? {
        let actors = adapter.isolations.compactMap(\.self)
        guard let first = actors.first, let other = actors.first(where: { $0 !== first }) else { return nil }
        return .adapterIsolation(adapter, first, other)
    }

    private var overridden: [Finding] {
        guard let overrides else { return [] }
        return overrides.duplicates.map { .duplicate($0, in: nil) }
            + overrides.unusedBindings.map { .notOverridden($0) }
            + overrides.unusedInputs.map { .moduleNotOverridden($0, $1) } + overrides.unusedParts
    }
}

extension BindingRecord {
    /// Why this binding cannot be accepted, if so.
    fileprivate var foundFlaw: Flaw? {
        if let flaw = roles.flaw { return flaw }
        if !recipe.arguments.isEmpty {
            if contribution != nil { return .contributedArguments }
            if roles.tag != nil { return .taggedArguments }
        }
        guard !roles.isStandIn, let request = requestType(recipe.service) else { return nil }
        switch request.target {
        case .optional: return .optionalService
        // A list of values can be a service like any other.
        case .contributions: return nil
        default: return contribution == nil ? .requestType : nil
        }
    }
}
