/// The screen on which a user is chosen.
@MainActor
public protocol SelectUserView: AnyObject {
    /// Shows that the users are on their way.
    func showLoading(title: String)

    /// Shows whom to choose from.
    func showCandidates(_ names: [String], title: String)

    /// Shows why there is nobody to choose from.
    func showProblem(_ text: String, title: String)

    /// Shows a remark beside what is shown already.
    func showNotice(_ text: String)
}

/// What the screen tells its presenter.
@MainActor
public protocol SelectUserPresenting: AnyObject {
    /// The screen has come into view.
    func viewAppeared()

    /// The candidate with this number, counted from 1, was chosen.
    func choose(_ number: Int)

    /// The users are to be fetched again.
    func refresh()
}
