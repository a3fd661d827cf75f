internal import Joinery
internal import NotesEntities
internal import NotesServices

/// Which service answers what a module asks for.
struct ServiceAdapters: Assembly {
    var bindings: Bindings {
        Singleton((any NoteSource).self) { (store: any NoteStore) in StoredNotes(store: store) }
        Singleton((any NoteKeeping).self) { (store: any NoteStore) in StoredNotes(store: store) }
        Singleton((any NoteListAccess).self) { @MainActor (accounts: any AccountService) in Accounts(accounts) }
        Singleton((any LoginAuthority).self) { @MainActor (accounts: any AccountService) in Accounts(accounts) }
    }
}

/// The store, as the list and the editor need it.
private struct StoredNotes: NoteSource, NoteKeeping {
    let store: any NoteStore

    func notes() async throws -> [Note] {
        try await store.notes()
    }

    func save(_ draft: NoteDraft, as id: Note.ID?) async throws -> Note {
        try await store.save(draft, as: id)
    }
}

/// The account, as the list and the login need it.
@MainActor
private final class Accounts: NoteListAccess, LoginAuthority {
    private let accounts: any AccountService

    init(_ accounts: any AccountService) {
        self.accounts = accounts
    }

    var owner: String? { accounts.account?.name }

    func logIn(name: String, password: String) async throws -> Account {
        try await accounts.logIn(name: name, password: password)
    }

    func logOut() {
        accounts.logOut()
    }
}
