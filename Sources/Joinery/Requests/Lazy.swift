/// A service that is made on first use.
///
/// Inject it where making the service at once would be waste, or where two objects need each other: a lazy need may
/// close a cycle.
///
/// ```swift
/// final class Presenter {
///     init(help: Lazy<any HelpPresenting>) { … }
///     func showHelp() throws { try help().present() }
/// }
/// ```
///
/// The first call makes or looks up the service, the following ones return the same. Where the service holds, in the
/// end, the object that the `Lazy` was injected into, the `Lazy` does not hold the service: whoever asked for it does,
/// so that no cycle of strong references comes about, and a value is made anew on each call then. Like a ``Provider`` it keeps the container alive in a module, and
/// not in a singleton.
public struct Lazy<Service>: DependencyRequest {
    @usableFromInline let request: DeferredRequest
    private let kept: SharedCell<Service>?

    /// The service, made if this is the first use.
    ///
    /// - Parameter isolation: The caller's actor; leave it to its default.
    /// - Returns: The service.
    /// - Throws: ``ResolutionError`` if a factory fails (the next call tries again), if the service belongs to another
    ///   actor than the caller, or if it is called while the object that it would close a cycle with is being made.
    public func callAsFunction(isolation: isolated (any Actor)? = #isolation) throws -> Service {
        try request.answer(Service.self, on: isolation) { target, frame in
            let producer = target.as(Service.self)
            guard let kept else { return try producer.obtain(frame) }
            return try kept.obtain(at: target) { try producer.obtain(frame) }
        }
    }

    static var name: String { "Lazy<\(typeName(Service.self))>" }
    static var target: RequestTarget { .service(Service.self) }
    static var edgeKind: EdgeKind { .lazy }

    static func make(_ edges: Edges, _ site: RequestSite, _ frame: FramePointer?) throws -> Lazy {
        let request = DeferredRequest(edges[0], site, frame)
        switch request.retention {
        case .none: return Lazy(request: request, kept: nil)
        case .strong: return Lazy(request: request, kept: SharedCell(.always))
        case .weak: return Lazy(request: request, kept: SharedCell(.weakly))
        }
    }
}

extension Lazy: Sendable where Service: Sendable {}
