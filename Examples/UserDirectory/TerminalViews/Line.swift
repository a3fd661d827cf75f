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
    ///
    /// Control characters are shown as dots: what is read from a file or a server cannot move the cursor.
    public init(_ text: String = "", _ style: Style = .text) {
        let isPlain = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        self.text = isPlain ? text : String(text.map { $0.isControl ? "·" : $0 })
        self.style = style
    }
}

extension Character {
    fileprivate var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
