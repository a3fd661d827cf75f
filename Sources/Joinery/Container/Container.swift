/// A linked graph of services and modules: what an app resolves its objects from.
///
/// Making one checks the whole graph without running a factory. It never changes afterwards, may be used from any thread
/// and takes no lock to find what is bound.
///
/// ```swift
/// let container = try Container {
///     ServicesAssembly(server: server)
///     UserListModule()
/// }
/// let service = try container.resolve((any UserService).self)
/// let view = try container.build(UserListInput(prompt: "Find a user"))
/// ```
///
/// A container keeps its singletons, and nothing else that it made.
public final class Container: Sendable {
    @usableFromInline let reference: FrameReference
    @usableFromInline let services: FrozenTable
    @usableFromInline let shutdownFlag: ShutdownFlag
    package let declared: DeclaredContainer

    init(_ declared: DeclaredContainer, frame: Frame) {
        self.declared = declared
        reference = FrameReference(frame)
        shutdownFlag = frame.state.shutdownFlag
        services = frame.state.lookupTable(of: 0).services
    }

    /// Resolves a service.
    ///
    /// On the right actor this is a plain call. From elsewhere, name the actor and await; what comes back must be
    /// `Sendable` then:
    ///
    /// ```swift
    /// let screen = try await container.resolve(Screen.self, isolation: MainActor.shared)
    /// ```
    ///
    /// - Parameters:
    ///   - service: The type that it is bound as. `T?` gives `nil` if there is no binding; ``Provider``, ``Lazy``,
    ///     ``Factory`` and ``Builder`` can be resolved too.
    ///   - isolation: The actor to resolve on: the caller's, if left to its default.
    /// - Returns: The service.
    /// - Throws: ``ResolutionError`` if nothing is bound, a factory fails, or the service belongs to another actor.
    /// - Complexity: One lookup in a table, whatever the size of the graph, and the calls of the factories.
    @inlinable
    public func resolve<Service>(
        _ service: Service.Type = Service.self,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Service {
        try resolve(service, on: isolation)
    }

    /// Resolves the service that is bound with a tag.
    ///
    /// - Parameters:
    ///   - service: The type that it is bound as.
    ///   - tag: The tag.
    ///   - isolation: The actor to resolve on: the caller's, if left to its default.
    /// - Returns: The service.
    /// - Throws: ``ResolutionError`` if nothing is bound with that tag, which names those that there are; if a factory
    ///   fails; or if the service belongs to another actor.
    @inlinable
    public func resolve<Service, Tag>(
        _ service: Service.Type = Service.self,
        tagged tag: Tag.Type,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Service {
        try resolve(Tagged<Tag, Service>.self, on: isolation).service
    }

    /// Resolves a service that takes a runtime argument.
    ///
    /// The argument may have any type that Swift would convert to the declared one: a subclass, a conforming type, a
    /// value for an optional. The exact type is fastest.
    ///
    /// - Parameters:
    ///   - service: The type that it is bound as.
    ///   - argument: The argument.
    ///   - isolation: The actor to resolve on: the caller's, if left to its default.
    /// - Returns: A new service.
    /// - Throws: ``ResolutionError`` if nothing is bound with such an argument, a factory fails, or the service belongs
    ///   to another actor.
    @inlinable
    public func resolve<Service, Argument>(
        _ service: Service.Type = Service.self,
        with argument: Argument,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Service {
        try resolve(service, Argument.self, argument, on: isolation, Self.given)
    }

    /// Resolves a service that takes two runtime arguments.
    ///
    /// - Parameters:
    ///   - service: The type that it is bound as.
    ///   - first: The first argument.
    ///   - second: The second argument.
    ///   - isolation: The actor to resolve on: the caller's, if left to its default.
    /// - Returns: A new service.
    /// - Throws: ``ResolutionError``, as with one argument.
    @inlinable
    public func resolve<Service, First, Second>(
        _ service: Service.Type = Service.self,
        with first: First,
        _ second: Second,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Service {
        try resolve(service, TwoArguments<First, Second>.self, (first, second), on: isolation, Self.given)
    }

    /// Resolves a service that takes three runtime arguments.
    ///
    /// - Parameters:
    ///   - service: The type that it is bound as.
    ///   - first: The first argument.
    ///   - second: The second argument.
    ///   - third: The third argument.
    ///   - isolation: The actor to resolve on: the caller's, if left to its default.
    /// - Returns: A new service.
    /// - Throws: ``ResolutionError``, as with one argument.
    @inlinable
    public func resolve<Service, First, Second, Third>(
        _ service: Service.Type = Service.self,
        with first: First,
        _ second: Second,
        _ third: Third,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Service {
        try resolve(
            service,
            ThreeArguments<First, Second, Third>.self,
            (first, second, third),
            on: isolation,
            Self.given
        )
    }

    /// Builds the module that accepts `input` and returns its entry.
    ///
    /// Each call makes a new module: its per-module objects are shared inside it and with nothing else. The container
    /// keeps no reference to them afterwards, so the module lives as long as the returned entry does.
    ///
    /// ```swift
    /// let view = try container.build(UserDetailInput(userID: 7))
    /// ```
    ///
    /// - Parameters:
    ///   - input: What the module was declared to need from outside.
    ///   - isolation: The actor to build on: the caller's, if left to its default.
    /// - Returns: The object that the module declares as its entry.
    /// - Throws: ``ResolutionError`` if no module accepts the input, a factory or wiring fails, or the module belongs to
    ///   another actor. Nothing of the module is kept then.
    /// - Complexity: One allocation besides those of the module's own objects.
    @inlinable
    public func build<Input: ModuleInput>(
        _ input: Input,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Input.Entry {
        try build(input, on: isolation)
    }

    // MARK: Inside

    @inlinable
    @inline(__always)
    var pointer: FramePointer { reference.pointer }

    var frame: Frame { reference.frame }

    @inlinable
    @inline(__always)
    func build<Input: ModuleInput>(_ input: Input, on caller: (any Actor)?) throws -> Input.Entry {
        guard let found = services.find(Input.self, ModuleQualifier.self) else {
            return try buildOther(input, on: caller)
        }
        return try found._withUnsafeGuaranteedRef { producer in
            try shutdownFlag.check(producer)
            try producer.checkIsolation(caller)
            // Modules are found by their input.
            return try unsafeDowncast(producer, to: ModuleProducer<Input>.self)
                .build(input, in: pointer, on: caller.map { ObjectIdentifier($0) })
        }
    }

    @usableFromInline
    func buildOther<Input: ModuleInput>(_ input: Input, on caller: (any Actor)?) throws -> Input.Entry {
        try dynamicLookup.build(input, on: caller)
    }

    var dynamicLookup: DynamicLookup {
        DynamicLookup(state: frame.state, context: 0, frame: frame, parent: frame, isGuarded: false)
    }

    // Not isolated itself: a closure in code that is isolated would be checked for its actor on each call.
    @inlinable
    @inline(__always)
    func resolve<Service>(_ service: Service.Type, on caller: (any Actor)?) throws -> Service {
        guard let found = services.find(service, nil) else {
            return try resolveOther(service, on: caller)
        }
        return try found._withUnsafeGuaranteedRef { producer in
            try shutdownFlag.check(producer)
            try producer.checkIsolation(caller)
            return try producer.as(service).obtain(pointer)
        }
    }

    @usableFromInline
    func resolveOther<Service>(_ service: Service.Type, on caller: (any Actor)?) throws -> Service {
        try dynamicLookup.resolve(service, on: caller)
    }

    @inlinable
    @inline(__always)
    func resolve<Service, Argument>(
        _ service: Service.Type,
        _ qualifier: Any.Type,
        _ argument: Argument,
        on caller: (any Actor)?,
        _ given: (Argument) -> [GivenArgument]
    ) throws -> Service {
        guard let found = services.find(service, qualifier) else {
            return try resolveOther(service, qualifier, argument, on: caller, given)
        }
        return try found._withUnsafeGuaranteedRef { producer in
            try shutdownFlag.check(producer)
            try producer.checkIsolation(caller)
            // The key says which arguments and which service the producer has.
            return try unsafeDowncast(producer, to: ArgumentProducer<Argument, Service>.self).call(argument, pointer)
        }
    }

    @usableFromInline
    func resolveOther<Service, Argument>(
        _ service: Service.Type,
        _ qualifier: Any.Type,
        _ argument: Argument,
        on caller: (any Actor)?,
        _ given: (Argument) -> [GivenArgument]
    ) throws -> Service {
        try dynamicLookup.resolve(service, qualifier, argument, on: caller) { given(argument) }
    }

    // The arguments one by one, with their static types. They capture nothing, so that the fast path pays nothing for them.

    @usableFromInline
    static func given<Argument>(_ argument: Argument) -> [GivenArgument] { [GivenArgument(argument)] }

    @usableFromInline
    static func given<First, Second>(_ arguments: (First, Second)) -> [GivenArgument] {
        [GivenArgument(arguments.0), GivenArgument(arguments.1)]
    }

    @usableFromInline
    static func given<First, Second, Third>(_ arguments: (First, Second, Third)) -> [GivenArgument] {
        [GivenArgument(arguments.0), GivenArgument(arguments.1), GivenArgument(arguments.2)]
    }
}
