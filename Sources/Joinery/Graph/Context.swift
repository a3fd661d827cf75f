/// One place for which nodes are made: the container, or one module.
///
/// A transient or per-module binding of the container that a module needs gets a node of its own there, since what it
/// needs is looked up from the module.
package struct Context: Sendable {
    package let id: Int
    /// What is declared there.
    var scope: DeclaredScope
    /// The place that the module was declared in, for finding other modules.
    package let enclosing: Int?
    /// The container that declares it: 0 for the one that is linked, 1 for the one that it extends, and so on.
    package let level: Int
    /// The nodes that were made, by key.
    var nodes: [Key: Int] = [:]
    /// The nodes of contributions, and of what decorates them.
    var contributions: [ContributionID: Int] = [:]
    /// The keys of keyed collections, by the node of the request.
    var collectionKeys: [Int: [any Hashable & Sendable]] = [:]
    /// The nodes of requests, by type.
    var requests: [ObjectIdentifier: Int] = [:]
    /// What the child modules offer, in the order of declaration.
    var offers = OrderedTable<Key, Offer>()
    /// The nodes of what accepts an input and is declared here.
    var buildables: [ObjectIdentifier: Int] = [:]
    /// The node of the module's input.
    var input: Int?
    var wirings: [Int] = []
    var children: [Int] = []
    /// Whether a ``Resolver`` is injected here, which can ask for anything.
    var isOpaque = false
    /// Whether it is the child of another module.
    package var isChild = false

    package var module: ModuleRecord? { scope.module }
    var name: NodeName? { module.map { NodeName(type: $0.type) } }

    /// The node of what building the module returns.
    package var entry: Int? { module.flatMap { nodes[Key($0.input.entry)] } }

    /// Whether the modules built inside of it see what it has under a key.
    func isSharing(_ key: Key) -> Bool { scope.bindings[key]?.isShared ?? false }

    /// Something that a child module offers: its entry, or what it exports.
    struct Offer: Sendable {
        let child: Int
        let record: ChildRecord
        /// The place of the child.
        let context: Int
        /// The binding that is exported; `nil` for the entry.
        var export: BindingRecord?
    }

    /// The same without what only linking asks for, to keep.
    var compacted: Context {
        var copy = Context(id: id, scope: DeclaredScope(module: module), enclosing: enclosing, level: level)
        copy.nodes = entry.map { node in module.map { [Key($0.input.entry): node] } ?? [:] } ?? [:]
        copy.input = input
        copy.wirings = wirings
        copy.children = children
        copy.isOpaque = isOpaque
        copy.isChild = isChild
        return copy
    }
}

extension Context {
    /// Says which singleton a key of this place is, for containers that extend this one.
    func singletonID(_ key: Key) -> SingletonID {
        SingletonID(key: key, module: module.map { ObjectIdentifier($0) })
    }
}
