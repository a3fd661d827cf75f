internal import UserSearch

/// The search box of the terminal: a line at the top of the view that embeds it.
@MainActor
final class TerminalUserSearchView: UserSearchView {
    private(set) var line: Line?
    private let presenter: any UserSearchPresenting

    init(presenter: any UserSearchPresenting) {
        self.presenter = presenter
    }

    func show(prompt: String, query: String) {
        line = query.isEmpty ? nil : Line("\(prompt): \(query)", .label)
    }

    func handle(_ command: Command) -> Bool {
        guard command.name == "search" else { return false }
        if command.argument == "?" {
            presenter.pickName()
        } else {
            presenter.search(command.argument)
        }
        return true
    }
}
