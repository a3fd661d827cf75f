/// Wraps a service that is bound elsewhere.
///
/// ```swift
/// Singleton(RemoteUserService.init, as: (any UserService).self)
/// Decorator((any UserService).self) { (inner: any UserService, log: any Logging) in
///     LoggingUserService(inner, log)
/// }
/// ```
///
/// Each request for the type gets the decorated service. It has the scope of what it wraps and is made once where
/// that is. Several decorators of one type nest in the order of declaration: each wraps those before it. A decorator
/// applies where it is declared: in a container to all, in a module to that module, in a container that extends another
/// to the new one alone.
///
/// A decorator wraps the service under the type it names. If that is the binding's own type, what the binding
/// ``ServiceBinding/provides(_:_:)`` is a conversion of the decorated service too; if it is a provided type,
/// only that type is decorated. The parts of the collections of that type are wrapped too, each once. Of a service that the
/// container shares that type has to be `Sendable`, unless the decorator belongs to an actor: see ``sendable()``.
/// Decorating what is not bound is a problem found when linking.
public struct Decorator<Service>: Declaration, Sendable {
    private var record: BindingRecord

    init(
        _ wrap: @escaping @Sendable (Edges, FramePointer?) throws -> Service,
        _ dependencies: [Any.Type],
        isolation: (any Actor)?
    ) {
        record = BindingRecord(
            recipe: ServiceRecipe<Service>(wrap),
            scope: .transient,
            dependencies: dependencies,
            isolation: isolation
        )
    }

    /// Makes the decorator one of the binding with this tag.
    ///
    /// - Parameter tag: The tag of the binding.
    /// - Returns: The decorator of the tagged service.
    public func tagged<Tag>(_ tag: Tag.Type) -> Self {
        var copy = self
        copy.record = record.changed { $0.tag = TagOf<Tag>() }
        return copy
    }

    /// Gives a value for a parameter of that type, as ``ServiceBinding/supplying(_:)`` does.
    ///
    /// - Parameter value: The value; it takes the place of a binding of exactly its type.
    /// - Returns: The decorator with the value.
    public func supplying<Value: Sendable>(_ value: Value) -> Self {
        var copy = self
        copy.record = record.changed { $0.supplies.append(Supply(value)) }
        return copy
    }

    /// The decorator, as an entry of the block it stands in.
    public var declared: Bindings { Bindings([.decorator(record)]) }
}

extension Decorator where Service: Sendable {
    /// Says that what the decorator makes is `Sendable`, where the container cannot know.
    ///
    /// A decorator of a ``Singleton`` or ``Weak`` service makes one object for all threads. Under the type that the service
    /// is bound as it is `Sendable`, or belongs to an actor. Under a type that the service only
    /// ``ServiceBinding/provides(_:_:)`` it need not be, and linking asks for this modifier:
    ///
    /// ```swift
    /// Singleton(AppDatabase.init).provides((any Reading).self) { $0 }
    /// Decorator(CountedReading.init, of: (any Reading).self).sendable()
    /// ```
    ///
    /// - Returns: The decorator of a `Sendable` service.
    public func sendable() -> Self {
        var copy = self
        copy.record = record.changed { $0.isSendable = true }
        return copy
    }
}
