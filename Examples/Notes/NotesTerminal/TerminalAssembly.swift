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

        PerModule((any LoginView).self, TerminalLoginView.init)
        PerModule((any NoteListView).self, TerminalNoteListView.init)
        PerModule((any NoteEditorView).self, TerminalNoteEditorView.init)
        PerModule((any TextWidgetView).self, TerminalTextWidgetView.init)
    }
}
