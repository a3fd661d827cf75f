/// Takes part in the life of a module: told when the module becomes active, and before it stops being so.
///
/// An interactor conforms to it and joins its module with ``Participant``. Each call comes exactly once a turn, from the
/// moment the module is attached under an active parent to the moment it is detached, or its parent stops being active.
///
/// ```swift
/// final class FeedInteractor: ModuleActivity {
///     func didBecomeActive() { … }
///     func willResignActive() { … }
/// }
/// ```
@MainActor
public protocol ModuleActivity: AnyObject {
    /// The module is active now: its parent is, and it is attached.
    func didBecomeActive()

    /// The module is about to stop being active; its children have stopped before it.
    func willResignActive()
}

extension ModuleActivity {
    /// Does nothing.
    public func didBecomeActive() {}

    /// Does nothing.
    public func willResignActive() {}
}
