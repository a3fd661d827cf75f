/// A list of declarations, as a block of bindings makes it.
///
/// It is a plain value: it holds factories, and has made nothing yet. It may be kept, passed on and declared again.
public struct Bindings: Sendable, Declaration {
    @usableFromInline package var elements: [Element]

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
    }
}
