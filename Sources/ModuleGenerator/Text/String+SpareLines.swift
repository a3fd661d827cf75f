extension String {
    /// The text without blank lines at its ends, and with one at most between others.
    ///
    /// Where a section of a template falls away, the blank lines around it would remain.
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
