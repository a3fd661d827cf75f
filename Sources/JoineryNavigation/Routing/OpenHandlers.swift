/// The caller's handlers for the steps of opening a module.
///
/// ```swift
/// router.open(UserDetailInput(userID: 7), by: .push) { handlers in
///     handlers.prepare { view in view.title = "Ada" }
///     handlers.completed { view in view.focus() }
///     handlers.failed { error in log(error) }
/// }
/// ```
@MainActor
public final class OpenHandlers<Entry> {
    private(set) var prepare: @MainActor (Entry) throws -> Void = { _ in }
    private(set) var completed: @MainActor (Entry) -> Void = { _ in }
    private(set) var failed: @MainActor (any Error) -> Void = { _ in }

    init() {}

    /// Sets the handler that runs after the module is built and before it is shown.
    ///
    /// - Parameter action: Called with the module's entry. If it throws, the module is not shown.
    public func prepare(_ action: @escaping @MainActor (Entry) throws -> Void) {
        prepare = action
    }

    /// Sets the handler that runs when the module is shown and the transition has ended.
    ///
    /// - Parameter action: Called with the module's entry.
    public func completed(_ action: @escaping @MainActor (Entry) -> Void) {
        completed = action
    }

    /// Sets the handler that runs when the module cannot be shown.
    ///
    /// The application's handler is called as well.
    ///
    /// - Parameter action: Called with the error.
    public func failed(_ action: @escaping @MainActor (any Error) -> Void) {
        failed = action
    }
}
