/// Where in which collection a contribution belongs.
@usableFromInline
struct ContributionPlace: Sendable {
    /// The type of the elements.
    let element: Any.Type
    /// The key, for a keyed collection.
    let key: (any Hashable & Sendable)?
    /// The collection's type, as a request for all of it.
    let collection: any DependencyRequest.Type

    /// A place in `[Element]`.
    @usableFromInline
    init<Element>(element: Element.Type) {
        self.element = element
        key = nil
        collection = [Element].self
    }

    /// A place in `[Key: Element]`.
    @usableFromInline
    init<Element, Key: Hashable & Sendable>(element: Element.Type, key: Key) {
        self.element = element
        self.key = key
        collection = [Key: Element].self
    }
}
