package import UserSearch

/// The search box of the terminal: a line at the top of the view that embeds it.
@MainActor
package final class TerminalUserSearchView: UserSearchView {
    package private(set) var line: Line?
    private let presenter: any UserSearchPresenting

    package init(presenter: any UserSearchPresenting) {
        self.presenter = presenter
    }

    package func show(prompt: String, query: String) {
        line = query.isEmpty ? nil : Line("\(prompt): \(query)", .label)
    }

    package func handle(_ command: Command) -> Bool {
        guard command.name == "search" else { return false }
        if command.argument == "?" {
            presenter.pickName()
        } else {
            presenter.search(command.argument)
        }
        return true
    }
}
