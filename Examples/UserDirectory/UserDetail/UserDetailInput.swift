public import Entities
public import Joinery

/// What the page of a user needs from outside.
///
/// The id goes straight to the presenter and the interactor: the view never sees it.
public struct UserDetailInput: ModuleInput, Sendable {
    /// Building it gives the view.
    public typealias Entry = any UserDetailView

    /// Whose page it is.
    public var userID: User.ID

    /// A request for the page of a user.
    public init(userID: User.ID) {
        self.userID = userID
    }
}
