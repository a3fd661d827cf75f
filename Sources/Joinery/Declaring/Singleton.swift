/// Declares a service of which a container has one, made on first use, exactly once whoever asks.
///
/// ```swift
/// Singleton(RemoteUserService.init, as: (any UserService).self)
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
    public let binding: DeclaredBinding<Service>

    /// A binding that is declared already.
    public init(binding: DeclaredBinding<Service>) {
        self.binding = binding
    }

    /// A singleton that belongs to a global actor.
    init<Isolation: GlobalActor>(
        _ actor: Isolation.Type,
        _ make: @escaping @Sendable (Edges, FramePointer?) throws -> Service,
        _ dependencies: [Any.Type],
        isolation written: (any Actor)?
    ) {
        let bound: any Actor = Isolation.shared
        let record = BindingRecord(
            recipe: ServiceRecipe<Service>(make),
            scope: .singleton,
            dependencies: dependencies,
            isolation: bound,
            flaw: written == nil || written === bound ? nil : .otherActor
        )
        binding = DeclaredBinding(record)
    }

    /// A singleton that starting the container makes.
    init(starting recipe: any StartRecipe, _ dependencies: [Any.Type], isolation: (any Actor)?) {
        let record = BindingRecord(
            recipe: ServiceRecipe<Service> { edges, _ in throw edges.owner.kernel.error(notStarted: edges.owner) },
            scope: .singleton,
            dependencies: dependencies,
            isolation: isolation
        )
        binding = DeclaredBinding(record.changed { $0.asynchronous = recipe })
    }

    /// Lets ``Container/start(progress:)`` make the singleton, in place of its first use.
    ///
    /// - Returns: The eager binding.
    public func eager() -> Self {
        Self(binding: binding.changed { $0.isEager = true })
    }
}

extension Singleton where Service: Sendable {
    /// Says what to do with the singleton when the container is shut down, if it has been made.
    ///
    /// ```swift
    /// Singleton(SQLDatabase.init, as: (any Database).self).onShutdown { database in
    ///     try await database.close()
    /// }
    /// ```
    ///
    /// - Parameter action: Runs during ``Container/shutdown(timeout:)``, on the actor it was written for.
    /// - Returns: The binding with the action.
    public func onShutdown(
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable (Service) async throws -> Void
    ) -> Self {
        Self(binding: binding.changed { $0.shutdown = ShutdownOf(action: action) })
    }
}
