package import Joinery
internal import JoineryNavigation
internal import NotesViews

/// The terminal as the technology of the app: its navigator, where it draws, and the views of all modules.
///
/// The views are templates: each instance of a module gets a view of its own, made with the parts of that instance.
package struct TerminalAssembly: Assembly, Sendable {
    private let display: TerminalDisplay

    package init(_ display: TerminalDisplay) {
        self.display = display
    }

    package var bindings: Bindings {
        NavigationAssembly(display.navigator, name: "Notes") { [display] _, error in display.report(error) }
        Singleton(TerminalDisplay.self) { display }

        PerModule(TerminalLoginView.init, as: (any LoginView).self)
        PerModule(TerminalNoteListView.init, as: (any NoteListView).self)
        PerModule(TerminalNoteEditorView.init, as: (any NoteEditorView).self)
        PerModule(TerminalTextWidgetView.init, as: (any TextWidgetView).self)
    }
}
