internal import JoineryNavigation
internal import NotesEntities
internal import NotesServices
internal import NotesViews

/// Keeps what is written as a note, and decides what the editor shows.
@MainActor
final class NoteEditorPresenter: NoteEditorPresenting {
    weak var view: (any NoteEditorView)?
    private let input: NoteEditorInput
    private let text: any TextMeasuring
    private let notes: any NoteStore
    private let node: ModuleNode
    private var isSaving = false

    init(
        input: NoteEditorInput,
        text: any TextMeasuring,
        notes: any NoteStore,
        node: ModuleNode
    ) throws {
        if input.mode == .modify, input.note == nil { throw NoteEditorError.noNote }
        self.input = input
        self.text = text
        self.notes = notes
        self.node = node
        text.onChange = { [weak self] in self?.viewWillAppear() }
    }

    func viewWillAppear() {
        let page = NoteEditorPage(
            heading: input.mode == .create ? "New note" : "Edit note",
            title: text.prefix,
            wordCount: text.wordCount
        )
        view?.show(page)
    }

    func save() {
        // A second save while the first is under way would report twice.
        guard !isSaving else { return }
        guard text.wordCount > 0 else {
            view?.showNotice("Not saved. There is nothing to keep yet.")
            return
        }
        isSaving = true
        let draft = NoteDraft(title: text.prefix, text: text.text)
        // To the end: what the user has saved is kept, even if they leave at once.
        node.runToCompletion { [weak self, notes, input] in
            do throws(NoteStoreError) {
                input.output.send(try await notes.save(draft, as: input.note?.id))
            } catch {
                self?.isSaving = false
                self?.view?.showNotice("Not saved. \(error)")
            }
        }
    }

    func cancel() {
        input.output.send(nil)
    }
}
