/// The declarations of one block, sorted by what they are.
///
/// A blueprint exists for the container and for each module in it. It finds what is declared twice, and nothing else.
final class Blueprint {
    /// The module that this is the inside of; `nil` for the container.
    let module: ModuleRecord?
    private(set) var bindings: [Key: BindingRecord] = [:]
    /// The bindings in the order of declaration.
    private(set) var order: [BindingRecord] = []
    /// The parts of collections, in the order of declaration.
    private(set) var contributions: [BindingRecord] = []
    /// The decorators by the key that they decorate, innermost first.
    private(set) var decorators: [Key: [BindingRecord]] = [:]
    /// The same, in the order of declaration.
    private(set) var decoratorOrder: [BindingRecord] = []
    private(set) var wirings: [WiringRecord] = []
    private(set) var children: [ChildRecord] = []
    /// The modules and adapters by the input they accept.
    private(set) var buildables: [ObjectIdentifier: Buildable] = [:]
    /// The inputs that can be built, in the order of declaration.
    private(set) var inputs: [Any.Type] = []
    private(set) var duplicates: [Duplicate] = []

    /// What accepts an input.
    enum Buildable {
        case module(Blueprint)
        case adapter(AdapterRecord)
    }

    /// Two declarations of one thing.
    enum Duplicate {
        case binding(BindingRecord, BindingRecord)
        case input(Any.Type, SourceLocation?, SourceLocation?)
    }

    /// Sorts the declarations of the container, or of a module.
    init(_ bindings: Bindings, module: ModuleRecord? = nil) {
        self.module = module
        for element in bindings.elements {
            switch element {
            case .binding(let record): add(record)
            case .decorator(let record):
                decorators[record.key, default: []].append(record)
                decoratorOrder.append(record)
            case .wiring(let record): wirings.append(record)
            case .child(let record): children.append(record)
            case .module(let record):
                add(.module(Blueprint(record.bindings, module: record)), for: record.input.input)
            case .adapter(let record):
                add(.adapter(record), for: record.type.needed)
            }
        }
    }

    private func add(_ record: BindingRecord) {
        if record.roles.contribution != nil {
            contributions.append(record)
        } else if let first = bindings[record.key] {
            duplicates.append(.binding(first, record))
        } else {
            bindings[record.key] = record
            order.append(record)
        }
    }

    private func add(_ buildable: Buildable, for input: Any.Type) {
        if let first = buildables[ObjectIdentifier(input)] {
            duplicates.append(.input(input, first.location, buildable.location))
        } else {
            buildables[ObjectIdentifier(input)] = buildable
            inputs.append(input)
        }
    }

    /// The adapters, in the order of declaration.
    var adapters: [AdapterRecord] {
        inputs.compactMap { input in
            guard case .adapter(let record) = buildables[ObjectIdentifier(input)] else { return nil }
            return record
        }
    }

    /// This blueprint and those of the modules in it, at any depth.
    var all: [Blueprint] {
        var result = [self]
        for input in inputs {
            guard case .module(let inner) = buildables[ObjectIdentifier(input)] else { continue }
            result += inner.all
        }
        return result
    }
}

extension Blueprint.Buildable {
    var location: SourceLocation? {
        switch self {
        case .module(let blueprint): blueprint.module?.location
        case .adapter(let record): record.location
        }
    }
}
