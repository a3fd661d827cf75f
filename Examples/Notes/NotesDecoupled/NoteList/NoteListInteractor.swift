internal import JoineryNavigation
internal import NotesEntities

/// The input port of the list's interactor.
@MainActor
protocol NoteListInteracting: AnyObject {
    /// Whose notes they are; `nil` if nobody is logged in.
    var owner: String? { get }

    /// Reads the notes.
    func load()

    /// Logs out whoever is logged in.
    func logOut()
}

/// The output port of the list's interactor.
@MainActor
protocol NoteListInteractorOutput: AnyObject {
    /// The notes have come.
    func loaded(_ notes: [Note])

    /// They cannot be had.
    func notLoaded(_ reason: String)
}

/// Reads the notes.
@MainActor
final class NoteListInteractor: NoteListInteracting {
    weak var output: (any NoteListInteractorOutput)?
    private let source: any NoteSource
    private let access: any NoteListAccess
    private let node: ModuleNode
    private var loading: Task<Void, Never>?

    init(source: any NoteSource, access: any NoteListAccess, node: ModuleNode) {
        self.source = source
        self.access = access
        self.node = node
    }

    var owner: String? { access.owner }

    func load() {
        loading?.cancel()
        loading = node.whileActive { [weak self, source] in
            do {
                let notes = try await source.notes()
                if !Task.isCancelled { self?.output?.loaded(notes) }
            } catch {
                if !Task.isCancelled { self?.output?.notLoaded("\(error)") }
            }
        }
    }

    func logOut() {
        loading?.cancel()
        access.logOut()
    }
}
