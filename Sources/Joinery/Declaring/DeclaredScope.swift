/// The declarations of one block, sorted by what they are.
///
/// There is one for the container and for each module in it. It finds what is declared twice, and nothing else.
final class DeclaredScope: Sendable {
    /// The module that this is the inside of; `nil` for the container.
    let module: ModuleRecord?
    let bindings: [Key: BindingRecord]
    /// The bindings in the order of declaration.
    let order: [BindingRecord]
    /// The parts of collections, in the order of declaration.
    let contributions: [BindingRecord]
    /// The collections that are contributed to or declared, by their types, in the order of declaration.
    let collections: OrderedTable<ObjectIdentifier, DeclaredCollection>
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
        /// One key of a collection.
        case key(String, BindingRecord, BindingRecord)
        /// An assembly with values that differ, or cannot be compared.
        case assembly(AssemblyRecord, AssemblyRecord)
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
        var collections = OrderedTable<ObjectIdentifier, DeclaredCollection>()
        var keys: [ContributionKey: BindingRecord] = [:]
        var duplicates: [Duplicate] = []
        bindings.reserveCapacity(declared.elements.count)
        order.reserveCapacity(declared.elements.count)

        func add(_ record: BindingRecord) {
            if let place = record.contribution {
                contributions.append(record)
                collections.update(
                    ObjectIdentifier(place.collection),
                    default: DeclaredCollection(
                        type: place.collection,
                        element: place.element,
                        location: record.location
                    )
                ) { $0.parts.append(record) }
                guard let key = place.key else { return }
                let id = ContributionKey(collection: ObjectIdentifier(place.collection), key: AnyHashable(key))
                if let first = keys[id] { duplicates.append(.key("\(key)", first, record)) } else { keys[id] = record }
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
            case .collection(let record):
                collections.update(
                    ObjectIdentifier(record.type),
                    default: DeclaredCollection(type: record.type, element: record.element, location: record.location)
                ) { $0.mayBeEmpty = true }
            // A list is flattened before it is sorted, and one with circles is not sorted at all.
            case .assembly, .circle: break
            }
        }
        self.module = module
        self.bindings = bindings
        self.order = order
        self.contributions = contributions
        self.collections = collections
        self.decorators = decorators
        decoratorsByKey = decorators.isEmpty ? [:] : Dictionary(grouping: decorators, by: \.key)
        self.wirings = wirings
        self.children = children
        self.buildables = buildables
        self.duplicates = declared.naming(duplicates)
    }

    private struct ContributionKey: Hashable {
        let collection: ObjectIdentifier
        let key: AnyHashable
    }

    /// What is contributed to a collection here, in the order of declaration.
    func parts(of collection: ObjectIdentifier) -> [BindingRecord] { collections[collection]?.parts ?? [] }

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

extension Bindings {
    /// Duplicates that come of including an assembly twice are that one mistake.
    fileprivate func naming(_ duplicates: [DeclaredScope.Duplicate]) -> [DeclaredScope.Duplicate] {
        guard !duplicates.isEmpty, !origins.isEmpty else { return duplicates }
        var indices: [ObjectIdentifier: [Int]] = [:]
        for (index, element) in elements.enumerated() {
            if case .binding(let record) = element { indices[ObjectIdentifier(record), default: []].append(index) }
        }
        func assemblies(around record: BindingRecord, _ isOther: Bool) -> [AssemblyRecord] {
            let places = indices[ObjectIdentifier(record)] ?? []
            guard let index = isOther ? places.last : places.first else { return [] }
            return origins.filter { $0.range.contains(index) }.map(\.assembly)
        }
        var seen: Set<[ObjectIdentifier]> = []
        return duplicates.compactMap { duplicate in
            let (first, second): (BindingRecord, BindingRecord)
            switch duplicate {
            case .binding(let one, let other), .key(_, let one, let other): (first, second) = (one, other)
            case .input, .assembly: return duplicate
            }
            let others = assemblies(around: second, true)
            // The outermost comes last.
            for assembly in assemblies(around: first, false).reversed() {
                guard let other = others.last(where: { $0.included.type == assembly.included.type }),
                    other !== assembly
                else { continue }
                guard seen.insert([ObjectIdentifier(assembly), ObjectIdentifier(other)]).inserted else { return nil }
                return .assembly(assembly, other)
            }
            return duplicate
        }
    }
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
