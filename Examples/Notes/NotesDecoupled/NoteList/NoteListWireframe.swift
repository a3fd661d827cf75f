internal import Joinery
internal import JoineryNavigation
internal import NotesEntities
internal import NotesViews

/// The ways out of the list.
@MainActor
protocol NoteListWireframing: AnyObject {
    /// Lets somebody log in.
    func logIn()

    /// Lets a new note be written; `onSaved` is called if it is kept.
    func create(onSaved: @escaping @MainActor (Note) -> Void)

    /// Lets a note be changed; `onSaved` is called if the change is kept.
    func edit(_ note: Note?, onSaved: @escaping @MainActor (Note) -> Void)

    /// Makes the editor of a note, to be looked at before it is shown.
    func preview(_ note: Note, onSaved: @escaping @MainActor (Note) -> Void) throws -> any ScreenView

    /// Shows the editor that was looked at, the same one.
    func commitPreview() throws

    /// Lets go of the editor that was looked at.
    func discardPreview()
}

/// Goes where the list leads, and comes back.
///
/// It knows how each way is gone (presented, pushed) and in which words to ask. It does not know who answers.
@MainActor
final class NoteListWireframe: NoteListWireframing {
    private let router: Router
    private let login: Builder<NoteListLoginInput>
    private let editor: Builder<NoteListEditorInput>
    /// The way that was gone last.
    private var route: Route?
    private var looked: BuiltModule<any ScreenView>?

    init(router: Router, login: Builder<NoteListLoginInput>, editor: Builder<NoteListEditorInput>) {
        self.router = router
        self.login = login
        self.editor = editor
    }

    func logIn() {
        let input = NoteListLoginInput(output: .telling(self) { wireframe, _ in wireframe.comeBack() })
        route = router.open(input, with: login, by: .present)
    }

    func create(onSaved: @escaping @MainActor (Note) -> Void) {
        route = router.open(input(.newNote, onSaved), with: editor, by: .present)
    }

    func edit(_ note: Note?, onSaved: @escaping @MainActor (Note) -> Void) {
        route = router.open(input(.chosen(note), onSaved), with: editor, by: .push)
    }

    func preview(_ note: Note, onSaved: @escaping @MainActor (Note) -> Void) throws -> any ScreenView {
        let made = try router.make(input(.chosen(note), onSaved))
        guard let view = made.entry else { throw NavigationError.alreadyShown(screen: "The preview") }
        looked = made
        return view
    }

    func commitPreview() throws {
        guard let looked else { return }
        route = try looked.show(by: .push)
        self.looked = nil
    }

    func discardPreview() {
        looked = nil
    }

    private func input(
        _ subject: NoteListEditorInput.Subject,
        _ onSaved: @escaping @MainActor (Note) -> Void
    ) -> NoteListEditorInput {
        let output = ModuleOutput<Note?>
            .telling(self) { wireframe, note in
                wireframe.comeBack()
                if let note { onSaved(note) }
            }
        return NoteListEditorInput(subject: subject, output: output)
    }

    /// Undoes the way that was gone: pops what was pushed, dismisses what was presented.
    private func comeBack() {
        // The user may have gone back by themselves: then there is nothing to undo.
        try? route?.remove()
        route = nil
    }
}
