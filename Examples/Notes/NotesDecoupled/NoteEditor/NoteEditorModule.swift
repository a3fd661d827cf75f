internal import Joinery
internal import NotesEntities
internal import NotesViews

/// The editor of a note: whoever opened it takes it away when it has told what came of it.
struct NoteEditorModule: Module {
    typealias Input = NoteEditorInput

    var bindings: Bindings {
        Child(EditedTextInput.self) { (input: NoteEditorInput) in EditedTextInput(text: input.note?.text ?? "") }

        PerModule(NoteEditorInteractor.init)
            .provides((any NoteEditorInteracting).self) { $0 }
        PerModule(NoteEditorPresenter.init)
            .provides((any NoteEditorPresenting).self) { $0 }

        Wiring {
            @MainActor (
                interactor: NoteEditorInteractor,
                presenter: NoteEditorPresenter,
                view: any NoteEditorView
            ) in
            interactor.output = presenter
            presenter.view = view
        }
    }
}
