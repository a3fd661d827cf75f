internal import Foundation
public import LiveServices

/// What the program was started with.
public struct Options: Hashable, Sendable {
    /// How the program is called.
    public static let usage = """
        Usage: UserDirectory [--users PATH-or-http-URL] [--url URL] [--graph mermaid|dot|json|tree]

          --users  read the users from this JSON file or web server, and not from the file that comes with the app
          --url    start with the page that this URL leads to, such as app://users/3
          --graph  print how the app is joined, and end
          --help   show this text
        """

    /// Where the users come from.
    public var source = UserSource.bundled
    /// What to start with, above the list.
    public var url: String?
    /// The form in which the app's graph was asked for.
    public var graph: GraphForm?
    /// Whether only the usage was asked for.
    public var isHelp = false

    /// Reads the arguments behind the name of the program.
    public init(_ arguments: [String]) throws(OptionError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            switch parts.first {
            case "--help" where parts.count == 1, "-h" where parts.count == 1:
                isHelp = true
            case "--users":
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                    throw .noValue("--users")
                }
                source = try Self.source(value)
            case "--url":
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                    throw .noValue("--url")
                }
                url = value
            case "--graph":
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                    throw .noValue("--graph")
                }
                guard let form = GraphForm(rawValue: value) else { throw .notAForm(value) }
                graph = form
            default:
                throw .unknown(argument)
            }
        }
    }

    private static func source(_ value: String) throws(OptionError) -> UserSource {
        let start = value.lowercased()
        guard start.hasPrefix("http://") || start.hasPrefix("https://") else { return .file(path: value) }
        guard let url = URL(string: value), url.host() != nil else { throw .notAURL(value) }
        return .http(url)
    }
}

/// What is wrong with the arguments of the program.
public enum OptionError: Error, Hashable, CustomStringConvertible {
    /// There is no such option.
    case unknown(String)
    /// The option needs a value.
    case noValue(String)
    /// The value is meant to be a URL and is none.
    case notAURL(String)
    /// The graph cannot be printed in this form.
    case notAForm(String)

    /// The mistake, as a sentence.
    public var description: String {
        switch self {
        case .unknown(let option): "Unknown option “\(option)”."
        case .noValue(let option): "The option \(option) needs a value."
        case .notAURL(let text): "“\(text)” is not a URL."
        case .notAForm(let text):
            "“\(text)” is not a form of the graph: there are \(GraphForm.allCases.map(\.rawValue).joined(separator: ", "))."
        }
    }
}
