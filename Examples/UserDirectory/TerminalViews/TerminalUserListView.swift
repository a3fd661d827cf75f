package import UserList
package import UserSearch

/// The list of users on the terminal, with the search box at its top.
@MainActor
package final class TerminalUserListView: UserListView, TerminalScreen {
    /// Titled before it has come into view: a page that a URL led to stands above it.
    package private(set) var page = Page(title: "Users", lines: [], commands: [])
    private let presenter: any UserListPresenting
    private let search: TerminalUserSearchView
    private let display: any Display

    package init(presenter: any UserListPresenting, searchView: any UserSearchView, display: any Display) {
        guard let search = searchView as? TerminalUserSearchView else {
            fatalError("\(type(of: searchView)) cannot be embedded: bind the views of TerminalViewsAssembly.")
        }
        self.presenter = presenter
        self.search = search
        self.display = display
    }

    package func appear() {
        presenter.viewAppeared()
    }

    package func showLoading() {
        page = .loading
        display.changed(self)
    }

    package func show(_ rows: [UserRow], summary: String) {
        var table = Table(.right, .left, .left, .left)
        table.add("#", "Name", "Email", "Joined")
        for (index, row) in rows.enumerated() {
            table.add(String(index + 1), row.name, row.email, row.joined)
        }
        var lines = search.line.map { [$0, Line()] } ?? []
        if !rows.isEmpty {
            lines += table.lines.enumerated().map { Line($1, $0 == 0 ? .label : .text) }
            lines.append(Line())
        }
        lines.append(Line(summary, .faint))
        page = Page(title: "Users", lines: lines, commands: ["open N", "search TEXT", "select", "refresh"])
        display.changed(self)
    }

    package func showProblem(_ text: String) {
        page = .problem(text, title: "Users")
        display.changed(self)
    }

    package func showNotice(_ text: String) {
        display.notice(text, on: self)
    }

    package func handle(_ command: Command) -> Bool {
        switch command.name {
        case "open":
            if let number = command.number {
                presenter.open(number)
            } else {
                showNotice("Which user? Type a number, such as “open 3”.")
            }
        case "select": presenter.select()
        case "refresh": presenter.refresh()
        default: return search.handle(command)
        }
        return true
    }
}
