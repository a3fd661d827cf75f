/// Asks for a service again on each call.
///
/// Inject it where an object needs many of a service, or needs it later.
///
/// ```swift
/// final class Downloads {
///     init(makeTask: Provider<any DownloadTask>) { … }
///     func start() throws { try makeTask().run() }
/// }
/// ```
///
/// A `Transient` is made anew by each call, a `Singleton` or `PerModule` is looked up. In a module, and in what was
/// resolved from a container directly, it keeps the container alive; in a singleton it does not, and throws
/// ``ResolutionError/closed(service:path:reason:)`` once the container has gone. A singleton may hold a provider of a `PerModule` service: each
/// call opens a module instance of its own for it.
public struct Provider<Service>: DependencyRequest {
    @usableFromInline let request: DeferredRequest

    /// Resolves the service.
    ///
    /// - Parameter isolation: The caller's actor; leave it to its default.
    /// - Returns: The service.
    /// - Throws: ``ResolutionError`` if a factory fails, or if the service belongs to another actor than the caller.
    @inlinable
    public func callAsFunction(isolation: isolated (any Actor)? = #isolation) throws -> Service {
        try call(on: isolation)
    }

    @inlinable
    @inline(__always)
    func call(on caller: (any Actor)?) throws -> Service {
        try request.answer(Service.self, on: caller) { target, frame in try target.as(Service.self).obtain(frame) }
    }

    static var name: String { "Provider<\(typeName(Service.self))>" }
    static var target: RequestTarget { .service(Service.self) }
    static var edgeKind: EdgeKind { .provider }

    static func make(_ edges: Edges, _ site: RequestSite, _ frame: FramePointer?) throws -> Provider {
        Provider(request: DeferredRequest(edges[0], site, frame))
    }
}

extension Provider: Sendable where Service: Sendable {}
