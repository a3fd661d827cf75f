/// Declarations that take the place of others, wherever those are declared.
struct Overrides {
    private let scope: DeclaredScope
    private let modules: [ObjectIdentifier: Bindings.Element]
    private let others: [Bindings.Element]
    /// Decorators to add at the level that binds what they decorate.
    let decorators: [BindingRecord]
    private var usedKeys: Set<Key> = []
    private var usedContributions: Set<ObjectIdentifier> = []
    private var usedInputs: Set<ObjectIdentifier> = []

    init(_ overrides: Bindings) {
        scope = DeclaredScope(overrides)
        var modules: [ObjectIdentifier: Bindings.Element] = [:]
        var others: [Bindings.Element] = []
        var decorators: [BindingRecord] = []
        for element in overrides.elements {
            switch element {
            case .binding: break
            case .module(let record): modules[ObjectIdentifier(record.input.input)] = element
            case .adapter(let record): modules[ObjectIdentifier(record.needed)] = element
            case .wiring, .child: others.append(element)
            case .decorator(let record): decorators.append(record)
            }
        }
        self.modules = modules
        self.others = others
        self.decorators = decorators
    }

    /// The declarations with the replacements in place, inside of modules too.
    mutating func apply(to declared: Bindings) -> Bindings {
        Bindings(declared.elements.map { replacement(of: $0) })
    }

    private mutating func replacement(of element: Bindings.Element) -> Bindings.Element {
        switch element {
        case .binding(let record):
            if record.contribution != nil { return .binding(contribution(inPlaceOf: record) ?? record) }
            guard let override = scope.bindings[record.key] else { return .binding(rescoped(record)) }
            usedKeys.insert(record.key)
            return .binding(
                override.changed { roles in
                    roles.isShared = roles.isShared || record.isShared
                    roles.isExported = roles.isExported || record.isExported
                }
            )
        case .module(let record):
            if let override = override(of: record.input.input) { return override }
            let inner = apply(to: record.bindings)
            return .module(
                ModuleRecord(type: record.type, input: record.input, bindings: inner, location: record.location)
            )
        case .adapter(let record):
            return override(of: record.needed) ?? element
        case .wiring, .child, .decorator:
            return element
        }
    }

    /// Another name of what is replaced is found where the replacement is.
    private func rescoped(_ record: BindingRecord) -> BindingRecord {
        guard let alias = record.alias, let override = scope.bindings[alias] else { return record }
        return override.scope == record.scope ? record : record.scoped(override.scope)
    }

    /// The part that an override of the same binding brings for the same place of the same collection.
    private mutating func contribution(inPlaceOf record: BindingRecord) -> BindingRecord? {
        guard let alias = record.alias, let place = record.contribution else { return nil }
        let match = scope.contributions.first { other in
            other.alias == alias && other.contribution.map { $0.isSame(as: place) } ?? false
        }
        guard let match else { return nil }
        usedContributions.insert(ObjectIdentifier(match.recipe))
        return match
    }

    private mutating func override(of input: Any.Type) -> Bindings.Element? {
        guard let override = modules[ObjectIdentifier(input)] else { return nil }
        usedInputs.insert(ObjectIdentifier(input))
        return override
    }

    /// The keys of the overrides that, under their own key or under one that they provide, have replaced something.
    private var usedPrimaryKeys: Set<Key> {
        var keys: Set<Key> = []
        for record in scope.order where usedKeys.contains(record.key) {
            keys.insert(record.key)
            if let alias = record.alias { keys.insert(alias) }
        }
        return keys
    }

    /// Keys of overrides that are new and come along with one that replaces something: the mock under its own type.
    var companions: [Bindings.Element] {
        let used = usedPrimaryKeys
        return scope.order.filter { !usedKeys.contains($0.key) && used.contains($0.alias ?? $0.key) }
            .map { .binding($0) }
            + scope.contributions.filter { !usedContributions.contains(ObjectIdentifier($0.recipe)) }
            .map { .binding($0) } + others
    }

    /// Bindings that replace nothing.
    var unusedBindings: [BindingRecord] {
        let used = usedPrimaryKeys
        return scope.order.filter { $0.alias == nil && !used.contains($0.key) }
    }

    /// The inputs of modules and adapters that replace nothing.
    var unusedInputs: [(input: Any.Type, location: DeclarationSite?)] {
        scope.buildables.values.filter { !usedInputs.contains(ObjectIdentifier($0.input)) }
            .map { ($0.input, $0.location) }
    }

    /// What is overridden twice.
    var duplicates: [DeclaredScope.Duplicate] { scope.duplicates }
}

extension Bindings {
    /// The list with more at its end.
    func adding(_ more: [Element]) -> Bindings { Bindings(elements + more) }

    /// Whether the list itself, not a module in it, binds a key.
    func binds(_ key: Key) -> Bool {
        elements.contains { element in
            guard case .binding(let record) = element else { return false }
            return record.contribution == nil && record.key == key
        }
    }
}
