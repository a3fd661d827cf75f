internal import JoineryNavigation
internal import NotesEntities
internal import NotesServices
internal import NotesViews

/// Reads the notes, and decides what is on the list.
@MainActor
final class NoteListPresenter: NoteListPresenting {
    weak var view: (any NoteListView)?
    private let router: Router
    private let node: ModuleNode
    private let notes: any NoteStore
    private let accounts: any AccountService
    private var loading: Task<Void, Never>?
    private var shown: [Note] = []
    private var hasAskedForLogin = false
    private var preview: BuiltModule<any NoteEditorView>?
    /// The way that was gone last.
    private var route: Route?

    init(router: Router, node: ModuleNode, notes: any NoteStore, accounts: any AccountService) {
        self.router = router
        self.node = node
        self.notes = notes
        self.accounts = accounts
    }

    func viewWillAppear() {
        discardPreview()
        refresh()
    }

    func viewDidAppear() {
        // Once: who has refused is not asked again and again.
        guard accounts.account == nil, !hasAskedForLogin else { return }
        hasAskedForLogin = true
        showLogin()
    }

    func logIn() {
        guard accounts.account == nil else {
            view?.showNotice("Somebody is logged in already.")
            return
        }
        showLogin()
    }

    func logOut() {
        loading?.cancel()
        accounts.logOut()
        discardPreview()
        refresh()
    }

    func refresh() {
        guard let owner = accounts.account?.name else {
            shown = []
            view?.show(.loggedOut)
            return
        }
        loading?.cancel()
        loading = node.whileActive { [weak self, notes] in
            do throws(NoteStoreError) {
                let loaded = try await notes.notes()
                guard let self, !Task.isCancelled else { return }
                shown = loaded
                view?.show(.notes(owner: owner, titles: loaded.map(\.title)))
            } catch {
                guard let self, !Task.isCancelled else { return }
                shown = []
                view?.show(.problem("\(error)"))
            }
        }
    }

    // MARK: Where the list leads

    func create() {
        route = router.open(editor(.create), by: .present)
    }

    func edit(_ number: Int?) {
        if let number, note(number) == nil { return }
        route = router.open(editor(.modify, number.flatMap { shown[$0 - 1] }), by: .push)
    }

    func preview(_ number: Int?) {
        guard let note = note(number ?? 0) else { return }
        do {
            preview = try router.make(editor(.modify, note))
            if let screen = preview?.entry { view?.showPreview(of: screen) }
        } catch {
            view?.showNotice("\(error)")
        }
    }

    func commitPreview() {
        guard let looked = preview else {
            view?.showNotice("There is no preview.")
            return
        }
        preview = nil
        do { route = try looked.show(by: .push) } catch { view?.showNotice("\(error)") }
    }

    func discardPreview() {
        preview = nil
        view?.hidePreview()
    }

    private func showLogin() {
        route = router.open(LoginInput(output: .telling(self) { list, _ in list.comeBack() }), by: .present)
    }

    private func editor(_ mode: NoteEditorInput.Mode, _ note: Note? = nil) -> NoteEditorInput {
        NoteEditorInput(mode: mode, note: note, output: .telling(self) { $0.edited($1) })
    }

    private func edited(_ note: Note?) {
        comeBack()
        if let note { view?.showNotice("Kept “\(note.title)”.") }
    }

    private func comeBack() {
        // The user may have gone back by themselves: then there is nothing to undo.
        try? route?.remove()
        route = nil
    }

    /// The note with a number; the user is told if there is none.
    private func note(_ number: Int) -> Note? {
        if shown.indices.contains(number - 1) { return shown[number - 1] }
        let range = shown.isEmpty ? "The list is empty." : "The list goes from 1 to \(shown.count)."
        view?.showNotice("There is no such note. \(range)")
        return nil
    }
}
