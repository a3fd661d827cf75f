/// Keeps the routes of one router in order, of which an earlier one may wait at an interceptor while a later one passes.
///
/// A route that has passed is shown when all earlier ones have passed or failed.
@MainActor
final class RouteOrder {
    /// The place of one route.
    final class Turn {
        fileprivate var action: (@MainActor () -> Void)?
    }

    private var turns: [Turn] = []

    nonisolated init() {}

    /// Takes the next place.
    func enter() -> Turn {
        let turn = Turn()
        turns.append(turn)
        return turn
    }

    /// Runs an action as soon as all earlier routes have passed or failed.
    func pass(_ turn: Turn, _ action: @escaping @MainActor () -> Void) {
        turn.action = action
        advance()
    }

    /// Gives up a place.
    func leave(_ turn: Turn) {
        turns.removeAll { $0 === turn }
        advance()
    }

    private func advance() {
        // A place is kept by its route, and must not keep what shows it.
        while let action = turns.first?.action.take() {
            turns.removeFirst()
            action()
        }
    }
}
