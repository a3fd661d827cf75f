/// A type that can be compared and hashed.
package struct TypeID: Hashable, Sendable {
    package let type: Any.Type

    package init(_ type: Any.Type) {
        self.type = type
    }

    package static func == (left: TypeID, right: TypeID) -> Bool { left.type == right.type }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
