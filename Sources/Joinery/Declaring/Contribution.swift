/// Declares one part of a collection that any number of assemblies and modules add to.
///
/// ```swift
/// Contribution((any Plugin).self, SpellChecker.init)
/// Contribution((any Plugin).self, WordCount.init)
///
/// final class Editor {
///     init(plugins: [any Plugin]) { … }        // in the order of declaration; empty if there is none
/// }
/// ```
///
/// With a key the collection is a dictionary: `Contribution((any Handler).self, key: "json", JSONHandler.init)` is asked
/// for as `[String: any Handler]`. A part that is declared this way is made anew for each collection, as by
/// ``Transient``. For another scope declare the part as a binding and let it
/// ``ServiceBinding/contributes(_:_:fileID:line:)``.
///
/// A module sees the container's parts, then its own; a container that extends another sees those of the base first.
public struct Contribution<Element>: Declaration, Sendable {
    private var draft: BindingDraft<Element>

    /// Declares a part of `[Element]`.
    ///
    /// - Parameters:
    ///   - element: The type of the collection's elements.
    ///   - make: Makes the part. Its parameters are resolved by type.
    ///   - fileID: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    public init<each Dependency>(
        _ element: Element.Type,
        @_inheritActorContext _ make:
            @escaping @isolated(any) @Sendable (repeat each Dependency) throws -> Element,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        let record = BindingRecord(
            recipe: ServiceRecipe<Element>(assembling: unisolated(make)),
            scope: .transient,
            location: SourceLocation(fileID: fileID, line: line),
            dependencies: types(repeat (each Dependency).self),
            isolation: make.isolation
        )
        draft = BindingDraft(record.changed { $0.contribution = ContributionPlace(element: element) })
    }

    /// Declares a part of `[Key: Element]`.
    ///
    /// - Parameters:
    ///   - element: The type of the collection's values.
    ///   - key: Where in the collection; a key given twice is a problem found when linking.
    ///   - make: Makes the part. Its parameters are resolved by type.
    ///   - fileID: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    public init<Key: Hashable & Sendable, each Dependency>(
        _ element: Element.Type,
        key: Key,
        @_inheritActorContext _ make:
            @escaping @isolated(any) @Sendable (repeat each Dependency) throws -> Element,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        let record = BindingRecord(
            recipe: ServiceRecipe<Element>(assembling: unisolated(make)),
            scope: .transient,
            location: SourceLocation(fileID: fileID, line: line),
            dependencies: types(repeat (each Dependency).self),
            isolation: make.isolation
        )
        draft = BindingDraft(record.changed { $0.contribution = ContributionPlace(element: element, key: key) })
    }

    /// Gives a value for the factory's parameter of that type, as ``ServiceBinding/supplying(_:)`` does.
    ///
    /// - Parameter value: The value; it takes the place of a binding of exactly its type.
    /// - Returns: The contribution with the value.
    public func supplying<Value: Sendable>(_ value: Value) -> Self {
        var copy = self
        copy.draft.change { $0.supplies.append(Supply(value)) }
        return copy
    }

    /// The contribution, as an entry of the block it stands in.
    public var declared: Bindings { Bindings(draft.records.map { .binding($0) }) }
}
