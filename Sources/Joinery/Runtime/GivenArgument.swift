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

    private init(value: Any, type: Any.Type) {
        self.value = value
        self.type = type
    }

    /// The value as the declared type, if Swift itself would convert it at a call.
    ///
    /// It converts a subclass, a conforming type to a protocol, a value to an optional. What counts is the static type that
    /// the caller gave, as at a call: nothing is cast down, and an optional is never unwrapped.
    func converted<Declared>(to declared: Declared.Type) -> Declared? {
        if type == declared { return value as? Declared }
        if let optional = declared as? any OptionalType.Type {
            // In two steps: the cast of a missing value to an optional would succeed.
            guard let accepted = optional.accepting(self) else { return nil }
            return accepted as? Declared
        }
        if type is any OptionalType.Type { return declared == Any.self ? value as? Declared : nil }
        if declared is AnyClass { return type is Declared.Type ? value as? Declared : nil }
        // On Linux a cast puts any value into a box to make an object of it.
        if declared == AnyObject.self, !(type is AnyClass), !isProtocolType(type) { return nil }
        return isProtocolType(declared) ? value as? Declared : nil
    }

    /// The value of an optional on its own; `nil` if there is none.
    fileprivate func unwrapped(_ wrapped: Any.Type) -> GivenArgument? {
        guard let optional = value as? any OptionalType, let value = optional.wrappedValue else { return nil }
        return GivenArgument(value: value, type: wrapped)
    }
}

@available(*, unavailable)
extension GivenArgument: Sendable {}

/// What is common to all optional types.
protocol OptionalType {
    static var wrapped: Any.Type { get }
    /// The argument as this type; `nil` if it cannot be converted.
    static func accepting(_ given: GivenArgument) -> Self?
    var wrappedValue: Any? { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }

    var wrappedValue: Any? { map { $0 as Any } }

    static func accepting(_ given: GivenArgument) -> Wrapped?? {
        guard let optional = given.type as? any OptionalType.Type else {
            return given.converted(to: Wrapped.self).map { .some($0) }
        }
        if let value = given.unwrapped(optional.wrapped) {
            return value.converted(to: Wrapped.self).map { .some($0) }
        }
        // A `nil` has no value to look at: its type must say that it would be one of ours.
        let isOurs =
            optional.wrapped == Wrapped.self || optional.wrapped is Wrapped.Type || isProtocolType(Wrapped.self)
        return isOurs ? .some(nil) : nil
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
