/// Declarations that take the place of others, wherever those are declared.
struct Overrides {
    private let scope: DeclaredScope
    private let modules: [ObjectIdentifier: Bindings.Element]
    private let others: [Bindings.Element]
    /// Decorators to add at the level that binds what they decorate.
    let decorators: [BindingRecord]
    private var collections: CollectionOverrides
    private var usedKeys: Set<Key> = []
    private var usedInputs: Set<ObjectIdentifier> = []

    /// - Parameters:
    ///   - overrides: What takes the place of something.
    ///   - levels: The declarations of the container, of the one that it extends, and so on.
    init(_ overrides: Bindings, of levels: [Bindings]) {
        scope = DeclaredScope(overrides)
        collections = CollectionOverrides(scope, of: levels)
        var modules: [ObjectIdentifier: Bindings.Element] = [:]
        var others: [Bindings.Element] = []
        var decorators: [BindingRecord] = []
        for element in overrides.elements {
            switch element {
            case .binding, .collection, .assembly: break
            case .module(let record): modules[ObjectIdentifier(record.input.input)] = element
            case .adapter(let record): modules[ObjectIdentifier(record.needed)] = element
            case .wiring, .child, .circle: others.append(element)
            case .decorator(let record): decorators.append(record)
            }
        }
        self.modules = modules
        self.others = others
        self.decorators = decorators
    }

    /// The declarations with the replacements in place, inside of modules too.
    ///
    /// `level` is the container that they belong to; it is `nil` inside of a module.
    mutating func apply(to declared: Bindings, level: Int?) -> Bindings {
        let elements = collections.apply(to: declared.elements, level: level)
        return Bindings(elements.map { replacement(of: $0) })
    }

    private mutating func replacement(of element: Bindings.Element) -> Bindings.Element {
        switch element {
        case .binding(let record):
            if record.contribution != nil { return .binding(rescoped(record)) }
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
            return .module(record.with(apply(to: record.bindings, level: nil)))
        case .adapter(let record):
            return override(of: record.needed) ?? element
        case .wiring, .child, .decorator, .collection, .assembly, .circle:
            return element
        }
    }

    /// Another name of what is replaced is found where the replacement is.
    private func rescoped(_ record: BindingRecord) -> BindingRecord {
        guard let alias = record.alias, let override = scope.bindings[alias] else { return record }
        return override.scope == record.scope ? record : record.scoped(override.scope)
    }

    private mutating func override(of input: Any.Type) -> Bindings.Element? {
        guard let override = modules[ObjectIdentifier(input)] else { return nil }
        usedInputs.insert(ObjectIdentifier(input))
        return override
    }

    /// Whether an override, under its own key or under one that it provides, has replaced something.
    private func isUsed(_ record: BindingRecord) -> Bool {
        let primary = record.alias ?? record.key
        return scope.order.contains { other in
            (other.key == primary || other.alias == primary) && usedKeys.contains(other.key)
        }
    }

    /// Keys of overrides that are new and come along with one that replaces something: the mock under its own type.
    var companions: [Bindings.Element] {
        scope.order.filter { !usedKeys.contains($0.key) && isUsed($0) }.map { .binding($0) } + others
    }

    /// Bindings that replace nothing.
    var unusedBindings: [BindingRecord] {
        scope.order.filter { !isUsed($0) && $0.alias == nil && !collections.replaces(with: $0) }
    }

    /// The inputs of modules and adapters that replace nothing.
    var unusedInputs: [(input: Any.Type, location: DeclarationSite?)] {
        scope.buildables.values.filter { !usedInputs.contains(ObjectIdentifier($0.input)) }
            .map { ($0.input, $0.location) }
    }

    /// Collections and parts of collections that replace nothing.
    var unusedParts: [Finding] { collections.unused }

    /// What is overridden twice.
    var duplicates: [DeclaredScope.Duplicate] { scope.duplicates }
}

extension Bindings {
    /// The list with more at its end.
    func adding(_ more: [Element]) -> Bindings { Bindings(elements + more) }

    /// Whether the list itself, not a module in it, contributes elements of a type.
    func contributes(to element: Any.Type) -> Bool {
        elements.contains { item in
            guard case .binding(let record) = item else { return false }
            return record.contribution?.element == element
        }
    }

    /// Whether the list itself, not a module in it, binds a key.
    func binds(_ key: Key) -> Bool {
        elements.contains { element in
            guard case .binding(let record) = element else { return false }
            return record.contribution == nil && record.key == key
        }
    }
}
