package import Joinery
internal import NotesViews

/// The views of the terminal, one for each module: the app gives each module its own.
package enum TerminalViews {
    @BindingsBuilder package static var login: Bindings {
        PerModule((any LoginView).self, TerminalLoginView.init)
    }

    @BindingsBuilder package static var noteList: Bindings {
        PerModule((any NoteListView).self, TerminalNoteListView.init)
    }

    @BindingsBuilder package static var noteEditor: Bindings {
        PerModule((any NoteEditorView).self, TerminalNoteEditorView.init)
    }

    @BindingsBuilder package static var textWidget: Bindings {
        PerModule((any TextWidgetView).self, TerminalTextWidgetView.init)
    }
}
