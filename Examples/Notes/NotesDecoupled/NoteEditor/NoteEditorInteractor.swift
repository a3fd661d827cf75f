internal import JoineryNavigation
internal import NotesEntities

/// The input port of the editor's interactor.
@MainActor
protocol NoteEditorInteracting: AnyObject {
    /// What the note would be called.
    var title: String { get }

    /// How long the text is.
    var wordCount: Int { get }

    /// Keeps what was written.
    func save()
}

/// The output port of the editor's interactor.
@MainActor
protocol NoteEditorInteractorOutput: AnyObject {
    /// Something else is written now.
    func textChanged()

    /// The note is kept.
    func saved(_ note: Note)

    /// It is not.
    func notSaved(_ reason: String)
}

/// Keeps what is written as a note.
///
/// The text is a service like any other: that a child module is behind it cannot be told from here.
@MainActor
final class NoteEditorInteractor: NoteEditorInteracting {
    weak var output: (any NoteEditorInteractorOutput)?
    private let note: Note?
    private let text: any EditedText
    private let notes: any NoteKeeping
    private let node: ModuleNode
    private var isSaving = false

    init(
        input: NoteEditorInput,
        text: any EditedText,
        notes: any NoteKeeping,
        node: ModuleNode
    ) throws {
        if input.mode == .modify, input.note == nil { throw NoteEditorError.noNote }
        note = input.mode == .modify ? input.note : nil
        self.text = text
        self.notes = notes
        self.node = node
        text.whenChanged { [weak self] in self?.output?.textChanged() }
    }

    var title: String { text.prefix }
    var wordCount: Int { text.wordCount }

    func save() {
        // A second save while the first is under way would report twice.
        guard !isSaving else { return }
        guard text.wordCount > 0 else {
            output?.notSaved("There is nothing to keep yet.")
            return
        }
        isSaving = true
        let draft = NoteDraft(title: text.prefix, text: text.text)
        // To the end: what the user has saved is kept, even if they leave at once.
        node.runToCompletion { [weak self, notes, note] in
            do {
                let saved = try await notes.save(draft, as: note?.id)
                self?.output?.saved(saved)
            } catch {
                self?.isSaving = false
                self?.output?.notSaved("\(error)")
            }
        }
    }
}
