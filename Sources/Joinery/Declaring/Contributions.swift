/// Declares a collection that may be empty.
///
/// A collection exists because something contributes to it. One that nothing contributes to is missing, so that a list of
/// values in an initializer, or a part that is contributed to the wrong type, is never an empty list by accident. Where
/// an empty collection is right, because the parts are optional or come from an extension, say so:
///
/// ```swift
/// Contributions(to: (any Plugin).self)                         // [any Plugin]
/// Contributions(to: (any Handler).self, keys: String.self)     // [String: any Handler]
/// ```
///
/// It may be declared more than once, and contributed to as well. In ``Container/overriding(_:)`` it takes away what was
/// contributed before.
public struct Contributions<Element>: Declaration, Sendable {
    private let record: CollectionRecord

    /// Declares the collection that `[Element]` asks for.
    ///
    /// - Parameter element: The type of the collection's elements.
    public init(to element: Element.Type) {
        record = CollectionRecord(type: [Element].self, element: element, location: .unknown)
    }

    /// Declares the collection that `[Key: Element]` asks for.
    ///
    /// - Parameters:
    ///   - element: The type of the collection's values.
    ///   - keys: The type of the keys.
    public init<Key: Hashable & Sendable>(to element: Element.Type, keys: Key.Type) {
        record = CollectionRecord(type: [Key: Element].self, element: element, location: .unknown)
    }

    /// The collection, as an entry of the block it stands in.
    public var declared: Bindings { Bindings([.collection(record)]) }
}

/// A collection that may be empty, as it is declared.
@usableFromInline
package struct CollectionRecord: Sendable {
    /// The collection, as a request for all of it.
    let type: any DependencyRequest.Type
    /// The type of the elements.
    let element: Any.Type
    let location: DeclarationSite

    /// The same declaration, at `location`.
    func located(_ location: DeclarationSite) -> CollectionRecord {
        CollectionRecord(type: type, element: element, location: location)
    }
}

/// A collection as one place declares it: what is contributed there, and whether it may be empty.
struct DeclaredCollection: Sendable {
    /// The collection, as a request for all of it.
    let type: any DependencyRequest.Type
    /// The type of the elements.
    let element: Any.Type
    /// Where it is first contributed to or declared.
    let location: DeclarationSite
    /// What is contributed, in the order of declaration.
    var parts: [BindingRecord] = []
    /// Whether it is declared to exist without any part.
    var mayBeEmpty = false

    /// Whether some parts can only be had inside of a module.
    var hasModuleParts: Bool { parts.contains { $0.scope == .perModule } }
}
