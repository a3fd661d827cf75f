internal import Joinery
internal import NotesEntities
internal import NotesViews

/// What the editor needs from outside: somebody who keeps notes.
protocol NoteKeeping: Sendable {
    /// Keeps a note, in place of the one with this id; throws, with a description for the user, if that fails.
    func save(_ draft: NoteDraft, as id: Note.ID?) async throws -> Note
}

/// What the editor needs of a text that is being written.
@MainActor
protocol EditedText: AnyObject {
    /// All that was written.
    var text: String { get }

    /// The beginning of the text, short enough for a title.
    var prefix: String { get }

    /// How many words the text has.
    var wordCount: Int { get }

    /// Says whom to tell of changes.
    func whenChanged(_ action: @escaping @MainActor () -> Void)
}

/// What the editor asks of whoever can embed a text in it.
///
/// No module is declared with this input: the editor knows none. The app serves it with an adapter.
struct EditedTextInput: ModuleInput {
    typealias Entry = any TextWidgetView

    /// The text to begin with.
    var text: String
}
