/// The pattern of the URLs that a route serves: literal segments, and named segments that match any text.
struct URLPattern: Sendable {
    enum Segment: Hashable, Sendable {
        case literal(String)
        case parameter(String)

        var isLiteral: Bool { if case .literal = self { true } else { false } }
    }

    let text: String
    let scheme: String
    let segments: [Segment]

    /// Parses a pattern.
    init(_ text: String) throws(URLTableProblem.Flaw) {
        guard let url = URLText(text) else { throw .malformed }
        guard url.query.isEmpty, !text.contains("?"), !text.contains("#") else { throw .queryInPattern }
        self.text = text
        scheme = url.scheme
        segments = url.segments.map { segment in
            segment.hasPrefix(":") ? .parameter(String(segment.dropFirst())) : .literal(segment)
        }
        var names: Set<String> = []
        for case .parameter(let name) in segments {
            guard !name.isEmpty else { throw .malformed }
            guard names.insert(name).inserted else { throw .repeatedParameter(name) }
        }
    }

    /// The values of the named segments; `nil` if the URL does not match.
    func match(_ url: URLText) -> [String: String]? {
        guard url.scheme == scheme, url.segments.count == segments.count else { return nil }
        var values: [String: String] = [:]
        for (segment, text) in zip(segments, url.segments) {
            switch segment {
            case .literal(let expected): guard expected == text else { return nil }
            case .parameter(let name): values[name] = text
            }
        }
        return values
    }

    /// Whether a URL that both match goes to this one: it is literal wherever the other is, and in one more segment.
    func isMoreSpecific(than other: URLPattern) -> Bool {
        let pairs = zip(segments, other.segments)
        return pairs.allSatisfy { $0.isLiteral || !$1.isLiteral } && pairs.contains { $0.isLiteral && !$1.isLiteral }
    }

    /// A URL that both match although neither is more specific; `nil` if there is none.
    func ambiguity(with other: URLPattern) -> String? {
        guard scheme == other.scheme, segments.count == other.segments.count else { return nil }
        guard !isMoreSpecific(than: other), !other.isMoreSpecific(than: self) else { return nil }
        var example: [String] = []
        for pair in zip(segments, other.segments) {
            switch pair {
            case (.literal(let mine), .literal(let others)):
                guard mine == others else { return nil }
                example.append(mine)
            case (.literal(let text), .parameter), (.parameter, .literal(let text)): example.append(text)
            case (.parameter(let name), .parameter): example.append(name)
            }
        }
        return "\(scheme)://\(example.joined(separator: "/"))"
    }
}
