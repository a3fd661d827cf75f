internal import NotesEntities
internal import NotesViews

/// Decides what is on the list, and where it leads.
@MainActor
final class NoteListPresenter: NoteListPresenting, NoteListInteractorOutput {
    weak var view: (any NoteListView)?
    private let interactor: any NoteListInteracting
    private let wireframe: any NoteListWireframing
    private var shown: [Note] = []
    private var hasAskedForLogin = false
    private var isPreviewing = false

    init(interactor: any NoteListInteracting, wireframe: any NoteListWireframing) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: From the view

    func viewWillAppear() {
        discardPreview()
        refresh()
    }

    func viewDidAppear() {
        // Once: who has refused is not asked again and again.
        guard interactor.owner == nil, !hasAskedForLogin else { return }
        hasAskedForLogin = true
        wireframe.logIn()
    }

    func logIn() {
        guard interactor.owner == nil else {
            view?.showNotice("Somebody is logged in already.")
            return
        }
        wireframe.logIn()
    }

    func logOut() {
        interactor.logOut()
        discardPreview()
        refresh()
    }

    func refresh() {
        guard interactor.owner != nil else {
            shown = []
            view?.show(.loggedOut)
            return
        }
        interactor.load()
    }

    func create() {
        wireframe.create { [weak self] note in self?.saved(note) }
    }

    func edit(_ number: Int?) {
        if let number, note(number) == nil { return }
        wireframe.edit(number.flatMap { shown[$0 - 1] }) { [weak self] note in self?.saved(note) }
    }

    func preview(_ number: Int?) {
        guard let note = note(number ?? 0) else { return }
        do {
            view?.showPreview(of: try wireframe.preview(note) { [weak self] note in self?.saved(note) })
            isPreviewing = true
        } catch {
            view?.showNotice("\(error)")
        }
    }

    func commitPreview() {
        guard isPreviewing else {
            view?.showNotice("There is no preview.")
            return
        }
        isPreviewing = false
        do { try wireframe.commitPreview() } catch { view?.showNotice("\(error)") }
    }

    func discardPreview() {
        isPreviewing = false
        wireframe.discardPreview()
        view?.hidePreview()
    }

    // MARK: From the interactor

    func loaded(_ notes: [Note]) {
        guard let owner = interactor.owner else { return }
        shown = notes
        view?.show(.notes(owner: owner, titles: notes.map(\.title)))
    }

    func notLoaded(_ reason: String) {
        shown = []
        view?.show(.problem(reason))
    }

    // MARK: Inside

    private func saved(_ note: Note) {
        view?.showNotice("Kept “\(note.title)”.")
    }

    /// The note with a number; the user is told if there is none.
    private func note(_ number: Int) -> Note? {
        if shown.indices.contains(number - 1) { return shown[number - 1] }
        let range = shown.isEmpty ? "The list is empty." : "The list goes from 1 to \(shown.count)."
        view?.showNotice("There is no such note. \(range)")
        return nil
    }
}
