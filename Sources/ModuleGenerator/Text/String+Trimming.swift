extension StringProtocol {
    /// The text without the white space at its ends.
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }
}

extension String {
    /// The text without blank lines at its ends, and with at most one blank line between others.
    ///
    /// When a section of a template is left out, the blank lines around it remain.
    var withoutSpareLines: String {
        var lines: [Substring] = []
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            let isBlank = line.allSatisfy(\.isWhitespace)
            if isBlank, lines.last?.isEmpty ?? true { continue }
            lines.append(isBlank ? "" : line)
        }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }
}
