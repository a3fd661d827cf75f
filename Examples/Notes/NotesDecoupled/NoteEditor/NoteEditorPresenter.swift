internal import JoineryNavigation
internal import NotesEntities
internal import NotesViews

/// Decides what the editor shows, and tells the outside what came of it.
@MainActor
final class NoteEditorPresenter: NoteEditorPresenting, NoteEditorInteractorOutput {
    weak var view: (any NoteEditorView)?
    private let input: NoteEditorInput
    private let interactor: any NoteEditorInteracting

    init(input: NoteEditorInput, interactor: any NoteEditorInteracting) {
        self.input = input
        self.interactor = interactor
    }

    func viewWillAppear() {
        show()
    }

    func save() {
        interactor.save()
    }

    func cancel() {
        input.output.send(.cancelled)
    }

    func textChanged() {
        show()
    }

    func saved(_ note: Note) {
        input.output.send(.saved(note))
    }

    func notSaved(_ reason: String) {
        view?.showNotice("Not saved. \(reason)")
    }

    private func show() {
        let page = NoteEditorPage(
            heading: input.mode == .create ? "New note" : "Edit note",
            title: interactor.title,
            wordCount: interactor.wordCount
        )
        view?.show(page)
    }
}
