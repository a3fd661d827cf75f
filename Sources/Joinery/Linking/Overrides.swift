/// Bindings that take the place of others, wherever those are declared.
struct Overrides {
    private var bindings: [Key: BindingRecord] = [:]
    private var modules: [ObjectIdentifier: Bindings.Element] = [:]
    private var order: [BindingRecord] = []
    private var others: [Bindings.Element] = []
    private var usedKeys: Set<Key> = []

    init(_ overrides: Bindings) {
        for element in overrides.elements {
            switch element {
            case .binding(let record):
                bindings[record.key] = record
                order.append(record)
            case .module(let record): modules[ObjectIdentifier(record.input.input)] = element
            case .adapter(let record): modules[ObjectIdentifier(record.type.needed)] = element
            case .wiring, .child: others.append(element)
            }
        }
    }

    /// The bindings with the replacements in place, inside of modules too.
    mutating func apply(to declared: Bindings) -> Bindings {
        Bindings(declared.elements.map { replacement(of: $0) })
    }

    private mutating func replacement(of element: Bindings.Element) -> Bindings.Element {
        switch element {
        case .binding(let record):
            guard let override = bindings[record.key] else { return element }
            usedKeys.insert(record.key)
            return .binding(override.seen(byBuilt: record.isShared, byParent: record.isExported))
        case .module(let record):
            if let override = modules[ObjectIdentifier(record.input.input)] { return override }
            let inner = apply(to: record.bindings)
            return .module(
                ModuleRecord(type: record.type, input: record.input, bindings: inner, location: record.location)
            )
        case .adapter(let record):
            return modules[ObjectIdentifier(record.type.needed)] ?? element
        case .wiring, .child:
            return element
        }
    }

    /// Whether an override, under its own key or under one that it provides, has replaced something.
    private func isUsed(_ record: BindingRecord) -> Bool {
        let primary = record.alias ?? record.key
        return order.contains { other in
            (other.key == primary || other.alias == primary) && usedKeys.contains(other.key)
        }
    }

    /// Keys of overrides that are new and come along with one that replaces something: the mock under its own type.
    var companions: [Bindings.Element] {
        order.filter { !usedKeys.contains($0.key) && isUsed($0) }.map { .binding($0) } + others
    }

    /// Overrides that replace nothing.
    var unused: [BindingRecord] {
        order.filter { !isUsed($0) && $0.alias == nil }
    }
}

extension Bindings {
    /// The list with more at its end.
    func adding(_ more: [Element]) -> Bindings { Bindings(elements + more) }
}
