// What a closure `{ $0 }` means where the service does not conform to the other type. The compiler would say that it
// cannot produce a diagnostic, since a singleton's factory may be synchronous or not; these overloads fit then, and say
// what is wrong. Nothing else picks them.

extension PerModule {
    /// Not available: the closure gives the service itself, which is not of the other type.
    @available(*, unavailable, message: "the service is not of that type: does it conform?")
    @_disfavoredOverload
    public func exports<Other>(_ type: Other.Type, _ convert: (Service) -> Service) -> Self {
        self
    }
}

extension ServiceBinding {
    /// Not available: the closure gives the service itself, which is not of the other type.
    @available(*, unavailable, message: "the service is not of that type: does it conform?")
    @_disfavoredOverload
    public func provides<Other>(_ type: Other.Type, _ convert: (Service) -> Service) -> Self {
        self
    }

    /// Not available: the closure gives the service itself, which is not of the other type.
    @available(*, unavailable, message: "the service is not of that type: does it conform?")
    @_disfavoredOverload
    public func contributes<Element>(_ element: Element.Type, _ convert: (Service) -> Service) -> Self {
        self
    }

    /// Not available: the closure gives the service itself, which is not of the other type.
    @available(*, unavailable, message: "the service is not of that type: does it conform?")
    @_disfavoredOverload
    public func contributes<Element, Key>(
        _ element: Element.Type,
        key: Key,
        _ convert: (Service) -> Service
    ) -> Self {
        self
    }
}
