/// The movements between screens: one at a time, the others wait in the order in which they were asked for.
///
/// A navigator that animates begins a transition when it starts to move and ends it when the movement is over.
@MainActor
public final class TransitionQueue {
    /// Whether a movement is under way.
    public private(set) var isBusy = false
    private var waiting: [@MainActor () -> Void] = []
    private var isAdvancing = false

    /// Makes a queue at rest.
    public init() {}

    /// Begins a movement.
    ///
    /// - Parameter screen: What it is about, for the error.
    /// - Throws: ``NavigationError/busy(screen:)`` if another is under way.
    public func begin(_ screen: Screen?) throws {
        guard !isBusy else { throw NavigationError.busy(screen: screen?.name ?? "The screen") }
        isBusy = true
    }

    /// Ends the movement; what waits goes on.
    public func end() {
        isBusy = false
        advance()
    }

    /// Runs an action as soon as nothing moves: at once, if nothing does and nothing else waits.
    ///
    /// - Parameter action: What to do; it may begin a movement.
    public func whenFree(_ action: @escaping @MainActor () -> Void) {
        waiting.append(action)
        advance()
    }

    /// Runs an action when the movement that is under way has ended, before what waits for its turn.
    func afterMovement(_ action: @escaping @MainActor () -> Void) {
        guard isBusy else { return action() }
        waiting.insert(action, at: 0)
    }

    private func advance() {
        // An action may ask for another: that one waits until it has returned.
        guard !isAdvancing else { return }
        isAdvancing = true
        defer { isAdvancing = false }
        while !isBusy, !waiting.isEmpty { waiting.removeFirst()() }
    }
}
