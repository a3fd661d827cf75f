/// A parameter type that asks for a service in some other way than for the service itself.
///
/// The linker looks for a binding of the parameter's type first; if there is none and the type is a request, it links
/// what the request is for.
protocol DependencyRequest: NamedType, SendableMetatype {
    /// What has to be linked.
    static var target: RequestTarget { get }

    /// Why the requesting object needs it.
    static var edgeKind: EdgeKind { get }

    /// Makes the value that is injected.
    static func make(_ edges: Edges, _ site: RequestSite, _ frame: FramePointer?) throws -> Self
}

extension DependencyRequest {
    /// The producer of the request at one place of the graph.
    ///
    /// Its edge, if there is one, is the target.
    static func producer(_ seed: ProducerSeed, site: RequestSite) -> Producer {
        ServiceProducer<Self>(seed) { edges, frame in
            try make(edges, site, frame)
        }
    }
}

/// What a request is for.
enum RequestTarget {
    /// A service.
    case service(Any.Type)
    /// A service if there is a binding of it.
    case optional(Any.Type)
    /// A service made from a runtime argument, or from several as a tuple.
    case factory(Any.Type, argument: Any.Type)
    /// A service with a tag.
    case tagged(Any.Type, tag: any TagMark)
    /// All that is contributed to a type; with keys of a type, or without any.
    case contributions(to: Any.Type, keys: Any.Type?)
    /// A module, by its input.
    case module(Any.Type)
    /// Anything, by dynamic lookups.
    case anything
}

/// What the linker knows of one request; the kernel owns it.
@usableFromInline
final class RequestSite: Sendable {
    // The graph that the request is linked in; it owns this object.
    unowned(unsafe) let kernel: Kernel
    // The kernel's as well.
    @usableFromInline let shutdownFlag: Unmanaged<ShutdownFlag>
    /// What a ``Resolver`` sees, as an index into the kernel's lookup tables.
    let context: Int
    let traits: Traits
    let retention: Retention
    // The plan of the frame to open for a target that lives in one, where the request stands outside of modules.
    let plan: Unmanaged<FrameTemplate>?
    /// The keys of a keyed collection, in the order of its edges.
    let keys: [any Hashable & Sendable]
    /// Whether answering the request needs no care.
    let isSimple: Bool

    init(
        kernel: Kernel,
        context: Int,
        traits: Traits = [],
        retention: Retention = .none,
        plan: FrameTemplate? = nil,
        keys: [any Hashable & Sendable] = []
    ) {
        self.kernel = kernel
        shutdownFlag = .passUnretained(kernel.shutdownFlag)
        self.context = context
        self.traits = traits
        self.retention = retention
        self.plan = plan.map { .passUnretained($0) }
        self.keys = keys
        isSimple = traits.isEmpty
    }

    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8

        /// Answering it can lead back to it.
        static let closesCycle = Traits(rawValue: 1)
        /// Its target is, or constructs, an object of a module instance.
        static let touchesFrame = Traits(rawValue: 2)
    }
}

/// How long a ``Lazy`` keeps what it got.
enum Retention: Sendable {
    /// Not at all: the container does, or a module instance.
    case none
    /// As long as it lives.
    case strong
    /// As long as another object does: the service holds, directly or not, the requesting object.
    case weak
}

/// The type as a request, if it is one.
///
/// Where a cast to a protocol fails, the runtime has searched the conformances of every library that is loaded, once
/// for each type that it has not seen: some 30 microseconds, a thousand times as much as linking needs otherwise. Nearly
/// all services are no requests, so those are recognised by the beginning of their name, and only the others are cast. A new kind
/// of request has to be named in `mayBeRequest`: without that it is taken for a service that nothing binds.
func requestType(_ type: Any.Type) -> (any DependencyRequest.Type)? {
    guard !(type is AnyClass), mayBeRequest(type) else { return nil }
    return type as? any DependencyRequest.Type
}

/// The service that a type asks for, as the `T` of `Lazy<T>`, or the type itself.
package func requestedService(_ type: Any.Type) -> Any.Type {
    guard let request = requestType(type) else { return type }
    switch request.target {
    case .service(let inner), .optional(let inner): return requestedService(inner)
    case .factory(let inner, _), .tagged(let inner, _), .module(let inner), .contributions(let inner, _): return inner
    case .anything: return type
    }
}
