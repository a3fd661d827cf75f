/// All reasons why nothing was generated.
package struct GeneratorError: Error, CustomStringConvertible, Equatable {
    /// The kind of a mistake.
    package enum Kind: Sendable {
        /// The command line is invalid.
        case usage
        /// The command line is valid, but the package does not allow what it requests.
        case refused
    }

    /// The kind of the mistake.
    package let kind: Kind
    /// The reasons, each in one or two sentences.
    package let problems: [String]

    /// A mistake in the command line.
    package static func usage(_ problems: [String]) -> GeneratorError {
        GeneratorError(kind: .usage, problems: problems)
    }

    /// A request that the package does not allow.
    package static func refused(_ problems: [String]) -> GeneratorError {
        GeneratorError(kind: .refused, problems: problems)
    }

    /// The exit status: 64 for a mistake in the command line, as is usual, and 1 for others.
    package var exitStatus: Int32 { kind == .usage ? 64 : 1 }

    /// The reasons, one on each line, and where to find help.
    package var description: String {
        let list =
            problems.count == 1 ? problems[0] : "\(problems.count) problems:" + problems.map { "\n  - " + $0 }.joined()
        return kind == .usage ? list + "\nFor help: swift package generate-module --help" : list
    }
}
