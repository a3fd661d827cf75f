/// The declarations of one block, sorted by what they are.
///
/// A blueprint exists for the container and for each module in it. It finds what is declared twice, and nothing else.
final class Blueprint {
    /// The module that this is the inside of; `nil` for the container.
    let module: ModuleRecord?
    let bindings: [Key: BindingRecord]
    /// The bindings in the order of declaration.
    let order: [BindingRecord]
    /// The parts of collections, in the order of declaration.
    let contributions: [BindingRecord]
    /// The decorators by the key that they decorate, innermost first.
    let decorators: [Key: [BindingRecord]]
    /// The same, in the order of declaration.
    let decoratorOrder: [BindingRecord]
    let wirings: [WiringRecord]
    let children: [ChildRecord]
    /// The modules and adapters by the input they accept.
    let buildables: [ObjectIdentifier: Buildable]
    /// The inputs that can be built, in the order of declaration.
    let inputs: [Any.Type]
    let duplicates: [Duplicate]

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
        let sorted = Sorted(bindings)
        self.module = module
        self.bindings = sorted.bindings
        order = sorted.order
        contributions = sorted.contributions
        decorators = sorted.decorators
        decoratorOrder = sorted.decoratorOrder
        wirings = sorted.wirings
        children = sorted.children
        buildables = sorted.buildables
        inputs = sorted.inputs
        duplicates = sorted.duplicates
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

/// The declarations of one block while they are being sorted.
private struct Sorted {
    var bindings: [Key: BindingRecord] = [:]
    var order: [BindingRecord] = []
    var contributions: [BindingRecord] = []
    var decorators: [Key: [BindingRecord]] = [:]
    var decoratorOrder: [BindingRecord] = []
    var wirings: [WiringRecord] = []
    var children: [ChildRecord] = []
    var buildables: [ObjectIdentifier: Blueprint.Buildable] = [:]
    var inputs: [Any.Type] = []
    var duplicates: [Blueprint.Duplicate] = []

    init(_ declared: Bindings) {
        bindings.reserveCapacity(declared.elements.count)
        order.reserveCapacity(declared.elements.count)
        for element in declared.elements {
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

    private mutating func add(_ record: BindingRecord) {
        if record.roles.contribution != nil {
            contributions.append(record)
        } else if let first = bindings[record.key] {
            duplicates.append(.binding(first, record))
        } else {
            bindings[record.key] = record
            order.append(record)
        }
    }

    private mutating func add(_ buildable: Blueprint.Buildable, for input: Any.Type) {
        if let first = buildables[ObjectIdentifier(input)] {
            duplicates.append(.input(input, first.location, buildable.location))
        } else {
            buildables[ObjectIdentifier(input)] = buildable
            inputs.append(input)
        }
    }
}
