/// The screen with all users.
@MainActor
public protocol UserListView: AnyObject {
    /// Shows that the users are on their way.
    func showLoading()

    /// Shows the users, and a line about them.
    func show(_ rows: [UserRow], summary: String)

    /// Shows why there are no users.
    func showProblem(_ text: String)

    /// Shows a remark beside what is shown already.
    func showNotice(_ text: String)
}

/// What the screen tells its presenter.
@MainActor
public protocol UserListPresenting: AnyObject {
    /// The screen has come into view.
    func viewAppeared()

    /// The users are to be fetched again.
    func refresh()

    /// The user in this row, counted from 1, is to be shown.
    func open(_ number: Int)

    /// A user is to be chosen.
    func select()
}

/// One user of the list, as texts.
public struct UserRow: Hashable, Sendable {
    /// The full name.
    public let name: String
    /// The address to write to.
    public let email: String
    /// The day on which the user joined.
    public let joined: String
}
