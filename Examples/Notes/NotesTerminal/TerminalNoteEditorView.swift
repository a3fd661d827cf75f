package import NotesViews

/// The editor of a note on the terminal, around the text that is being written.
@MainActor
package final class TerminalNoteEditorView: NoteEditorView, TerminalScreen {
    private let presenter: any NoteEditorPresenting
    private let text: TerminalTextWidgetView
    private let display: TerminalDisplay
    private var content = NoteEditorPage(heading: "", title: "", wordCount: 0)

    package init(presenter: any NoteEditorPresenting, text: any TextWidgetView, display: TerminalDisplay) {
        guard let text = text as? TerminalTextWidgetView else {
            fatalError("\(type(of: text)) cannot be embedded: bind those of TerminalAssembly.")
        }
        self.presenter = presenter
        self.text = text
        self.display = display
    }

    package var page: Page {
        let words = content.wordCount == 1 ? "1 word" : "\(content.wordCount) words"
        let summary = content.wordCount == 0 ? "Nothing is written yet." : "\(words), to be kept as “\(content.title)”"
        return Page(
            title: content.heading,
            lines: (text.lines.isEmpty ? [] : text.lines.map { "  \($0)" } + [""]) + [summary],
            commands: text.commands + ["save", "cancel", "back"]
        )
    }

    package func willAppear() {
        text.willAppear()
        presenter.viewWillAppear()
    }

    package func show(_ page: NoteEditorPage) {
        content = page
        display.changed(self)
    }

    package func showNotice(_ text: String) {
        display.notice(text)
    }

    package func handle(_ command: Command) -> Bool {
        switch command.name {
        case "save": presenter.save()
        case "cancel": presenter.cancel()
        default: return text.handle(command)
        }
        return true
    }
}
