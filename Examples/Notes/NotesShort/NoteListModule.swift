internal import Joinery
internal import NotesViews

/// What the list of notes is built with.
struct NoteListInput: ModuleInput {
    typealias Entry = any NoteListView
}

/// The list of all notes.
struct NoteListModule: Module {
    typealias Input = NoteListInput

    var bindings: Bindings {
        PerModule(NoteListPresenter.init)
            .provides((any NoteListPresenting).self) { $0 }
        Wiring { @MainActor (presenter: NoteListPresenter, view: any NoteListView) in presenter.view = view }
    }
}
