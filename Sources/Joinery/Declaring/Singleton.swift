/// Declares a service of which a container has one, made on first use, exactly once whoever asks.
///
/// ```swift
/// Singleton((any UserService).self, RemoteUserService.init)
/// Singleton((any UserCache).self) { (paths: any Paths) in
///     try DiskUserCache(directory: paths.caches)
/// }
/// ```
///
/// The service is shared by everything that has the container, so it must be `Sendable`; one that is not can be bound to
/// an actor, with `on:`. A factory that throws leaves nothing behind: the next request tries again. Structs are made
/// once and copied out. A singleton takes no runtime arguments.
public struct Singleton<Service>: Declaration, Sendable {
    @usableFromInline var records: [BindingRecord]

    @usableFromInline
    init(_ record: BindingRecord) {
        records = [record]
    }

    /// Declares a singleton that any code may use.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by, usually a protocol: `(any UserService).self`.
    ///   - make: Makes the object. Its parameters are resolved by type; it runs on the actor it was written for and may
    ///     throw.
    ///   - fileID: Where the binding was written; leave it to its default.
    ///   - line: Where the binding was written; leave it to its default.
    public init<each Dependency>(
        _ service: Service.Type,
        @_inheritActorContext _ make:
            @escaping @isolated(any) @Sendable (repeat each Dependency) throws -> Service,
        fileID: String = #fileID,
        line: Int = #line
    ) where Service: Sendable {
        self.init(
            BindingRecord(
                recipe: ServiceRecipe<Service>(assembling: unisolated(make)),
                scope: .singleton,
                location: SourceLocation(fileID: fileID, line: line),
                dependencies: types(repeat (each Dependency).self),
                isolation: make.isolation
            )
        )
    }

    /// Declares a singleton that lives on a global actor and need not be `Sendable`.
    ///
    /// It is made there, and only code on that actor can resolve it.
    ///
    /// ```swift
    /// Singleton(ImageCache.self, on: MainActor.self) { ImageCache(limit: 100) }
    /// ```
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by.
    ///   - actor: The global actor it belongs to.
    ///   - make: Makes the object, on that actor.
    ///   - fileID: Where the binding was written; leave it to its default.
    ///   - line: Where the binding was written; leave it to its default.
    public init<Isolation: GlobalActor, each Dependency>(
        _ service: Service.Type,
        on actor: Isolation.Type,
        @_inheritActorContext _ make:
            @escaping @isolated(any) @Sendable (repeat each Dependency) throws -> Service,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        let written: (any Actor)? = make.isolation
        let bound: any Actor = Isolation.shared
        self.init(
            BindingRecord(
                recipe: ServiceRecipe<Service>(assembling: unisolated(make)),
                scope: .singleton,
                location: SourceLocation(fileID: fileID, line: line),
                dependencies: types(repeat (each Dependency).self),
                isolation: bound,
                flaw: written == nil || written === bound ? nil : .otherActor
            )
        )
    }

    /// Makes the singleton known under another type as well: one object, made once, whichever type is asked for.
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
