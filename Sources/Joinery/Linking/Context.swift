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
    /// The nodes of contributions, by binding and by level of the container that it is declared in.
    var contributions: [ContributionID: Int] = [:]
    /// The keys of keyed collections, by the node of the request.
    var collectionKeys: [Int: [any Hashable & Sendable]] = [:]
    /// The nodes of requests, by type.
    var requests: [ObjectIdentifier: Int] = [:]
    /// What the embedded modules offer, by key.
    var offers: [Key: Offer] = [:]
    /// The same keys, in the order of declaration.
    var offerOrder: [Key] = []
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

/// Says which contribution is meant, where one list of bindings is declared at two levels.
struct ContributionID: Hashable {
    let recipe: ObjectIdentifier
    let blueprint: ObjectIdentifier
}
