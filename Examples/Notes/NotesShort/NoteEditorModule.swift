internal import Joinery
internal import JoineryNavigation
internal import NotesEntities
internal import NotesViews

/// What the editor is built with.
///
/// It tells the note that was saved; `nil` if none was.
struct NoteEditorInput: InputWithOutput {
    typealias Entry = any NoteEditorView

    enum Mode {
        /// A new note is to be written.
        case create
        /// A note that is there is to be changed.
        case modify
    }

    var mode: Mode
    /// The note to change; there has to be one, if one is to be changed.
    var note: Note?
    var output = ModuleOutput<Note?>()
}

/// Why there is no editor.
enum NoteEditorError: Error, CustomStringConvertible {
    /// A note was to be changed, and none was given.
    case noNote

    /// What is wrong.
    var description: String { "There is no note to edit: none was chosen." }
}

/// The editor of a note, with the text widget inside.
struct NoteEditorModule: Module {
    typealias Input = NoteEditorInput

    var bindings: Bindings {
        Child(TextWidgetInput.self) { (input: NoteEditorInput) in TextWidgetInput(text: input.note?.text ?? "") }
        PerModule(NoteEditorPresenter.init)
            .provides((any NoteEditorPresenting).self) { $0 }
        Wiring { @MainActor (presenter: NoteEditorPresenter, view: any NoteEditorView) in presenter.view = view }
    }
}
