package import Joinery

/// The services of both styles: notes, the account, and whether one of them is at work.
package struct NotesServicesAssembly: Assembly, Sendable {
    private let path: String?

    /// The services, with notes in the file at `path`, or in memory if there is none.
    package init(path: String?) {
        self.path = path
    }

    package var bindings: Bindings {
        Singleton(Activity.init)
        Singleton((any AccountService).self) { @MainActor in SingleAccountService() }
        if let path {
            Singleton((any NoteStore).self) { FileNoteStore(path: path) }
        } else {
            Singleton((any NoteStore).self) { MemoryNoteStore() }
        }
        // Around whatever is bound, a test's mock too: the program waits for it before it takes the next command.
        Decorator((any NoteStore).self) { (store: any NoteStore, activity: Activity) in
            CountedNoteStore(store: store, activity: activity)
        }
        Decorator((any AccountService).self) { @MainActor (accounts: any AccountService, activity: Activity) in
            CountedAccountService(accounts, activity)
        }
    }
}
