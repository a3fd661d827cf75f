/// The declarations of one block, sorted by what they are.
///
/// There is one for the container and for each module in it. It finds what is declared twice, and nothing else.
final class DeclaredScope: Sendable {
    /// The module that this is the inside of; `nil` for the container.
    let module: ModuleRecord?
    let bindings: [Key: BindingRecord]
    /// The bindings in the order of declaration.
    let order: [BindingRecord]
    /// Those of them whose objects the container does not share, in the same order.
    let unshared: [BindingRecord]
    /// The parts of collections, in the order of declaration.
    let contributions: [BindingRecord]
    /// The decorators in the order of declaration, which is that from the innermost outwards.
    let decorators: [BindingRecord]
    private let decoratorsByKey: [Key: [BindingRecord]]
    let wirings: [WiringRecord]
    let children: [ChildRecord]
    /// The modules and adapters by the input they accept, in the order of declaration.
    let buildables: OrderedTable<ObjectIdentifier, Buildable>
    let duplicates: [Duplicate]

    /// What accepts an input.
    enum Buildable: Sendable {
        case module(DeclaredScope)
        case adapter(AdapterRecord)
    }

    /// Two declarations of one thing.
    enum Duplicate: Sendable {
        case binding(BindingRecord, BindingRecord)
        case input(Any.Type, DeclarationSite?, DeclarationSite?)
    }

    /// Sorts the declarations of the container, or of a module.
    init(_ declared: Bindings = Bindings(), module: ModuleRecord? = nil) {
        var bindings: [Key: BindingRecord] = [:]
        var order: [BindingRecord] = []
        var contributions: [BindingRecord] = []
        var decorators: [BindingRecord] = []
        var wirings: [WiringRecord] = []
        var children: [ChildRecord] = []
        var buildables = OrderedTable<ObjectIdentifier, Buildable>()
        var duplicates: [Duplicate] = []
        bindings.reserveCapacity(declared.elements.count)
        order.reserveCapacity(declared.elements.count)

        func add(_ record: BindingRecord) {
            if record.contribution != nil {
                contributions.append(record)
            } else if let first = bindings[record.key] {
                duplicates.append(.binding(first, record))
            } else {
                bindings[record.key] = record
                order.append(record)
            }
        }
        func add(_ buildable: Buildable, for input: Any.Type) {
            guard let first = buildables.add(buildable, for: ObjectIdentifier(input)) else { return }
            duplicates.append(.input(input, first.location, buildable.location))
        }
        for element in declared.elements {
            switch element {
            case .binding(let record): add(record)
            case .decorator(let record): decorators.append(record)
            case .wiring(let record): wirings.append(record)
            case .child(let record): children.append(record)
            case .module(let record):
                add(.module(DeclaredScope(record.bindings, module: record)), for: record.input.input)
            case .adapter(let record): add(.adapter(record), for: record.needed)
            }
        }
        self.module = module
        self.bindings = bindings
        self.order = order
        unshared = order.filter { !$0.isContainers }
        self.contributions = contributions
        self.decorators = decorators
        decoratorsByKey = decorators.isEmpty ? [:] : Dictionary(grouping: decorators, by: \.key)
        self.wirings = wirings
        self.children = children
        self.buildables = buildables
        self.duplicates = duplicates
    }

    /// The decorators of a key, the innermost first.
    func decorators(of key: Key) -> [BindingRecord] { decoratorsByKey[key] ?? [] }

    /// The adapters, in the order of declaration.
    var adapters: [AdapterRecord] {
        buildables.values.compactMap { if case .adapter(let record) = $0 { record } else { nil } }
    }

    /// The modules, in the order of declaration.
    var modules: [DeclaredScope] {
        buildables.values.compactMap { if case .module(let scope) = $0 { scope } else { nil } }
    }

    /// This scope and those of the modules in it, at any depth.
    var all: [DeclaredScope] { [self] + modules.flatMap(\.all) }
}

extension DeclaredScope.Buildable {
    /// The input that is accepted.
    var input: Any.Type {
        switch self {
        case .module(let scope): scope.module?.input.input ?? Never.self
        case .adapter(let record): record.needed
        }
    }

    var location: DeclarationSite? {
        switch self {
        case .module(let scope): scope.module?.location
        case .adapter(let record): record.location
        }
    }
}
