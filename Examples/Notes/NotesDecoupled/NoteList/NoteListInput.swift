internal import Joinery
internal import NotesViews

/// What the list of notes is built with.
struct NoteListInput: ModuleInput {
    typealias Entry = any NoteListView
}
