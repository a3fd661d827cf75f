/// A view that fills the terminal.
@MainActor
package protocol TerminalView: AnyObject {
    /// What it is about.
    var title: String { get }

    /// What there is to read now.
    var lines: [String] { get }

    /// The commands that can be given here, as they are typed.
    var commands: [String] { get }

    /// Called each time it has come into view, before it is drawn: the first time it loads.
    func appear()

    /// Does what was typed.
    func handle(_ command: Command) -> Reaction

    /// Waits until what the last command led to has come.
    func settle() async
}

extension TerminalView {
    /// Waits for nothing: most commands have done their work when they return.
    package func settle() async {}
}

/// What a view makes of a command.
package enum Reaction: Hashable, Sendable {
    /// It has done what was asked for.
    case done
    /// It cannot, for this reason.
    case refused(String)
    /// It is no command of this view.
    case unknown
}
