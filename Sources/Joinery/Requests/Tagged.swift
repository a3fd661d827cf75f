/// Asks for the binding with a tag.
///
/// ```swift
/// enum Disk {}
/// Singleton(DiskCache.init, as: (any Cache).self).tagged(Disk.self)
///
/// final class Images {
///     let cache: any Cache
///     init(cache: Tagged<Disk, any Cache>) { self.cache = cache.service }
/// }
/// ```
public struct Tagged<Tag, Service>: DependencyRequest {
    /// The service of the tagged binding.
    public let service: Service

    /// Wraps a service, for instance a mock to call an initializer with.
    ///
    /// - Parameter service: What stands for the tagged service.
    public init(_ service: Service) {
        self.service = service
    }

    static var name: String { "Tagged<\(typeName(Tag.self)), \(typeName(Service.self))>" }
    static var target: RequestTarget { .tagged(Service.self, tag: TagOf<Tag>()) }
    static var edgeKind: EdgeKind { .construction }

    static func make(_ edges: Edges, _ site: RequestSite, _ frame: FramePointer?) throws -> Tagged {
        var index = 0
        return Tagged(try edges.next(Service.self, &index, frame))
    }
}

extension Tagged: Sendable where Service: Sendable {}
