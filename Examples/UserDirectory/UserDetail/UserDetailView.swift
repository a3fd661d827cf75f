/// The page of a user.
@MainActor
public protocol UserDetailView: AnyObject {
    /// Shows that the page is on its way.
    func showLoading()

    /// Shows the page.
    func show(_ page: UserDetailPage)

    /// Shows why there is no page.
    func showProblem(_ text: String)

    /// Shows a remark beside what is shown already.
    func showNotice(_ text: String)
}

/// What the page tells its presenter.
@MainActor
public protocol UserDetailPresenting: AnyObject {
    /// The screen has come into view.
    func viewAppeared()

    /// The page is to be fetched again.
    func refresh()

    /// The user is to be edited, without a first change.
    func edit()

    /// The user is to be edited, starting with one field.
    func edit(field: String, value: String)
}

/// What is on the page of a user, as texts.
public struct UserDetailPage: Hashable, Sendable {
    /// A fact about the user.
    public struct Fact: Hashable, Sendable {
        /// What it is called.
        public let label: String
        /// What it is.
        public let text: String
    }

    /// A post of the user.
    public struct Line: Hashable, Sendable {
        /// When it was published.
        public let day: String
        /// What it is about.
        public let title: String
    }

    /// Whose page it is.
    public let name: String
    /// What is known of the user.
    public let facts: [Fact]
    /// What the user published.
    public let posts: [Line]
}
