/// The screen on which a user is edited.
@MainActor
public protocol EditUserView: AnyObject {
    /// Shows what was entered so far.
    func show(_ form: EditUserForm)

    /// Shows a remark beside the form.
    func showNotice(_ text: String)
}

/// What the screen tells its presenter.
@MainActor
public protocol EditUserPresenting: AnyObject {
    /// The screen has come into view.
    func viewAppeared()

    /// A value was entered.
    func change(field: String, to value: String)

    /// What was entered is to be kept.
    func save()

    /// What was entered is to be forgotten.
    func cancel()
}

/// What is on the form.
public struct EditUserForm: Hashable, Sendable {
    /// One line of the form.
    public struct Field: Hashable, Sendable {
        /// What it is called.
        public let name: String
        /// What is saved.
        public let saved: String
        /// What was entered in its place, if it differs.
        public let entered: String?
    }

    /// Whose form it is.
    public let title: String
    /// Its lines.
    public let fields: [Field]
}
