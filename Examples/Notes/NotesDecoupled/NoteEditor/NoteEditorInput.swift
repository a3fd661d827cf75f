internal import JoineryNavigation
internal import NotesEntities
internal import NotesViews

/// What the editor is built with.
///
/// It tells what came of it.
struct NoteEditorInput: InputWithOutput {
    typealias Entry = any NoteEditorView

    /// What is to be done.
    enum Mode: Hashable, Sendable {
        /// A new note is to be written.
        case create
        /// A note that is there is to be changed.
        case modify
    }

    var mode: Mode
    /// The note to change; there has to be one, if one is to be changed.
    var note: Note?
    var output = ModuleOutput<NoteEditorOutcome>()
}

/// What came of editing a note.
enum NoteEditorOutcome: Hashable, Sendable {
    /// The note is kept.
    case saved(Note)
    /// What was written is not wanted.
    case cancelled
}

/// Why there is no editor.
enum NoteEditorError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A note was to be changed, and none was given.
    case noNote

    /// What is wrong.
    var description: String { "There is no note to edit: none was chosen." }
}
