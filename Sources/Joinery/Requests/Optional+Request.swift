/// `T?` asks for the service if one is bound, else for `nil`.
///
/// Which of both is decided when linking; an error inside the factory is thrown, never turned into `nil`.
extension Optional: DependencyRequest {
    static var name: String {
        let wrapped = typeName(Wrapped.self)
        return wrapped.hasPrefix("any ") ? "(\(wrapped))?" : "\(wrapped)?"
    }
    static var target: RequestTarget { .optional(Wrapped.self) }
    static var edgeKind: EdgeKind { .construction }

    static func make(_ edges: Edges, _ site: RequestSite, _ frame: FramePointer?) throws -> Wrapped? {
        guard edges.count > 0, edges[0].isAvailable(frame) else { return nil }
        return try edges[0].as(Wrapped.self).obtain(frame)
    }
}
