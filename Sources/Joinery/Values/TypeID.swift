/// A type that can be compared and hashed.
struct TypeID: Hashable, Sendable {
    let type: Any.Type

    init(_ type: Any.Type) {
        self.type = type
    }

    static func == (left: TypeID, right: TypeID) -> Bool { left.type == right.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
