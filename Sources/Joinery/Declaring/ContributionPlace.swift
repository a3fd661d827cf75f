/// Where in which collection a contribution belongs.
@usableFromInline
package struct ContributionPlace: Sendable {
    /// The type of the elements.
    package let element: Any.Type
    /// The key, for a keyed collection.
    package let key: (any Hashable & Sendable)?
    /// The type that the key was given as, for a keyed collection.
    let keyType: Any.Type?
    /// The collection's type, as a request for all of it.
    let collection: any DependencyRequest.Type

    /// A place in `[Element]`.
    @usableFromInline
    init<Element>(element: Element.Type) {
        self.element = element
        key = nil
        keyType = nil
        collection = [Element].self
    }

    /// A place in `[Key: Element]`.
    @usableFromInline
    init<Element, Key: Hashable & Sendable>(element: Element.Type, key: Key) {
        self.element = element
        self.key = key
        keyType = Key.self
        collection = [Key: Element].self
    }

    /// Whether both mean the same place of the same collection.
    func isSame(as other: ContributionPlace) -> Bool {
        collection == other.collection && key.map { AnyHashable($0) } == other.key.map { AnyHashable($0) }
    }
}
