/// Declares one part of a collection that any number of assemblies and modules add to.
///
/// ```swift
/// Contribution(SpellChecker.init, to: (any Plugin).self)
/// Contribution(WordCount.init, to: (any Plugin).self)
///
/// final class Editor {
///     init(plugins: [any Plugin]) { … }        // in the order of declaration
/// }
/// ```
///
/// With a key the collection is a dictionary: `Contribution(JSONHandler.init, to: (any Handler).self, key: "json")` is asked
/// for as `[String: any Handler]`. A part that is declared this way is made anew for each collection, as by
/// ``Transient``. For another scope declare the part as a binding and let it
/// ``ServiceBinding/contributes(_:_:)``.
///
/// A module sees the container's parts, then its own; a container that extends another sees those of the base first. Of
/// two parts with one key the nearer one shadows the other. A collection without any part is missing, unless
/// ``Contributions`` declares that it may be empty.
public struct Contribution<Element>: Declaration, Sendable {
    private var record: BindingRecord

    init<Key: Hashable & Sendable>(
        _ key: Key,
        _ make: @escaping @Sendable (Edges, FramePointer?) throws -> Element,
        _ dependencies: [Any.Type],
        isolation: (any Actor)?
    ) {
        let place =
            key is WithoutKey
            ? ContributionPlace(element: Element.self) : ContributionPlace(element: Element.self, key: key)
        record = BindingRecord(
            recipe: ServiceRecipe<Element>(make),
            scope: .transient,
            dependencies: dependencies,
            isolation: isolation
        )
        .changed { $0.contribution = place }
    }

    /// Gives a value for the factory's parameter of that type, as ``ServiceBinding/supplying(_:)`` does.
    ///
    /// - Parameter value: The value; it takes the place of a binding of exactly its type.
    /// - Returns: The contribution with the value.
    public func supplying<Value: Sendable>(_ value: Value) -> Self {
        var copy = self
        copy.record = record.changed { $0.supplies.append(Supply(value)) }
        return copy
    }

    /// The contribution, as an entry of the block it stands in.
    public var declared: Bindings { Bindings([.binding(record)]) }
}

/// Stands for the key of a ``Contribution`` to a collection that has no keys.
public struct WithoutKey: Hashable, Sendable {
    /// Makes the value; there is only one.
    public init() {}
}
