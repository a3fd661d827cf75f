package import NotesViews

/// The text that is being written, for the screen that it is embedded in.
@MainActor
package final class TerminalTextWidgetView: TextWidgetView {
    /// The text, line by line.
    private(set) var lines: [String] = []
    /// The commands that it takes.
    let commands = ["write TEXT", "append TEXT"]
    private let presenter: any TextWidgetPresenting

    package init(presenter: any TextWidgetPresenting) {
        self.presenter = presenter
    }

    func willAppear() {
        presenter.viewWillAppear()
    }

    package func show(text: String) {
        lines = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    func handle(_ command: Command) -> Bool {
        switch command.name {
        case "write": presenter.write(command.argument)
        case "append": presenter.append(command.argument)
        default: return false
        }
        return true
    }
}
