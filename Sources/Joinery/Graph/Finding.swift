/// Something that is wrong with a graph, as the checks find it: which problem, and where.
///
/// ``LinkError/ProblemWriter`` makes the texts.
enum Finding {
    // MARK: Of a declaration

    case duplicate(DeclaredScope.Duplicate, in: ModuleRecord?)
    case flaw(BindingRecord, BindingRecord.Flaw)
    /// A value that a binding brings, and no parameter of its factory for it.
    case unusedSupply(BindingRecord, Supply)
    /// A wiring or a child that stands in no module.
    case misplaced(String, DeclarationSite)
    /// An adapter whose closures belong to two actors.
    case adapterIsolation(AdapterRecord, (any Actor), (any Actor))
    /// An override, and nothing that it replaces.
    case notOverridden(BindingRecord)
    case moduleNotOverridden(Any.Type, DeclarationSite?)
    /// A collection that is overridden, and does not exist.
    case collectionNotOverridden(DeclaredCollection)
    /// A keyed contribution that is overridden, and the parts of the collection, none of which has its key.
    case partNotOverridden(BindingRecord, parts: [BindingRecord])

    // MARK: Of what is there

    /// A decorator, and nothing that it decorates at its place.
    case notDecorated(BindingRecord, context: Int)
    /// A service that comes from two places of one module, or a collection that is bound as a whole as well.
    case clash(Any.Type, context: Int, places: [DeclarationSite])
    /// What nothing meets, with every need for it.
    case missing([Unmet])
    /// What a module needs from those above it: `via` builds the module where there is none, and is `nil` for a module that
    /// nothing builds.
    case notShared(consumer: Int, context: Int, via: Int?)

    // MARK: Of the needs

    /// Nodes that need each other immediately, from the first one round.
    case cycle([Int])
    /// The way from something that lives long to what it would retain of a module.
    case captive([Int])
    /// The way from a singleton that a module declares, through a request, to what only an instance of the module has.
    case outlived([Int])
    /// The way from something of the container to what only a module has.
    case outsideModule([Int])
    /// A node that needs two actors, and the nodes that the needs come from.
    case isolation(Int, Int, Int)
    /// A decorator of something that the container shares, under a type of which nothing says that it is `Sendable`; the last
    /// node is the other name that it decorates.
    case unsafeSharing([Int])
    /// An asynchronous factory without an actor, and the actor of what it takes, as a number.
    case asynchronousIsolation(Int, actor: Int)
}

/// A need that nothing meets.
struct Unmet {
    /// The node that has the need.
    let consumer: Int
    let target: Target

    enum Target: Hashable {
        case service(TypeID)
        case collection(TypeID)
        case factory(TypeID, argument: TypeID)
        case tagged(TypeID, tag: TypeID)
        case module(TypeID)
    }
}
