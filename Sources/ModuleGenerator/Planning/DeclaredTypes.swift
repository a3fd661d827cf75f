/// Finds the types that a Swift file declares at its top level.
///
/// It does not parse Swift. It looks for declarations that begin in the first column, as they do in formatted code.
enum DeclaredTypes {
    /// The names of the types that `text` declares.
    static func names(in text: String) -> Set<String> {
        var names: Set<String> = []
        var commentDepth = 0
        var isInText = false
        for line in text.split(whereSeparator: \.isNewline) {
            if commentDepth == 0, !isInText, let name = declaredName(in: line) { names.insert(name) }
            if commentDepth == 0, line.occurrences(of: "\"\"\"") % 2 == 1 { isInText.toggle() }
            if !isInText {
                let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
                commentDepth = max(0, commentDepth + code.occurrences(of: "/*") - line.occurrences(of: "*/"))
            }
        }
        return names
    }

    private static let modifiers: Set = [
        "public", "package", "internal", "private", "fileprivate", "open", "final", "indirect", "nonisolated",
        "distributed",
    ]
    private static let keywords: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]

    private static func declaredName(in line: Substring) -> String? {
        guard line.first?.isWhitespace == false else { return nil }
        var words = line.split { $0 == " " || $0 == "\t" }[...]
        while let word = words.first, word.hasPrefix("@") || modifiers.contains(String(word)) { words.removeFirst() }
        guard let keyword = words.popFirst(), keywords.contains(String(keyword)), let name = words.first else {
            return nil
        }
        return String(name.prefix { !":<{=(,".contains($0) })
    }
}

extension Substring {
    fileprivate func occurrences(of pattern: String) -> Int {
        ranges(of: pattern).count
    }
}
