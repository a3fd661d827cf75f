package import NotesViews

/// The list of notes on the terminal.
@MainActor
package final class TerminalNoteListView: NoteListView, TerminalScreen {
    private let presenter: any NoteListPresenting
    private let display: TerminalDisplay
    private var content = NoteListPage.loggedOut
    private var preview: [String]?

    package init(presenter: any NoteListPresenting, display: TerminalDisplay) {
        self.presenter = presenter
        self.display = display
    }

    package var page: Page {
        guard let preview else { return list }
        var page = list
        page.lines += [""] + preview.map { "  | \($0)" }
        page.commands = ["commit", "discard"] + page.commands
        return page
    }

    package func willAppear() {
        presenter.viewWillAppear()
    }

    package func didAppear() {
        presenter.viewDidAppear()
    }

    package func show(_ page: NoteListPage) {
        content = page
        display.changed(self)
    }

    package func showPreview(of screen: any ScreenView) {
        guard let screen = screen as? any TerminalScreen else { return }
        screen.willAppear()
        // What it looks like, not the screen itself: that belongs to whoever made it.
        preview = [screen.page.title] + screen.page.lines
        display.changed(self)
    }

    package func hidePreview() {
        guard preview != nil else { return }
        preview = nil
        display.changed(self)
    }

    package func showNotice(_ text: String) {
        display.notice(text)
    }

    package func handle(_ command: Command) -> Bool {
        switch command.name {
        case "login": presenter.logIn()
        case "logout": presenter.logOut()
        case "refresh": presenter.refresh()
        case "new": presenter.create()
        case "edit": presenter.edit(command.number)
        case "preview": presenter.preview(command.number)
        case "commit": presenter.commitPreview()
        case "discard": presenter.discardPreview()
        default: return false
        }
        return true
    }

    private var list: Page {
        switch content {
        case .loggedOut:
            Page(title: "Notes", lines: ["Nobody is logged in."], commands: ["login", "new"])
        case .notes(let owner, let titles):
            Page(
                title: "Notes of \(owner)",
                lines: titles.isEmpty
                    ? ["There are no notes yet."] : titles.enumerated().map { "  \($0 + 1)  \($1)" },
                commands: ["new", "edit N", "preview N", "refresh", "logout"]
            )
        case .problem(let text):
            Page(title: "Notes", lines: [text], commands: ["refresh", "new", "logout"])
        }
    }
}
