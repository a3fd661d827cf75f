/// A screen of the terminal.
@MainActor
package protocol TerminalScreen: AnyObject {
    /// What it shows now.
    var page: Page { get }

    /// It is about to be looked at: in front, or as a preview beside another.
    func willAppear()

    /// It is in front now.
    func didAppear()

    /// Does what was typed.
    ///
    /// - Returns: Whether it is a command of this screen.
    func handle(_ command: Command) -> Bool
}

extension TerminalScreen {
    package func didAppear() {}
}
