/// A list in parentheses or brackets, in a line of Swift.
struct BracketedList {
    /// The position of the opening bracket.
    let open: String.Index
    /// The position of the closing bracket.
    let close: String.Index
    /// The elements between the commas.
    let elements: [String]

    /// The longest list that is not empty and not inside another list.
    static func longest(in line: String) -> BracketedList? {
        var longest: BracketedList?
        var opened: [String.Index] = []
        var elements: [String] = []
        var start = line.startIndex
        for index in line.indices where !isInText(index, of: line) {
            switch line[index] {
            case "(", "[", "{":
                opened.append(index)
                guard opened.count == 1 else { continue }
                elements = []
                start = line.index(after: index)
            case "," where opened.count == 1:
                elements.append(line[start..<index].trimmed)
                start = line.index(after: index)
            case ")", "]", "}":
                guard let open = opened.popLast() else { return longest }
                let last = opened.isEmpty ? line[start..<index].trimmed : ""
                guard !last.isEmpty, line[open] != "{" else { continue }
                let list = BracketedList(open: open, close: index, elements: elements + [last])
                if list.length(in: line) > longest?.length(in: line) ?? 0 { longest = list }
            default: break
            }
        }
        return longest
    }

    private func length(in line: String) -> Int {
        line.distance(from: open, to: close)
    }

    /// Whether a position is inside a string literal, as the brackets of an interpolation are.
    private static func isInText(_ index: String.Index, of line: String) -> Bool {
        var isInText = false
        var isEscaped = false
        for letter in line[..<index] {
            if letter == "\"", !isEscaped { isInText.toggle() }
            isEscaped = letter == "\\" && !isEscaped
        }
        return isInText
    }
}
