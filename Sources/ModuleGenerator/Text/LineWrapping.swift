/// Breaks lines that are too long because of long names, as a Swift formatter does.
///
/// The templates are written for names of usual length. The lines that grow are lists in parentheses or brackets, and the
/// protocols of a class. Each element gets its own line.
///
/// `swift format` is not used for this: it would be a second process for every file, it may be missing where the plugin
/// runs, and it would also reformat a project's own templates.
enum LineWrapping {
    private static let width = 120

    /// The text with its long lines broken where they have a list.
    static func wrap(_ text: String) -> String {
        var result: [String] = []
        // After a closing parenthesis on its own line, chained calls have its indentation.
        var chain: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if let indentation = chain, line.hasPrefix(indentation + "    .") {
                result.append(String(line.dropFirst(4)))
                continue
            }
            let lines = broken(line)
            result += lines
            chain = lines.count > 1 && lines.last?.hasSuffix(")") == true ? line.indentation : nil
        }
        return result.joined(separator: "\n")
    }

    private static func broken(_ line: String) -> [String] {
        guard line.count > width, !line.trimmed.hasPrefix("//") else { return [line] }
        if let lines = brokenClass(line) { return lines }
        guard let list = BracketedList.longest(in: line) else { return [line] }
        let isArray = line[list.open] == "["
        let inner = list.elements.enumerated()
            .flatMap { index, element in
                let isLast = index == list.elements.count - 1
                let comma = !isLast || (isArray && index > 0) ? "," : ""
                return broken(line.indentation + "    " + element + comma)
            }
        return [String(line[...list.open])] + inner + [line.indentation + String(line[list.close...])]
    }

    /// The head of a class with each protocol on its own line.
    private static func brokenClass(_ line: String) -> [String]? {
        guard line.contains("class "), line.hasSuffix(" {"), let colon = line.firstRange(of: ": ") else { return nil }
        let protocols = line[colon.upperBound...].dropLast(2).split(separator: ", ")
        let inner = protocols.enumerated()
            .map { index, name in
                line.indentation + "    " + name + (index == protocols.count - 1 ? "" : ",")
            }
        return [line[..<colon.lowerBound] + ":"] + inner + [line.indentation + "{"]
    }
}

extension String {
    fileprivate var indentation: String { String(prefix { $0 == " " }) }
}
