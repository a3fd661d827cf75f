internal import TerminalViews

/// What is told about the commands.
enum Help {
    private static let commands: [(usage: String, meaning: String)] = [
        ("open N", "show the user in row N"),
        ("search TEXT", "show only users whose name or email has TEXT in it"),
        ("search ?", "pick the name to search for"),
        ("search", "show all users again"),
        ("select", "choose a user"),
        ("choose N", "choose number N"),
        ("edit FIELD=VALUE", "change a field of the user that is shown: name, email or avatar"),
        ("save", "keep what was changed"),
        ("cancel", "forget what was changed"),
        ("refresh", "fetch the users again"),
        ("back", "leave this screen"),
        ("help", "show this list"),
        ("quit", "leave the app"),
    ]

    /// The list of all commands.
    static var lines: [Line] {
        let width = commands.map(\.usage.count).max() ?? 0
        return [Line(), Line("Commands", .heading), Line()]
            + commands.map { command in
                let padding = String(repeating: " ", count: width - command.usage.count)
                return Line("  \(command.usage)\(padding)  \(command.meaning)")
            }
    }

    /// Whether there is a command of that name on some screen.
    static func knows(_ name: String) -> Bool {
        commands.contains { $0.usage.split(separator: " ").first.map(String.init) == name }
    }
}
