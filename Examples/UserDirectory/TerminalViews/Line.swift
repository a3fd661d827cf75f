/// One line of output, and what it is for.
public struct Line: Hashable, Sendable {
    /// What a line is for; a console that can shows each in its own way.
    public enum Style: Sendable {
        /// What the screen is about.
        case heading
        /// The names of columns or of a part of the screen.
        case label
        /// What there is to read.
        case text
        /// Something by the way.
        case faint
        /// Something that did not work.
        case warning
    }

    /// The characters of the line.
    public let text: String
    /// What the line is for.
    public let style: Style

    /// A line of output.
    public init(_ text: String = "", _ style: Style = .text) {
        self.text = text
        self.style = style
    }
}
