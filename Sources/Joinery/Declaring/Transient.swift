/// Declares a service of which every request gets a new one.
///
/// The factory is an initializer or a closure; its parameters are the dependencies.
///
/// ```swift
/// Transient(ISODateFormatting.init, as: (any DateFormatting).self)
/// Transient((any Greeting).self, taking: String.self) { name, clock in
///     FriendlyGreeting(name: name, clock: clock)
/// }
/// ```
///
/// With `taking:` the first parameters are runtime arguments, given by the caller: `resolve(_:with:)` or ``Factory``. They
/// belong to this factory alone and are never passed on to its dependencies.
public struct Transient<Service>: ServiceBinding {
    /// What has been declared so far.
    public let binding: DeclaredBinding<Service>

    /// A binding that is declared already.
    public init(binding: DeclaredBinding<Service>) {
        self.binding = binding
    }

    @usableFromInline
    init<Argument>(
        _ recipe: ArgumentRecipe<Argument, Service>,
        _ dependencies: [Any.Type],
        isolation: (any Actor)?
    ) {
        let record = BindingRecord(
            recipe: recipe,
            scope: .transient,
            dependencies: dependencies,
            isolation: isolation
        )
        binding = DeclaredBinding(record)
    }
}
