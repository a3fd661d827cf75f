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
public struct Transient<Service>: Declaration, Sendable {
    @usableFromInline var records: [BindingRecord]

    @usableFromInline
    init(_ record: BindingRecord) {
        records = [record]
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
        self.init(
            BindingRecord(
                recipe: ServiceRecipe<Service>(assembling: unisolated(make)),
                scope: .transient,
                location: SourceLocation(fileID: fileID, line: line),
                dependencies: types(repeat (each Dependency).self),
                isolation: make.isolation
            )
        )
    }

    /// Makes the service known under another type as well.
    ///
    /// - Parameters:
    ///   - type: The other type it can be asked for by.
    ///   - convert: Gives the service as that type, usually `{ $0 }`, so that a type that does not conform does not
    ///     compile.
    ///   - fileID: Where this was written; leave it to its default.
    ///   - line: Where this was written; leave it to its default.
    /// - Returns: The binding under both types.
    @inlinable
    public func provides<Other>(
        _ type: Other.Type,
        @_inheritActorContext _ convert: @escaping @isolated(any) @Sendable (Service) throws -> Other,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Self {
        var copy = self
        let location = SourceLocation(fileID: fileID, line: line)
        copy.records.append(records[0].alias(unisolated(convert), isolation: convert.isolation, at: location))
        return copy
    }

    /// The binding, as an entry of the block it stands in.
    public var declared: Bindings { Bindings(records.map { .binding($0) }) }
}
