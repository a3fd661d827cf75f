public import Observation

/// A module that a router was asked to show: how far that has come, and the way to undo it.
///
/// ```swift
/// let route = router.open(UserDetailInput(userID: 7), by: .push)
/// route.state             // .routed
/// try route.remove()      // pops it
/// ```
///
/// The state is observable. A route does not keep its module; it may be dropped, and the module stays.
@MainActor
@Observable
public final class Route {
    /// The name of the module.
    public let name: String
    /// How far the route has come.
    public private(set) var state = RouteState.unrouted
    /// Why nothing is shown, if that is so.
    public private(set) var error: (any Error)?

    @ObservationIgnored private var undo: (@MainActor () throws -> Void)?
    @ObservationIgnored private var onEnded: [@MainActor () -> Void] = []
    /// What its removal waits for; `nil` if that is no movement.
    @ObservationIgnored private let transitions: TransitionQueue?

    init(name: String, transitions: TransitionQueue?) {
        self.name = name
        self.transitions = transitions
    }

    /// Undoes the way in which the module was shown: pops what was pushed, dismisses what was presented, empties the
    /// slot, closes the tab, detaches what was attached.
    ///
    /// While a movement is under way it waits, as ``RouteState/removing``. A route that is still waiting is given up.
    ///
    /// - Throws: ``NavigationError/notRouted(route:state:)`` if nothing is shown by it, or no longer; and what the
    ///   navigator refuses, such as to remove the root.
    public func remove() throws {
        switch state {
        case .routing where undo == nil:
            failed(NavigationError.abandoned(route: name))
        case .routing, .routed:
            guard let undo else { return }
            let before = state
            state = .removing
            guard let transitions, transitions.isBusy else {
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

    /// Whether it still waits for what it was asked for.
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

    /// The module is shown, and `undo` undoes that.
    func shown(_ undo: @escaping @MainActor () throws -> Void) {
        self.undo = undo
    }

    func arrived() {
        if state == .routing { state = .routed }
    }

    func left() {
        undo = nil
        state = .removed
        ended()
    }

    /// Runs an action when the module has left, or the route has failed.
    func whenEnded(_ action: @escaping @MainActor () -> Void) {
        onEnded.append(action)
    }

    private func ended() {
        let actions = onEnded
        onEnded = []
        for action in actions { action() }
    }
}
