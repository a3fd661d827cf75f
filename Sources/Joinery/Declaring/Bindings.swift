/// Anything that can stand in a block of bindings: a binding, a wiring, an assembly, a module, an adapter.
///
/// The types that conform are the vocabulary of the library. Conform a type of your own to ``Assembly`` or ``Module``
/// rather than to this protocol.
public protocol Declaration {
    /// What this declaration adds to the block it stands in.
    var declared: Bindings { get }
}

extension Declaration {
    /// The declaration as one of another place in the source, for tests of what says where it was declared.
    package func declared(at fileID: String, _ line: Int) -> Bindings {
        declared.located(DeclarationSite(fileID: fileID, line: line))
    }
}

/// A list of declarations, as a block of bindings makes it.
///
/// It is a plain value: it holds factories, and has made nothing yet. It may be kept, passed on and declared again.
public struct Bindings: Sendable, Declaration {
    @usableFromInline package var elements: [Element]
    /// Which of them an assembly declares, once the list has been flattened.
    var origins: [Origin] = []

    package init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// Lists one after the other, without a block of bindings around them.
    package init(joining lists: [Bindings]) {
        elements = lists.flatMap(\.elements)
    }

    /// The list itself: a list can stand in a block of bindings.
    public var declared: Bindings { self }

    /// One entry of the list.
    @usableFromInline
    package enum Element: Sendable {
        case binding(BindingRecord)
        case decorator(BindingRecord)
        case module(ModuleRecord)
        case child(ChildRecord)
        case adapter(AdapterRecord)
        case wiring(WiringRecord)
        // Boxed, so that the others stay one word.
        indirect case collection(CollectionRecord)
        case assembly(AssemblyRecord)
        indirect case circle(InclusionCircle)
    }
}

extension Bindings {
    /// The same list, in which what does not stand in a block yet was declared at `location`.
    func located(_ location: DeclarationSite) -> Bindings {
        Bindings(elements.map { $0.located(location) })
    }
}

extension Bindings.Element {
    fileprivate func located(_ location: DeclarationSite) -> Self {
        switch self {
        case .binding(let record) where !record.location.isKnown: .binding(record.located(location))
        case .decorator(let record) where !record.location.isKnown: .decorator(record.located(location))
        case .module(let record) where record.location == nil:
            .module(record.located(location))
        case .collection(let record) where !record.location.isKnown: .collection(record.located(location))
        case .assembly(let record) where record.location == nil:
            .assembly(AssemblyRecord(record.included, record.bindings, location: location))
        case .circle(let circle): .circle(circle.located(location))
        case .child(let record) where !record.location.isKnown:
            .child(
                ChildRecord(
                    type: record.type,
                    dependencies: record.dependencies,
                    isolation: record.isolation,
                    location: location
                )
            )
        case .adapter(let record) where !record.location.isKnown:
            .adapter(record.located(location))
        case .wiring(let record) where !record.location.isKnown:
            .wiring(
                WiringRecord(
                    recipe: record.recipe,
                    dependencies: record.dependencies,
                    isolation: record.isolation,
                    location: location
                )
            )
        default: self
        }
    }
}

/// Everything that is known of one module when it is declared.
@usableFromInline
package final class ModuleRecord: Sendable {
    /// The type that the app wrote, for its name.
    package let type: Any.Type
    let input: any BuildableType
    package let bindings: Bindings
    package let location: DeclarationSite?
    /// Says whether it is the same as another.
    let included: Included

    init(_ included: Included, input: any BuildableType, bindings: Bindings, location: DeclarationSite? = nil) {
        type = included.type
        self.included = included
        self.input = input
        self.bindings = bindings
        self.location = location
    }

    /// The same module with other declarations.
    func with(_ bindings: Bindings) -> ModuleRecord {
        ModuleRecord(included, input: input, bindings: bindings, location: location)
    }

    /// The same module, declared at `location`.
    fileprivate func located(_ location: DeclarationSite) -> ModuleRecord {
        ModuleRecord(included, input: input, bindings: bindings, location: location)
    }

    /// The type of the module's input.
    package var inputType: Any.Type { input.input }
}

/// The declaration of one child module.
@usableFromInline
package final class ChildRecord: Sendable {
    let type: any ChildKind
    let dependencies: [Any.Type]
    let isolation: (any Actor)?
    let location: DeclarationSite

    init(
        type: any ChildKind,
        dependencies: [Any.Type],
        isolation: (any Actor)?,
        location: DeclarationSite = .unknown
    ) {
        self.type = type
        self.dependencies = dependencies
        self.isolation = isolation
        self.location = location
    }
}

/// Everything that is known of one wiring when it is declared.
@usableFromInline
package final class WiringRecord: Sendable {
    let recipe: ServiceRecipe<Void>
    let dependencies: [Any.Type]
    let isolation: (any Actor)?
    let location: DeclarationSite

    init(
        recipe: ServiceRecipe<Void>,
        dependencies: [Any.Type],
        isolation: (any Actor)?,
        location: DeclarationSite = .unknown
    ) {
        self.recipe = recipe
        self.dependencies = dependencies
        self.isolation = isolation
        self.location = location
    }
}

/// Everything that is known of one adapter when it is declared.
@usableFromInline
package final class AdapterRecord: Sendable {
    /// The type of the input that callers ask for.
    package let needed: Any.Type
    /// The type of the input that the module behind it accepts.
    let provided: Any.Type
    /// Makes the producer that builds through the adapter.
    ///
    /// Its edge is what accepts `provided`.
    let producer: @Sendable (ProducerSeed) -> Producer
    /// The actors that its closures must run on.
    let isolations: [(any Actor)?]
    package let location: DeclarationSite

    init<Needed: ModuleInput, Provided: ModuleInput>(
        _ needed: Needed.Type,
        _ provided: Provided.Type,
        input: @escaping @Sendable (Needed) throws -> Provided,
        entry: @escaping @Sendable (Provided.Entry) throws -> Needed.Entry,
        isolations: [(any Actor)?]
    ) {
        self.needed = needed
        self.provided = provided
        producer = { AdapterProducer<Needed, Provided>($0, input: input, entry: entry) }
        self.isolations = isolations
        location = .unknown
    }

    private init(_ other: AdapterRecord, at location: DeclarationSite) {
        needed = other.needed
        provided = other.provided
        producer = other.producer
        isolations = other.isolations
        self.location = location
    }

    /// The same adapter, declared at `location`.
    func located(_ location: DeclarationSite) -> AdapterRecord { AdapterRecord(self, at: location) }
}
