package import Joinery
package import JoineryNavigation
internal import NotesServices
package import NotesTerminal

/// The app with everything decoupled: no module knows another, or a service.
///
/// Here they are joined.
package struct DecoupledNotes: Assembly, Sendable {
    private let display: TerminalDisplay
    private let path: String?

    /// The app on a terminal, with notes in the file at `path`, or in memory if there is none.
    package init(_ display: TerminalDisplay, path: String?) {
        self.display = display
        self.path = path
    }

    /// Shows the first screen.
    @MainActor
    package static func showFirst(_ router: Router) {
        router.open(NoteListInput(), by: .root)
    }

    package var bindings: Bindings {
        NotesServicesAssembly(path: path)
        TerminalAssembly(display)

        LoginModule()
        NoteListModule()
        NoteEditorModule()
        TextWidgetModule()

        ServiceAdapters()
        ModuleAdapters()

        // Whatever the list wants to edit: nobody gets there without having logged in.
        Contribution(RouteInterceptor.self) { @MainActor (accounts: any AccountService) in
            RouteInterceptor(before: NoteListEditorInput.self) { _ in
                accounts.account == nil ? .first(LoginInput()) : .pass
            }
        }
    }
}
