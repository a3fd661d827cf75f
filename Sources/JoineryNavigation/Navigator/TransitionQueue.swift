/// The transitions between screens.
///
/// One at a time is in progress; the others wait in the order of the requests.
///
/// A navigator begins a transition when it starts to change screens, and ends it when the animation is over.
@MainActor
public final class TransitionQueue {
    /// Whether a transition is in progress.
    public private(set) var isBusy = false
    private var waiting: [@MainActor () -> Void] = []
    private var isAdvancing = false

    /// Creates an empty queue.
    public init() {}

    /// Begins a transition.
    ///
    /// - Parameter screen: The screen that is shown or left, for the error.
    /// - Throws: ``NavigationError/busy(screen:)`` if another transition is in progress.
    public func begin(_ screen: Screen?) throws {
        guard !isBusy else { throw NavigationError.busy(screen: screen?.name ?? "The screen") }
        isBusy = true
    }

    /// Ends the transition, and runs the waiting actions.
    public func end() {
        isBusy = false
        advance()
    }

    /// Runs an action as soon as no transition is in progress and all earlier actions have run.
    ///
    /// - Parameter action: The action. It may begin a transition.
    public func whenFree(_ action: @escaping @MainActor () -> Void) {
        waiting.append(action)
        advance()
    }

    /// Runs an action when the current transition has ended, before the waiting actions.
    func afterTransition(_ action: @escaping @MainActor () -> Void) {
        guard isBusy else { return action() }
        waiting.insert(action, at: 0)
    }

    private func advance() {
        // An action may add another action, which runs after the first one has returned.
        guard !isAdvancing else { return }
        isAdvancing = true
        defer { isAdvancing = false }
        while !isBusy, !waiting.isEmpty { waiting.removeFirst()() }
    }
}
