/// Whether values of a type are values of another: of a protocol that it conforms to, of a class that it is a subclass of.
///
/// It is `nil` where that cannot be found out: the runtime finds no type by name that is private or local.
func isKind(_ type: Any.Type, of other: Any.Type) -> Bool? {
    // The type whose values are all types that conform to the protocol has no other spelling in generic code.
    let types =
        isProtocolType(other) ? _mangledTypeName(other).flatMap { _typeByName($0 + "Xp") } : Swift.type(of: other)
    guard let types else { return nil }
    func isOne<Types>(of types: Types.Type) -> Bool { (type as Any) is Types }
    return _openExistential(types, do: isOne)
}
