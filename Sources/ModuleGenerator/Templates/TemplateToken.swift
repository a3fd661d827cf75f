/// The parts of a template's text: tags, and the text between them.
enum TemplateToken {
    case text(String)
    case value(String, line: Int)
    case open(String, isInverted: Bool, line: Int)
    case close(String, line: Int)

    /// Splits the text of a template.
    ///
    /// - Throws: A ``GeneratorError`` if a tag has no end or no name.
    static func split(_ text: String, of name: String) throws(GeneratorError) -> [TemplateToken] {
        var tokens: [TemplateToken] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let parts = try split(line, number: index + 1, of: name)
            let standsAlone = parts.contains(where: \.isSectionTag) && parts.allSatisfy(\.leavesNoTrace)
            tokens += standsAlone ? parts.filter(\.isSectionTag) : parts
            if !standsAlone, index + 1 < lines.count { tokens.append(.text("\n")) }
        }
        return tokens
    }

    private var isSectionTag: Bool {
        switch self {
        case .open, .close: true
        case .text, .value: false
        }
    }

    /// Whether a line that has only such parts is left out of the result.
    private var leavesNoTrace: Bool {
        switch self {
        case .open, .close: true
        case .text(let text): text.allSatisfy(\.isWhitespace)
        case .value: false
        }
    }

    private static func split(
        _ line: Substring,
        number: Int,
        of name: String
    ) throws(GeneratorError) -> [TemplateToken] {
        var tokens: [TemplateToken] = []
        var rest = line
        while let start = rest.firstRange(of: "{{") {
            if start.lowerBound > rest.startIndex { tokens.append(.text(String(rest[..<start.lowerBound]))) }
            rest = rest[start.upperBound...]
            guard let end = rest.firstRange(of: "}}") else {
                throw .refused(["\(name):\(number): {{ has no matching }} on its line"])
            }
            tokens.append(try tag(rest[..<end.lowerBound], number, of: name))
            rest = rest[end.upperBound...]
        }
        if !rest.isEmpty { tokens.append(.text(String(rest))) }
        return tokens
    }

    private static func tag(_ text: Substring, _ line: Int, of name: String) throws(GeneratorError) -> TemplateToken {
        let kind = text.first
        let key = (kind == "#" || kind == "^" || kind == "/" ? text.dropFirst() : text).trimmed
        guard !key.isEmpty else { throw .refused(["\(name):\(line): the tag has no name"]) }
        return switch kind {
        case "#": .open(key, isInverted: false, line: line)
        case "^": .open(key, isInverted: true, line: line)
        case "/": .close(key, line: line)
        default: .value(key, line: line)
        }
    }
}
