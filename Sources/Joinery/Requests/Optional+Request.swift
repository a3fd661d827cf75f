/// `T?` asks for the service if one is bound, else for `nil`.
///
/// Which of both is decided when linking; an error inside the factory is thrown, never turned into `nil`.
extension Optional: DependencyRequest {
    static var target: RequestTarget { .optional(Wrapped.self) }
    static var edgeKind: EdgeKind { .construction }

    static func make(_ target: Producer?, _ site: RequestSite, _ frame: Frame?) throws -> Wrapped? {
        guard let target, target.isAvailable(frame) else { return nil }
        return try target.as(Wrapped.self).obtain(frame)
    }
}
