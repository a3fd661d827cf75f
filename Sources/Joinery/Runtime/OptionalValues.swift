/// The type without what makes it optional.
package func unwrappedType(_ type: Any.Type) -> Any.Type {
    guard TypeKind(type) == .optional, let optional = type as? any OptionalType.Type else { return type }
    return unwrappedType(optional.wrapped)
}

/// The object that a value is, or has inside where it is optional; `nil` for every other value.
func object(in value: Any) -> AnyObject? {
    let type = type(of: value)
    if type is AnyClass { return value as AnyObject }
    guard TypeKind(type) == .optional, let optional = value as? any OptionalType else { return nil }
    return optional.wrappedValue.flatMap(object)
}
