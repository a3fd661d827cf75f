package import SelectUser

/// The choice of a user on the terminal.
@MainActor
package final class TerminalSelectUserView: SelectUserView, TerminalScreen {
    package private(set) var page = Page.loading
    private let presenter: any SelectUserPresenting
    private let display: any Display

    package init(presenter: any SelectUserPresenting, display: any Display) {
        self.presenter = presenter
        self.display = display
    }

    package func appear() {
        presenter.viewAppeared()
    }

    package func showLoading(title: String) {
        page = .loading
        display.changed(self)
    }

    package func showCandidates(_ names: [String], title: String) {
        var table = Table(.right, .left)
        for (index, name) in names.enumerated() { table.add(String(index + 1), name) }
        page = Page(title: title, lines: table.lines.map { Line($0) }, commands: ["choose N", "refresh", "back"])
        display.changed(self)
    }

    package func showProblem(_ text: String, title: String) {
        page = .problem(text, title: title)
        page.commands.append("back")
        display.changed(self)
    }

    package func showNotice(_ text: String) {
        display.notice(text, on: self)
    }

    package func handle(_ command: Command) -> Bool {
        switch command.name {
        case "choose":
            if let number = command.number {
                presenter.choose(number)
            } else {
                showNotice("Which user? Type a number, such as “choose 3”.")
            }
        case "refresh": presenter.refresh()
        default: return false
        }
        return true
    }
}
