public import Entities
public import Joinery

/// What the list asks of whoever can show one user.
///
/// No module is declared with this input: the list knows none that shows a user. The app serves it with an adapter.
public struct UserPageInput: ModuleInput, Sendable {
    /// Any view will do.
    public typealias Entry = AnyObject

    /// Whom to show.
    public var userID: User.ID

    /// A request to show a user.
    public init(userID: User.ID) {
        self.userID = userID
    }
}
