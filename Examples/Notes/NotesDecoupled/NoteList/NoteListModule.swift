internal import Joinery
internal import NotesViews

/// The list of all notes.
struct NoteListModule: Module {
    typealias Input = NoteListInput

    private let given: Bindings

    /// The module, with what the app adds to it: the view.
    init(@BindingsBuilder given: () -> Bindings) {
        self.given = given()
    }

    var bindings: Bindings {
        given
        PerModule(NoteListInteractor.self, NoteListInteractor.init)
            .provides((any NoteListInteracting).self) { $0 }
        PerModule(NoteListPresenter.self, NoteListPresenter.init)
            .provides((any NoteListPresenting).self) { $0 }
        PerModule((any NoteListWireframing).self, NoteListWireframe.init)

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
