/// The screen with all notes.
@MainActor
package protocol NoteListView: ScreenView {
    /// Shows how things are.
    func show(_ page: NoteListPage)

    /// Shows what another screen looks like, beside the list.
    func showPreview(of screen: any ScreenView)

    /// Shows the list alone again.
    func hidePreview()

    /// Shows a remark.
    func showNotice(_ text: String)
}

/// What the list shows.
package enum NoteListPage: Hashable, Sendable {
    /// Nobody is logged in.
    case loggedOut
    /// The titles of somebody's notes.
    case notes(owner: String, titles: [String])
    /// Why there are none.
    case problem(String)
}

/// What the screen tells its presenter.
@MainActor
package protocol NoteListPresenting: AnyObject {
    /// The screen is about to be seen, for the first time or again.
    func viewWillAppear()

    /// The screen is seen.
    func viewDidAppear()

    /// Somebody wants to log in.
    func logIn()

    /// Whoever is logged in wants to log out.
    func logOut()

    /// The notes are to be read again.
    func refresh()

    /// A new note is to be written.
    func create()

    /// The note with this number, counted from 1, is to be changed; `nil` if none was chosen.
    func edit(_ number: Int?)

    /// The editor of the note with this number is to be looked at beside the list.
    func preview(_ number: Int?)

    /// What is looked at is to be opened.
    func commitPreview()

    /// What is looked at is not wanted.
    func discardPreview()
}
