/// Why nothing was generated: every reason that was found, not just the first.
package struct GeneratorError: Error, CustomStringConvertible, Equatable {
    /// What kind of mistake it is.
    package enum Kind: Sendable {
        /// The command line cannot be read.
        case usage
        /// What it asks for cannot be done here.
        case refused
    }

    /// What kind of mistake it is.
    package let kind: Kind
    /// The reasons, each a sentence or two for a person.
    package let problems: [String]

    /// A mistake in the command line.
    package static func usage(_ problems: [String]) -> GeneratorError {
        GeneratorError(kind: .usage, problems: problems)
    }

    /// Something that cannot be done here.
    package static func refused(_ problems: [String]) -> GeneratorError {
        GeneratorError(kind: .refused, problems: problems)
    }

    /// The status to exit with: 64 for a mistake in the command line, as is custom, and 1 for the others.
    package var exitStatus: Int32 { kind == .usage ? 64 : 1 }

    /// The reasons, one a line, and where to read on.
    package var description: String {
        let list =
            problems.count == 1 ? problems[0] : "\(problems.count) problems:" + problems.map { "\n  - " + $0 }.joined()
        return kind == .usage ? list + "\nSee: swift package generate-module --help" : list
    }
}
