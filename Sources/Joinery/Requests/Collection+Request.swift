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
