/// What a caller wants to be done while a module is opened.
///
/// ```swift
/// router.open(UserDetailInput(userID: 7), by: .push) { opening in
///     opening.prepare { view in view.title = "Ada" }
///     opening.completed { view in view.focus() }
///     opening.failed { error in log(error) }
/// }
/// ```
@MainActor
public final class Opening<Entry> {
    private(set) var prepare: @MainActor (Entry) throws -> Void = { _ in }
    private(set) var completed: @MainActor (Entry) -> Void = { _ in }
    private(set) var failed: @MainActor (any Error) -> Void = { _ in }

    init() {}

    /// Says what to do when the module is built, before it is shown.
    ///
    /// - Parameter action: Gets the module's entry. If it throws, nothing is shown.
    public func prepare(_ action: @escaping @MainActor (Entry) throws -> Void) {
        prepare = action
    }

    /// Says what to do when the module is shown, and the movement to it has ended.
    ///
    /// - Parameter action: Gets the module's entry.
    public func completed(_ action: @escaping @MainActor (Entry) -> Void) {
        completed = action
    }

    /// Says what to do when the module cannot be shown.
    ///
    /// The application's handler is told as well.
    ///
    /// - Parameter action: Gets the reason.
    public func failed(_ action: @escaping @MainActor (any Error) -> Void) {
        failed = action
    }
}
