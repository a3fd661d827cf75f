import Joinery

/// The types that a node can be found by: its service, what else it provides, the input of a module.
///
/// Two types can have one name, so names alone do not say which one is meant. The types are known only in the program that
/// made the graph. They are not encoded, and two nodes are equal whatever is known of their types: a decoded graph equals
/// the graph that was encoded.
struct NodeTypes: Sendable, Hashable {
    /// The types; `nil` in a node that was decoded, or made without a container.
    ///
    /// Such a node is found by names.
    private(set) var known: [TypeID]?

    init() {}

    init(_ types: [Any.Type]) {
        known = types.map { TypeID($0) }
    }

    static func == (_: NodeTypes, _: NodeTypes) -> Bool { true }

    func hash(into _: inout Hasher) {}
}
