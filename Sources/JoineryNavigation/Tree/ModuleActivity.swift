/// Is notified when its module becomes active, and before the module stops being active.
///
/// An interactor conforms to it and joins its module with ``Participant``. A module is active while it is attached to an
/// active parent. Each period of activity begins with one call of ``didBecomeActive()`` and ends with one call of
/// ``willResignActive()``.
///
/// ```swift
/// final class FeedInteractor: ModuleActivity {
///     func didBecomeActive() { … }
///     func willResignActive() { … }
/// }
/// ```
@MainActor
public protocol ModuleActivity: AnyObject {
    /// The module has become active.
    func didBecomeActive()

    /// The module is about to stop being active. Its children have stopped before it.
    func willResignActive()
}

extension ModuleActivity {
    /// Does nothing.
    public func didBecomeActive() {}

    /// Does nothing.
    public func willResignActive() {}
}
