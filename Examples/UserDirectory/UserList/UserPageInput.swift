public import Entities
public import Joinery
public import Navigation

/// What the list asks of whoever can show one user.
///
/// No module is declared with this input: the list knows none that shows a user. The app serves it with an adapter.
public struct UserPageInput: ModuleInput, Sendable {
    /// Any screen will do.
    public typealias Entry = any Screen

    /// Whom to show.
    public var userID: User.ID
    /// Called when the user was changed there.
    public var onChanged: @MainActor (User) -> Void

    /// A request to show a user.
    public init(userID: User.ID, onChanged: @escaping @MainActor (User) -> Void) {
        self.userID = userID
        self.onChanged = onChanged
    }
}
