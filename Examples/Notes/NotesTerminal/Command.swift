/// A line that was typed: the name of a command, and what follows it.
package struct Command: Hashable, Sendable {
    /// The first word, in lower case.
    package let name: String
    /// The rest, without spaces around it.
    package let argument: String

    /// Reads a line; `nil` if there is nothing on it.
    package init?(_ line: String) {
        let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let first = words.first else { return nil }
        name = first.lowercased()
        let rest = words.dropFirst().first ?? ""
        argument = rest.lastIndex { !$0.isWhitespace }.map { String(rest[...$0]) } ?? ""
    }

    /// The argument as a number; `nil` if there is none.
    var number: Int? { Int(argument) }

    /// The words of the argument.
    var words: [String] { argument.split(whereSeparator: \.isWhitespace).map(String.init) }
}
