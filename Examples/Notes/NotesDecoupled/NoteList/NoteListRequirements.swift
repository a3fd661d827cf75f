internal import JoineryNavigation
internal import NotesEntities
internal import NotesViews

/// What the list needs from outside: somebody who has notes.
protocol NoteSource: Sendable {
    /// All notes; throws, with a description for the user, if they cannot be had.
    func notes() async throws -> [Note]
}

/// What the list needs to know of the login.
@MainActor
protocol NoteListAccess: AnyObject, Sendable {
    /// The name of whoever is logged in; `nil` if nobody is.
    var owner: String? { get }

    /// Logs out whoever is logged in.
    func logOut()
}

/// What the list asks of whoever can log somebody in.
///
/// No module is declared with this input, nor with the next one: the list knows none that could serve it. The app does,
/// with adapters.
struct NoteListLoginInput: InputWithOutput {
    typealias Entry = any ScreenView

    /// Told when somebody is logged in.
    var output: ModuleOutput<Void>
}

/// What the list asks of whoever can edit a note.
struct NoteListEditorInput: InputWithOutput {
    typealias Entry = any ScreenView

    /// Which note is to be written.
    enum Subject: Hashable, Sendable {
        /// One that is not there yet.
        case newNote
        /// One of the list; `nil` if none was chosen.
        case chosen(Note?)
    }

    var subject: Subject
    /// Told the note that was saved; `nil` if none was.
    var output: ModuleOutput<Note?>
}
