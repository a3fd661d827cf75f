public import Observation

/// The request to show a module: its progress, and a way to undo it.
///
/// ```swift
/// let route = router.open(UserDetailInput(userID: 7), by: .push)
/// route.state             // .routed
/// try route.remove()      // pops it
/// ```
///
/// The state is observable. A route does not retain its module, and the module stays if the route is released.
@MainActor
@Observable
public final class Route {
    /// The name of the module.
    public let name: String
    /// The progress of the route.
    public private(set) var state = RouteState.unrouted
    /// The error, if the route has failed.
    public private(set) var error: (any Error)?

    @ObservationIgnored private var undo: (@MainActor () throws -> Void)?
    /// Whether undoing is a transition now, which waits for the one in progress.
    @ObservationIgnored private var isTransition: @MainActor () -> Bool = { false }
    @ObservationIgnored private var onEnded: [@MainActor () -> Void] = []
    /// The transitions that a removal waits for; `nil` if the route shows nothing.
    @ObservationIgnored private let transitions: TransitionQueue?

    init(name: String, transitions: TransitionQueue?) {
        self.name = name
        self.transitions = transitions
    }

    /// Undoes the transition by which the module was shown: pops a pushed screen, dismisses a presented one, empties the
    /// slot, closes the tab, or detaches an attached module.
    ///
    /// While another transition is in progress, the removal waits in the state ``RouteState/removing``. So does the removal
    /// of an embedded or attached module whose own modules have screens on a stack, all of which leave together. A route
    /// that is still waiting to show its module is cancelled.
    ///
    /// - Throws: ``NavigationError/notRouted(route:state:)`` if the route does not show its module, and the navigator's
    ///   error if it refuses, for instance to remove the root.
    public func remove() throws {
        switch state {
        case .routing where undo == nil:
            failed(NavigationError.abandoned(route: name))
        case .routing, .routed:
            guard let undo else { return }
            let before = state
            state = .removing
            guard let transitions, transitions.isBusy, isTransition() else {
                do { try undo() } catch {
                    state = before
                    throw error
                }
                return
            }
            transitions.whenFree { [weak self] in
                guard let self, state == .removing else { return }
                do { try undo() } catch {
                    self.error = error
                    state = .routed
                }
            }
        case .unrouted, .removing, .removed:
            throw NavigationError.notRouted(route: name, state: state)
        }
    }

    // MARK: For the router

    /// Whether the module has not been shown yet.
    var isPending: Bool { state == .routing && undo == nil }

    func begin() {
        error = nil
        state = .routing
    }

    func failed(_ error: any Error) {
        self.error = error
        state = .unrouted
        ended()
    }

    /// Notes that the module is shown.
    ///
    /// `undo` undoes that, and `isTransition` tells whether that is a transition.
    func shown(isTransition: @escaping @MainActor () -> Bool, undo: @escaping @MainActor () throws -> Void) {
        self.isTransition = isTransition
        self.undo = undo
    }

    func arrived() {
        if state == .routing { state = .routed }
    }

    func left() {
        let old = undo.take()
        withExtendedLifetime(old) {}
        state = .removed
        ended()
    }

    /// Runs an action when the module has left or the route has failed.
    func whenEnded(_ action: @escaping @MainActor () -> Void) {
        onEnded.append(action)
    }

    private func ended() {
        let actions = onEnded
        onEnded = []
        for action in actions { action() }
    }
}

/// The progress of a route.
public enum RouteState: String, Sendable {
    /// No module is shown: the route has not begun, or it has failed.
    case unrouted
    /// The route waits for an interceptor or for its turn, or the transition to its module is in progress.
    case routing
    /// The module is shown.
    case routed
    /// The module is about to leave.
    case removing
    /// The module has left.
    case removed
}
