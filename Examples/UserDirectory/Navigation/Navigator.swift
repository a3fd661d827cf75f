/// Moves between screens, and is the only one that keeps them alive.
@MainActor
public protocol Navigator: AnyObject, Sendable {
    /// Leaves all screens and starts anew with this one.
    func root(_ screen: any Screen)

    /// Goes one step deeper.
    func push(_ screen: any Screen)

    /// Puts a task of its own above what is shown, to be finished or left.
    func present(_ screen: any Screen)

    /// Leaves the screen that is shown; the root stays.
    func back()

    /// Leaves `screen`, and what is above it, if it is there at all.
    func close(_ screen: any Screen)
}
