/// Breaks lines that have become too long because names are, as a Swift formatter does.
///
/// Templates are written for names of usual length. What grows are lists in parentheses or brackets, and what a class
/// conforms to: those get a line for each element.
enum LineWrapping {
    private static let width = 120

    /// The text with its long lines broken, as far as they have a list to be broken at.
    static func wrap(_ text: String) -> String {
        var result: [String] = []
        // Calls that follow a closing parenthesis on a line of its own stand below it, and not further in.
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

    /// A class with each of its protocols on a line.
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
