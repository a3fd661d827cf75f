/// A runtime argument together with the static type that the caller gave it.
@usableFromInline
struct GivenArgument {
    let value: Any
    let type: Any.Type

    @usableFromInline
    init<Argument>(_ value: Argument) {
        self.value = value
        self.type = Argument.self
    }

    /// The value as the declared type, if Swift itself would convert it at a call.
    ///
    /// It converts a subclass, a conforming type to a protocol, a value to an optional. An optional is never unwrapped.
    func converted<Declared>(to declared: Declared.Type) -> Declared? {
        if type == declared { return value as? Declared }
        if let given = type as? any OptionalType.Type {
            // `nil` converts to any optional by a cast; that would let a `nil` of another type pass.
            guard declared is any OptionalType.Type else {
                return acceptsAnything(declared) ? value as? Declared : nil
            }
            return given.isNil(value) ? nil : value as? Declared
        }
        return value as? Declared
    }

    private func acceptsAnything(_ declared: Any.Type) -> Bool { declared == Any.self }
}

@available(*, unavailable)
extension GivenArgument: Sendable {}

/// What is common to all optional types.
protocol OptionalType {
    static var wrapped: Any.Type { get }
    static func isNil(_ value: Any) -> Bool
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }

    static func isNil(_ value: Any) -> Bool {
        guard let value = value as? Wrapped? else { return true }
        return value == nil
    }
}

@usableFromInline
@Sendable
func acceptOne<First>(_ given: [GivenArgument]) -> First? {
    guard given.count == 1 else { return nil }
    return given[0].converted(to: First.self)
}

@usableFromInline
@Sendable
func acceptTwo<First, Second>(_ given: [GivenArgument]) -> (First, Second)? {
    guard given.count == 2,
        let first = given[0].converted(to: First.self),
        let second = given[1].converted(to: Second.self)
    else { return nil }
    return (first, second)
}

@usableFromInline
@Sendable
func acceptThree<First, Second, Third>(_ given: [GivenArgument]) -> (First, Second, Third)? {
    guard given.count == 3,
        let first = given[0].converted(to: First.self),
        let second = given[1].converted(to: Second.self),
        let third = given[2].converted(to: Third.self)
    else { return nil }
    return (first, second, third)
}
