/// The tokens of a Swift type.
enum TypeToken: Hashable {
    /// A name or a keyword.
    case word(String)
    /// `@MainActor`, without arguments in parentheses.
    case attribute(String)
    /// Anything else: `[`, `->`, `&` …
    case symbol(String)

    /// Splits the text of a type.
    ///
    /// - Throws: A ``TypeProblem`` if the text has a character that is not allowed in a type.
    static func split(_ text: String) throws(TypeProblem) -> [TypeToken] {
        var tokens: [TypeToken] = []
        var rest = Substring(text)
        while let first = rest.first {
            if first == " " {
                rest = rest.dropFirst()
            } else if rest.hasPrefix("->") {
                tokens.append(.symbol("->"))
                rest = rest.dropFirst(2)
            } else if "[](){}<>:,?.&".contains(first) {
                tokens.append(.symbol(String(first)))
                rest = rest.dropFirst()
            } else {
                let body = (first == "@" ? rest.dropFirst() : rest).prefix { !" []()<>:,?.&-!@".contains($0) }
                if first == "@", !body.isEmpty {
                    tokens.append(.attribute("@" + body))
                    rest = rest.dropFirst(body.count + 1)
                } else if !body.isEmpty {
                    tokens.append(.word(String(body)))
                    rest = rest.dropFirst(body.count)
                } else if first == "!" {
                    throw TypeProblem("an implicitly unwrapped optional can crash: write ? instead of !")
                } else {
                    throw TypeProblem("“\(first)” is not allowed in a type")
                }
            }
        }
        return tokens
    }

    /// The token as in the source.
    var text: String {
        switch self {
        case .word(let text), .attribute(let text), .symbol(let text): text
        }
    }
}

/// What is wrong with a type.
struct TypeProblem: Error {
    let text: String
    init(_ text: String) { self.text = text }
}
