public import TerminalViews

/// Where the app writes to.
@MainActor
public protocol Console: AnyObject, Sendable {
    /// Whether someone sits in front of it, who wants to see which commands there are.
    var isInteractive: Bool { get }

    /// Writes one line.
    func write(_ line: Line)
}
