internal import Joinery
internal import NotesViews

/// The list of all notes.
struct NoteListModule: Module {
    typealias Input = NoteListInput

    var bindings: Bindings {
        PerModule(NoteListInteractor.init)
            .provides((any NoteListInteracting).self) { $0 }
        PerModule(NoteListPresenter.init)
            .provides((any NoteListPresenting).self) { $0 }
        PerModule(NoteListWireframe.init, as: (any NoteListWireframing).self)

        Wiring {
            @MainActor (
                interactor: NoteListInteractor,
                presenter: NoteListPresenter,
                view: any NoteListView
            ) in
            interactor.output = presenter
            presenter.view = view
        }
    }
}
