/// Why a URL leads to no module.
public enum URLRouteError: Error, Equatable, Sendable {
    /// The text is not a URL, or its percent-encoding is invalid.
    case malformed(url: String)
    /// No route matches the URL.
    case unknown(url: String, known: [String])
    /// The URL lacks a parameter that the route needs.
    case missing(parameter: String, url: String)
    /// A parameter has the wrong type.
    case bad(parameter: String, value: String, expected: String, url: String)
}

extension URLRouteError: CustomStringConvertible {
    /// What is wrong with the URL.
    public var description: String {
        switch self {
        case .malformed(let url): "“\(url)” is not a valid URL."
        case .unknown(let url, let known):
            "No route matches “\(url)”. Known routes: \(known.isEmpty ? "none" : known.joined(separator: ", "))."
        case .missing(let parameter, let url): "“\(url)” lacks the parameter “\(parameter)”."
        case .bad(let parameter, let value, let expected, let url):
            "The parameter “\(parameter)” must be of type \(expected), but is “\(value)” in “\(url)”."
        }
    }
}

/// All problems of a table of URL routes.
public struct URLTableError: Error, Equatable, Sendable {
    /// The problems, in the order of the routes.
    public let problems: [URLTableProblem]
}

extension URLTableError: CustomStringConvertible {
    /// The problems, one on each line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// One problem of a table of URL routes.
public struct URLTableProblem: Equatable, Sendable {
    /// The pattern of the route.
    public let pattern: String
    /// The file and the line of the route.
    public let place: String
    /// What is wrong with the route.
    public let flaw: Flaw

    /// What can be wrong with a route.
    public enum Flaw: Error, Equatable, Sendable {
        /// The pattern is not a URL.
        case malformed
        /// The pattern has a query or a fragment. Only URLs have them.
        case queryInPattern
        /// Two segments of the pattern have the same name.
        case repeatedParameter(String)
        /// Another route matches some of the same URLs, and neither is more specific.
        case ambiguous(with: String, place: String, example: String)
    }
}

extension URLTableProblem: CustomStringConvertible {
    /// What is wrong, and where.
    public var description: String {
        let what =
            switch flaw {
            case .malformed: "is not a URL pattern such as app://users/:id"
            case .queryInPattern: "has a query or a fragment; leave it out and read the items from the parameters"
            case .repeatedParameter(let name): "has two segments named “\(name)”"
            case .ambiguous(let other, let place, let example):
                "matches \(example), and so does “\(other)” (\(place)); make one of them more specific"
            }
        return "“\(pattern)” (\(place)) \(what)."
    }
}
