/// What kind of type a type is, as the runtime knows it.
///
/// The first word of a type's metadata says so, which is part of Swift's stable binary interface; of a class it is an
/// address. The names of types do not tell it: a protocol type with arguments, `any P<Int>`, is called like no other.
enum TypeKind: UInt {
    case optional = 0x202
    case existential = 0x303
    /// A protocol type with arguments.
    case extendedExistential = 0x307

    init?(_ type: Any.Type) {
        // A metatype in a variable of type `Any.Type` is one pointer to the metadata, which is never freed.
        self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
    }
}

/// Whether a type is that of a protocol's values, `any P`.
package func isProtocolType(_ type: Any.Type) -> Bool {
    switch TypeKind(type) {
    case .existential, .extendedExistential: true
    case .optional, nil: false
    }
}
