/// The view of a module that fills the terminal.
@MainActor
public protocol TerminalScreen: AnyObject {
    /// What it shows now.
    var page: Page { get }

    /// Called once, when it has come into view.
    func appear()

    /// Does what was typed.
    ///
    /// - Returns: Whether it is a command of this screen.
    func handle(_ command: Command) -> Bool
}

/// Where the screens of the terminal are seen: only the one in front is.
@MainActor
public protocol Display: AnyObject, Sendable {
    /// The page of a screen has changed.
    func changed(_ screen: any TerminalScreen)

    /// A screen has a remark; it is kept until the screen is in front.
    func notice(_ text: String, on screen: any TerminalScreen)
}
