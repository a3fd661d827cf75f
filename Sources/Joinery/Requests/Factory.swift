/// Makes a service from a runtime argument, on each call.
///
/// It stands for a binding declared with `taking:`.
///
/// ```swift
/// Transient(FriendlyGreeting.init, as: (any Greeting).self, taking: String.self)
///
/// final class Welcome {
///     init(makeGreeting: Factory<String, any Greeting>) { … }
///     func greet(_ name: String) throws -> String { try makeGreeting(name).text }
/// }
/// ```
///
/// Several arguments are a tuple: `Factory<(String, Int), any Greeting>` is called as `makeGreeting("Ada", 3)`. Like a
/// ``Provider`` it keeps the container alive in a module, and not in a singleton.
public struct Factory<Argument, Service>: DependencyRequest {
    @usableFromInline let request: DeferredRequest

    /// Makes the service.
    ///
    /// - Parameters:
    ///   - argument: The runtime argument.
    ///   - isolation: The caller's actor; leave it to its default.
    /// - Returns: A new service.
    /// - Throws: ``ResolutionError`` if a factory fails, or if the service belongs to another actor than the caller.
    @inlinable
    public func callAsFunction(
        _ argument: Argument,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Service {
        try call(argument, on: isolation)
    }

    @inlinable
    @inline(__always)
    func call(_ argument: Argument, on caller: (any Actor)?) throws -> Service {
        try request.answer(Service.self, on: caller, limit: recursionLimit) { target, frame in
            // The linker looks a factory up by the types of its arguments and of its service.
            try unsafeDowncast(target, to: ArgumentProducer<Argument, Service>.self).call(argument, frame)
        }
    }

    /// Makes the service from two arguments.
    ///
    /// - Parameters:
    ///   - first: The first argument.
    ///   - second: The second argument.
    ///   - isolation: The caller's actor; leave it to its default.
    /// - Returns: A new service.
    /// - Throws: ``ResolutionError`` if a factory fails, or if the service belongs to another actor than the caller.
    public func callAsFunction<First, Second>(
        _ first: First,
        _ second: Second,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Service where Argument == (First, Second) {
        try call((first, second), on: isolation)
    }

    /// Makes the service from three arguments.
    ///
    /// - Parameters:
    ///   - first: The first argument.
    ///   - second: The second argument.
    ///   - third: The third argument.
    ///   - isolation: The caller's actor; leave it to its default.
    /// - Returns: A new service.
    /// - Throws: ``ResolutionError`` if a factory fails, or if the service belongs to another actor than the caller.
    public func callAsFunction<First, Second, Third>(
        _ first: First,
        _ second: Second,
        _ third: Third,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Service where Argument == (First, Second, Third) {
        try call((first, second, third), on: isolation)
    }

    static var name: String { "Factory<\(typeName(Argument.self)), \(typeName(Service.self))>" }
    static var target: RequestTarget { .factory(Service.self, argument: Argument.self) }
    static var edgeKind: EdgeKind { .factory }

    static func make(_ edges: Edges, _ site: RequestSite, _ frame: FramePointer?) throws -> Factory {
        Factory(request: DeferredRequest(edges[0], site, frame))
    }
}

extension Factory: Sendable where Argument: Sendable, Service: Sendable {}
