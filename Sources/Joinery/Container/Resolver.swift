/// Looks services up at run time, where the graph cannot say what will be needed: the escape hatch.
///
/// Prefer a parameter for each need: only what is a parameter is checked when linking. A lookup that a resolver makes
/// is checked when it runs, and a cycle that lookups close is thrown as an error.
///
/// ```swift
/// Transient((any Report).self) { (resolver: Resolver, settings: Settings) in
///     guard settings.isDetailed else { return try resolver.resolve(ShortReport.self) }
///     return try resolver.resolve(DetailedReport.self)
/// }
/// ```
///
/// It sees what a parameter at its place would see. Like a ``Provider`` it keeps the container alive in a module, and
/// not in a singleton.
public struct Resolver: DependencyRequest, Sendable {
    private let context: Int
    /// The module instance, or the container, that it was injected for.
    private let reference: FrameReference?
    /// The container, where it was injected into a singleton.
    private let origin: WeakRoot?

    /// Resolves a service.
    ///
    /// - Parameters:
    ///   - service: The type that it is bound as; `T?` gives `nil` if there is no binding.
    ///   - isolation: The caller's actor; leave it to its default.
    /// - Returns: The service.
    /// - Throws: ``ResolutionError``.
    public func resolve<Service>(
        _ service: Service.Type = Service.self,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Service {
        try withLookup(service) { dynamicLookup in try dynamicLookup.resolve(service, on: isolation) }
    }

    /// Resolves the service that is bound with a tag.
    ///
    /// - Parameters:
    ///   - service: The type that it is bound as.
    ///   - tag: The tag.
    ///   - isolation: The caller's actor; leave it to its default.
    /// - Returns: The service.
    /// - Throws: ``ResolutionError``.
    public func resolve<Service, Tag>(
        _ service: Service.Type = Service.self,
        tagged tag: Tag.Type,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Service {
        try withLookup(service) { dynamicLookup in
            try dynamicLookup.resolve(Tagged<Tag, Service>.self, on: isolation).service
        }
    }

    /// Resolves a service that takes a runtime argument.
    ///
    /// - Parameters:
    ///   - service: The type that it is bound as.
    ///   - argument: The argument.
    ///   - isolation: The caller's actor; leave it to its default.
    /// - Returns: A new service.
    /// - Throws: ``ResolutionError``.
    public func resolve<Service, Argument>(
        _ service: Service.Type = Service.self,
        with argument: Argument,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Service {
        try withLookup(service) { dynamicLookup in
            try dynamicLookup.resolve(service, Argument.self, argument, on: isolation) { [GivenArgument(argument)] }
        }
    }

    /// Builds a module inside the one that the resolver was injected into.
    ///
    /// - Parameters:
    ///   - input: What the module needs from outside.
    ///   - isolation: The caller's actor; leave it to its default.
    /// - Returns: The module's entry.
    /// - Throws: ``ResolutionError``.
    public func build<Input: ModuleInput>(
        _ input: Input,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Input.Entry {
        try withLookup(Input.self) { dynamicLookup in try dynamicLookup.build(input, on: isolation) }
    }

    private func withLookup<Result>(_ service: Any.Type, _ body: (DynamicLookup) throws -> Result) throws -> Result {
        guard let parent = reference?.frame ?? origin?.frame else { throw ResolutionError.closed(released: service) }
        return try withExtendedLifetime(parent) {
            try body(
                DynamicLookup(
                    state: parent.state,
                    context: context,
                    frame: reference?.frame,
                    parent: parent,
                    isGuarded: true
                )
            )
        }
    }

    static var name: String { "Resolver" }
    static var target: RequestTarget { .anything }
    static var edgeKind: EdgeKind { .opaque }

    static func make(_ edges: Edges, _ site: RequestSite, _ frame: FramePointer?) throws -> Resolver {
        Resolver(
            context: site.context,
            reference: frame.map { FrameReference($0.frame) },
            origin: frame == nil ? site.kernel.root : nil
        )
    }
}
