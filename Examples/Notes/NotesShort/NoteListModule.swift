internal import Joinery
internal import NotesViews

/// What the list of notes is built with.
struct NoteListInput: ModuleInput {
    typealias Entry = any NoteListView
}

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
        PerModule(NoteListPresenter.self, NoteListPresenter.init)
            .provides((any NoteListPresenting).self) { $0 }
        Wiring { @MainActor (presenter: NoteListPresenter, view: any NoteListView) in presenter.view = view }
    }
}
