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
public struct Singleton<Service>: ServiceBinding {
    /// What has been declared so far.
    public var draft: BindingDraft<Service>

    private init(_ record: BindingRecord) {
        draft = BindingDraft(record)
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
        // Not inlinable: what runs once need not be specialised where it is written.
        draft = BindingDraft(.singleton, make, assemble(unisolated(make)), fileID, line)
    }

    /// Declares a singleton that lives on a global actor and need not be `Sendable`.
    ///
    /// It is made there, and only code on that actor can resolve it.
    ///
    /// ```swift
    /// Singleton(ImageCache.self, on: MainActor.self) { @MainActor in ImageCache(limit: 100) }
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

    /// Declares a singleton that is made asynchronously, by ``Container/start(progress:)``.
    ///
    /// ```swift
    /// Singleton((any Database).self) { (paths: any Paths) async throws in
    ///     try await SQLDatabase.open(paths.database)
    /// }
    /// ```
    ///
    /// Once the container is started it is resolved like any other singleton. Before that, resolving it throws
    /// ``ResolutionError/notStarted(service:path:)``.
    ///
    /// - Parameters:
    ///   - service: The type it is asked for by.
    ///   - make: Makes the object. Its parameters are resolved by type; if one of them has to be made on an actor, this
    ///     closure has to belong to that actor too.
    ///   - fileID: Where the binding was written; leave it to its default.
    ///   - line: Where the binding was written; leave it to its default.
    @_disfavoredOverload
    public init<each Dependency>(
        _ service: Service.Type,
        @_inheritActorContext _ make:
            @escaping @isolated(any) @Sendable (repeat each Dependency) async throws -> Service,
        fileID: String = #fileID,
        line: Int = #line
    ) where Service: Sendable {
        let record = BindingRecord(
            recipe: ServiceRecipe<Service> { edges, _ in throw edges.owner.kernel.error(notStarted: edges.owner) },
            scope: .singleton,
            location: SourceLocation(fileID: fileID, line: line),
            dependencies: types(repeat (each Dependency).self),
            isolation: make.isolation
        )
        self.init(record.changed { $0.asynchronous = AsynchronousRecipe(unisolated(make)) })
    }

    /// Lets ``Container/start(progress:)`` make the singleton, in place of its first use.
    ///
    /// - Returns: The eager binding.
    public func eager() -> Self {
        var copy = self
        copy.draft.change { $0.isEager = true }
        return copy
    }
}

extension Singleton where Service: Sendable {
    /// Says what to do with the singleton when the container is shut down, if it has been made.
    ///
    /// ```swift
    /// Singleton((any Database).self, SQLDatabase.init).onShutdown { database in
    ///     try await database.close()
    /// }
    /// ```
    ///
    /// - Parameter action: Runs during ``Container/shutdown(timeout:)``, on the actor it was written for.
    /// - Returns: The binding with the action.
    public func onShutdown(
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable (Service) async throws -> Void
    ) -> Self {
        var copy = self
        copy.draft.change { $0.shutdown = ShutdownOf(action: action) }
        return copy
    }
}
