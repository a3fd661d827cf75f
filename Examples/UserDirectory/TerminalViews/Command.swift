/// A line that was typed: the name of a command, and what follows it.
public struct Command: Hashable, Sendable {
    /// The first word, in lower case.
    public let name: String
    /// The rest, without spaces around it.
    public let argument: String

    /// Reads a line.
    ///
    /// - Returns: The command, or `nil` if there is nothing on the line.
    public init?(_ line: String) {
        let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let first = words.first else { return nil }
        name = first.lowercased()
        let rest = words.dropFirst().first.map(String.init) ?? ""
        argument = String(rest.reversed().drop(while: \.isWhitespace).reversed())
    }

    /// The argument as a number, for commands that take one.
    var number: Int? { Int(argument) }

    /// The argument as `FIELD=VALUE`, for commands that take that.
    var assignment: (field: String, value: String)? {
        guard let sign = argument.firstIndex(of: "=") else { return nil }
        let field = argument[..<sign].filter { !$0.isWhitespace }
        return field.isEmpty ? nil : (field, String(argument[argument.index(after: sign)...]))
    }
}
