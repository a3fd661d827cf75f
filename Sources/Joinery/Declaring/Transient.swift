/// Declares a service of which every request gets a new one.
///
/// The factory is an initializer or a closure; its parameters are the dependencies.
///
/// ```swift
/// Transient((any DateFormatting).self, ISODateFormatting.init)
/// Transient((any Greeting).self, taking: String.self) { name, clock in
///     FriendlyGreeting(name: name, clock: clock)
/// }
/// ```
///
/// With `taking:` the first parameters are runtime arguments, given by who asks: `resolve(_:with:)` or ``Factory``. They
/// belong to this factory alone and are never passed on to its dependencies.
public struct Transient<Service>: ServiceBinding {
    /// What has been declared so far.
    public var draft: BindingDraft<Service>

    @usableFromInline
    init(_ record: BindingRecord) {
        draft = BindingDraft(record)
    }

    /// Declares a factory without runtime arguments.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by, usually a protocol: `(any Greeting).self`.
    ///   - make: Makes the object. Its parameters are resolved by type; it runs on the actor it was written for and may
    ///     throw, in which case the error reaches who asked, with the path.
    ///   - fileID: Where the binding was written; leave it to its default.
    ///   - line: Where the binding was written; leave it to its default.
    @inlinable
    public init<each Dependency>(
        _ service: Service.Type,
        @_inheritActorContext _ make:
            @escaping @isolated(any) @Sendable (repeat each Dependency) throws -> Service,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        draft = BindingDraft(.transient, make, assemble(unisolated(make)), fileID, line)
    }
}
