/// Declarations that take the place of others, wherever those are declared.
struct Overrides {
    private let blueprint: Blueprint
    private let modules: [ObjectIdentifier: Bindings.Element]
    private let others: [Bindings.Element]
    private var usedKeys: Set<Key> = []
    private var usedInputs: Set<ObjectIdentifier> = []

    init(_ overrides: Bindings) {
        blueprint = Blueprint(overrides)
        var modules: [ObjectIdentifier: Bindings.Element] = [:]
        var others: [Bindings.Element] = []
        for element in overrides.elements {
            switch element {
            case .binding: break
            case .module(let record): modules[ObjectIdentifier(record.input.input)] = element
            case .adapter(let record): modules[ObjectIdentifier(record.type.needed)] = element
            case .wiring, .child, .decorator: others.append(element)
            }
        }
        self.modules = modules
        self.others = others
    }

    /// The declarations with the replacements in place, inside of modules too.
    mutating func apply(to declared: Bindings) -> Bindings {
        Bindings(declared.elements.map { replacement(of: $0) })
    }

    private mutating func replacement(of element: Bindings.Element) -> Bindings.Element {
        switch element {
        case .binding(let record):
            guard record.roles.contribution == nil, let override = blueprint.bindings[record.key] else {
                return element
            }
            usedKeys.insert(record.key)
            return .binding(
                override.changed { roles in
                    roles.isShared = roles.isShared || record.roles.isShared
                    roles.isExported = roles.isExported || record.roles.isExported
                }
            )
        case .module(let record):
            if let override = override(of: record.input.input) { return override }
            let inner = apply(to: record.bindings)
            return .module(
                ModuleRecord(type: record.type, input: record.input, bindings: inner, location: record.location)
            )
        case .adapter(let record):
            return override(of: record.type.needed) ?? element
        case .wiring, .child, .decorator:
            return element
        }
    }

    private mutating func override(of input: Any.Type) -> Bindings.Element? {
        guard let override = modules[ObjectIdentifier(input)] else { return nil }
        usedInputs.insert(ObjectIdentifier(input))
        return override
    }

    /// Whether an override, under its own key or under one that it provides, has replaced something.
    private func isUsed(_ record: BindingRecord) -> Bool {
        let primary = record.roles.alias ?? record.key
        return blueprint.order.contains { other in
            (other.key == primary || other.roles.alias == primary) && usedKeys.contains(other.key)
        }
    }

    /// Keys of overrides that are new and come along with one that replaces something: the mock under its own type.
    var companions: [Bindings.Element] {
        blueprint.order.filter { !usedKeys.contains($0.key) && isUsed($0) }.map { .binding($0) }
            + blueprint.contributions.map { .binding($0) } + others
    }

    /// Bindings that replace nothing.
    var unusedBindings: [BindingRecord] {
        blueprint.order.filter { !isUsed($0) && $0.roles.alias == nil }
    }

    /// The inputs of modules and adapters that replace nothing.
    var unusedInputs: [(input: Any.Type, location: SourceLocation?)] {
        blueprint.inputs.filter { !usedInputs.contains(ObjectIdentifier($0)) }
            .map { ($0, blueprint.buildables[ObjectIdentifier($0)]?.location) }
    }

    /// What is overridden twice.
    var duplicates: [Blueprint.Duplicate] { blueprint.duplicates }
}

extension Bindings {
    /// The list with more at its end.
    func adding(_ more: [Element]) -> Bindings { Bindings(elements + more) }
}
