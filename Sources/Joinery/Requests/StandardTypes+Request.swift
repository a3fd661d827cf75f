/// `[T]` asks for every ``Contribution`` to `T`, in the order of declaration.
extension Array: DependencyRequest {
    static var name: String { "[\(typeName(Element.self))]" }
    static var target: RequestTarget { .contributions(to: Element.self, keys: nil) }
    static var edgeKind: EdgeKind { .contribution }

    static func make(_ edges: Edges, _ site: RequestSite, _ frame: FramePointer?) throws -> [Element] {
        try (0..<edges.count).map { try edges[$0].as(Element.self).obtain(frame) }
    }
}

/// `[K: T]` asks for every ``Contribution`` to `T` with a key of type `K`.
extension Dictionary: DependencyRequest {
    static var name: String { "[\(typeName(Key.self)): \(typeName(Value.self))]" }
    static var target: RequestTarget { .contributions(to: Value.self, keys: Key.self) }
    static var edgeKind: EdgeKind { .contribution }

    static func make(_ edges: Edges, _ site: RequestSite, _ frame: FramePointer?) throws -> [Key: Value] {
        var result: [Key: Value] = [:]
        for (index, key) in site.keys.enumerated() {
            // The linker has put the contributions with keys of this type, and only those, in the order of the keys.
            guard let key = key as? Key else { fatalError("A keyed collection is linked with keys of its type.") }
            result[key] = try edges[index].as(Value.self).obtain(frame)
        }
        return result
    }
}

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
