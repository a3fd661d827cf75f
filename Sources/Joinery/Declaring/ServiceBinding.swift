/// A binding of one service: ``Singleton``, ``PerModule``, ``Transient`` or ``Weak``, with what can be added to each.
public protocol ServiceBinding<Service>: Declaration, Sendable {
    /// The type that the service is asked for by.
    associatedtype Service

    /// What has been declared so far.
    var binding: DeclaredBinding<Service> { get }

    /// A binding that is declared already.
    init(binding: DeclaredBinding<Service>)
}

extension ServiceBinding {
    /// The binding, as an entry of the block it stands in.
    public var declared: Bindings { Bindings(binding.records.map { .binding($0) }) }

    /// Makes the service known under another type as well: one object, whichever type is asked for.
    ///
    /// ```swift
    /// Singleton(AppDatabase.init)
    ///     .provides((any Reading).self) { $0 }
    ///     .provides((any Writing).self) { $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The other type it can be asked for by.
    ///   - convert: Gives the service as that type, usually `{ $0 }`, so that a type that does not conform does not
    ///     compile. It runs each time the other type is asked for.
    /// - Returns: The binding under both types.
    @inlinable
    public func provides<Other>(
        _ type: Other.Type,
        @_inheritActorContext _ convert: @escaping @isolated(any) @Sendable (Service) throws -> Other
    ) -> Self {
        let function = unisolated(convert, as: (@Sendable (Service) throws -> Other).self)
        return Self(binding: binding.adding(binding.primary.alias(function, isolation: convert.isolation)))
    }

    /// Gives the binding a tag, to tell several bindings of one type apart.
    ///
    /// It is asked for as ``Tagged`` or by `resolve(_:tagged:)`, under each type it is declared with, and no longer
    /// without the tag. A tag is a type, so a typo does not compile; it never reaches the dependencies. A binding with a
    /// runtime argument cannot have one.
    ///
    /// ```swift
    /// enum Disk {}
    /// Singleton(DiskCache.init, as: (any Cache).self).tagged(Disk.self)
    /// ```
    ///
    /// - Parameter tag: Any type that stands for the meaning, for instance an empty enumeration.
    /// - Returns: The tagged binding.
    public func tagged<Tag>(_ tag: Tag.Type) -> Self {
        Self(binding: binding.tagged(TagOf<Tag>()))
    }

    /// Gives a value for the factory's parameter of that type, for this binding alone.
    ///
    /// So `Type.init` can be used for a type with a configuration value that is not bound.
    ///
    /// ```swift
    /// // final class HTTPClient { init(log: any Logging, timeout: Timeout) }
    /// Singleton(HTTPClient.init).supplying(Timeout(seconds: 30))
    /// ```
    ///
    /// Dependencies of the service do not see the value. A value that the factory has no parameter for is a problem
    /// found when linking.
    ///
    /// - Parameter value: The value; it takes the place of a binding of exactly its type.
    /// - Returns: The binding with the value.
    public func supplying<Value: Sendable>(_ value: Value) -> Self {
        Self(binding: binding.changed { $0.supplies.append(Supply(value)) })
    }

    /// Gives a value for the factory's parameter of a type that is not the value's own: a protocol.
    ///
    /// ```swift
    /// Singleton(HTTPClient.init).supplying(QuietLog(), as: (any Logging).self)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - type: The type of the parameter.
    /// - Returns: The binding with the value.
    public func supplying<Value: Sendable>(_ value: Value, as type: Value.Type) -> Self {
        Self(binding: binding.changed { $0.supplies.append(Supply(value)) })
    }
}
