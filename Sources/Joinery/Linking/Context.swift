/// One place for which nodes are made: the container, or one module.
///
/// A transient or per-module binding of the container that a module needs gets a node of its own there, since what it
/// needs is looked up from the module.
struct Context {
    let id: Int
    let blueprint: Blueprint
    /// The place that the module was declared in, for finding other modules.
    let enclosing: Int?
    /// The nodes that were made, by key.
    var nodes: [Key: Int] = [:]
    /// The nodes of requests, by type.
    var requests: [ObjectIdentifier: Int] = [:]
    /// What the embedded modules offer, by key.
    var offers: [Key: Offer] = [:]
    /// Where the module that offers something is embedded, by key.
    var offerPlaces: [Key: SourceLocation] = [:]
    /// The nodes of what accepts an input and is declared here.
    var buildables: [ObjectIdentifier: Int] = [:]
    /// The node of the module's input.
    var input: Int?
    var wirings: [Int] = []
    var children: [Int] = []
    /// Whether a ``Resolver`` is injected here, which can ask for anything.
    var isOpaque = false
    /// Whether another module embeds this one.
    var isEmbedded = false

    var module: ModuleRecord? { blueprint.module }
    var name: NodeName? { blueprint.module.map { NodeName(type: $0.type) } }

    /// Something that an embedded module offers.
    enum Offer {
        case entry(ChildRecord, embedded: Int)
        case export(BindingRecord, embedded: Int, context: Int)
    }
}

/// What a node stands for, with the record that its producer is made from.
enum Subject {
    case binding(BindingRecord)
    case external(Producer)
    case input(ModuleRecord)
    case request(any DependencyRequest.Type)
    case embedded(ChildRecord)
    case embeddedEntry(ChildRecord, embedded: Int, context: Int)
    case export(BindingRecord, embedded: Int, context: Int)
    case ancestor(BindingRecord)
    case module(ModuleRecord)
    case adapter(AdapterRecord)
    case wiring(WiringRecord)
}

/// Something that an embedded module offers and the module around it has already.
struct Clash {
    let service: Any.Type
    let context: Int
    let places: [SourceLocation]
}

/// A need that nothing meets.
struct Unmet {
    /// The node that has the need.
    let consumer: Int
    let target: Target

    enum Target {
        case service(Any.Type)
        case factory(Any.Type, argument: Any.Type)
        case module(Any.Type)
    }
}
