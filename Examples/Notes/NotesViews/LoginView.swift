/// The screen on which somebody logs in.
@MainActor
package protocol LoginView: ScreenView {
    /// Shows what the login is for.
    func show(prompt: String)

    /// Shows a remark.
    func showNotice(_ text: String)
}

/// What the screen tells its presenter.
@MainActor
package protocol LoginPresenting: AnyObject {
    /// The screen is about to be seen.
    func viewWillAppear()

    /// A name and a password were entered.
    func logIn(name: String, password: String)
}
