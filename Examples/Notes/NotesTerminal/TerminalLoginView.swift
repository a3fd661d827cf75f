package import NotesViews

/// The login on the terminal.
@MainActor
package final class TerminalLoginView: LoginView, TerminalScreen {
    package private(set) var page = Page(title: "Login", commands: ["login NAME PASSWORD", "back"])
    private let presenter: any LoginPresenting
    private let display: TerminalDisplay

    package init(presenter: any LoginPresenting, display: TerminalDisplay) {
        self.presenter = presenter
        self.display = display
    }

    package func willAppear() {
        presenter.viewWillAppear()
    }

    package func show(prompt: String) {
        page.lines = ["\(prompt): login NAME PASSWORD"]
        display.changed(self)
    }

    package func showNotice(_ text: String) {
        display.notice(text)
    }

    package func handle(_ command: Command) -> Bool {
        guard command.name == "login" else { return false }
        let words = command.words
        presenter.logIn(name: words.first ?? "", password: words.dropFirst().joined(separator: " "))
        return true
    }
}
