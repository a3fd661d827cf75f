/// Why a URL leads nowhere.
public enum URLRouteError: Error, Equatable, Sendable {
    /// It is no URL, or its percent-encoding is broken.
    case malformed(url: String)
    /// No route has its shape.
    case unknown(url: String, known: [String])
    /// It does not say what the route needs.
    case missing(parameter: String, url: String)
    /// What it says is of another type.
    case bad(parameter: String, value: String, expected: String, url: String)
}

extension URLRouteError: CustomStringConvertible {
    /// What is wrong with the URL.
    public var description: String {
        switch self {
        case .malformed(let url): "“\(url)” is no URL that can be read."
        case .unknown(let url, let known):
            "No route leads to “\(url)”. Known are: \(known.isEmpty ? "none" : known.joined(separator: ", "))."
        case .missing(let parameter, let url): "“\(url)” does not say “\(parameter)”."
        case .bad(let parameter, let value, let expected, let url):
            "“\(parameter)” has to be of type \(expected), and is “\(value)” in “\(url)”."
        }
    }
}

/// All that is wrong with a table of URL routes.
public struct URLTableError: Error, Equatable, Sendable {
    /// The problems, in the order of the routes.
    public let problems: [URLTableProblem]
}

extension URLTableError: CustomStringConvertible {
    /// The problems, a line each.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// One thing that is wrong with a table of URL routes.
public struct URLTableProblem: Equatable, Sendable {
    /// The pattern of the route.
    public let pattern: String
    /// Where the route was written.
    public let place: String
    /// What is wrong with it.
    public let flaw: Flaw

    /// What can be wrong with a route.
    public enum Flaw: Error, Equatable, Sendable {
        /// The pattern is no URL.
        case malformed
        /// The pattern has a query or a fragment: those are for the URL to say.
        case queryInPattern
        /// Two segments of the pattern have one name.
        case repeatedParameter(String)
        /// Another route has as good a claim to some URLs.
        case ambiguous(with: String, place: String, example: String)
    }
}

extension URLTableProblem: CustomStringConvertible {
    /// What is wrong, and where.
    public var description: String {
        let what =
            switch flaw {
            case .malformed: "is no URL pattern such as app://users/:id"
            case .queryInPattern: "has a query or a fragment; leave it out and read the items from the parameters"
            case .repeatedParameter(let name): "has two segments named “\(name)”"
            case .ambiguous(let other, let place, let example):
                "is as good for \(example) as “\(other)” (\(place)); make one of them more specific"
            }
        return "“\(pattern)” (\(place)) \(what)."
    }
}
