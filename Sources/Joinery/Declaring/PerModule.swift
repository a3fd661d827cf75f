/// Declares a service of which each built module has one, shared by the objects of that module.
///
/// ```swift
/// PerModule(UserDetailPresenter.init)
///     .provides((any UserDetailPresenting).self) { $0 }
/// ```
///
/// Declared in a plain assembly of the container it is a template: each module that asks for it gets one of its own. The
/// container keeps nothing of it once the module is built. It takes no runtime arguments: what a module is given from
/// outside is its ``ModuleInput``, which any of its factories can ask for.
public struct PerModule<Service>: ServiceBinding {
    /// What has been declared so far.
    public let binding: DeclaredBinding<Service>

    /// A binding that is declared already.
    public init(binding: DeclaredBinding<Service>) {
        self.binding = binding
    }

    /// Makes the object a service of the module that embeds this one with ``Child``.
    ///
    /// The parent's objects ask for `type` like for any other service and cannot tell that a child module is behind it.
    ///
    /// - Parameters:
    ///   - type: The type that the parent asks for.
    ///   - convert: Gives the object as that type, usually `{ $0 }`.
    /// - Returns: The binding with the export.
    @inlinable
    public func exports<Other>(
        _ type: Other.Type,
        @_inheritActorContext _ convert: @escaping @isolated(any) @Sendable (Service) throws -> Other
    ) -> Self {
        let function = unisolated(convert, as: (@Sendable (Service) throws -> Other).self)
        return Self(binding: binding.exporting(binding.primary.alias(function, isolation: convert.isolation)))
    }

    /// Makes the object itself, under its own type, a service of the module that embeds this one with ``Child``.
    ///
    /// - Returns: The binding with the export.
    public func exports() -> Self {
        Self(binding: binding.changed { $0.isExported = true })
    }

    /// Makes the object seen, under every type it is declared with, by the modules that are built inside this one.
    ///
    /// A module finds the object of the nearest module above it that shares one, however deep it is built.
    ///
    /// - Returns: The shared binding.
    public func shared() -> Self {
        Self(binding: binding.changedUnderAllNames { $0.isShared = true })
    }
}

extension PerModule where Service: Sendable {
    /// Says what to do with the object at the end of ``Container/withModule(_:isolation:_:)``, if it has been made.
    ///
    /// Objects of a module that is built in another way are released with their last reference; no action is called then.
    ///
    /// - Parameter action: Runs when the closure of `withModule` has ended, on the actor it was written for.
    /// - Returns: The binding with the action.
    public func onShutdown(
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable (Service) async throws -> Void
    ) -> Self {
        Self(binding: binding.changed { $0.shutdown = ShutdownOf(action: action) })
    }
}
