/// A line that was typed: the name of a command, and what follows it.
package struct Command: Hashable, Sendable {
    /// The first word, in lower case.
    package let name: String
    /// The rest.
    package let argument: String

    /// Reads a line; the result is `nil` if there is nothing on it.
    package init?(_ line: String) {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard let first = words.first else { return nil }
        name = first.lowercased()
        argument = words.dropFirst().joined(separator: " ")
    }
}
