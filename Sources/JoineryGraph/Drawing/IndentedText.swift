import Joinery

/// Text in blocks, each indented by two more spaces.
struct IndentedText {
    private(set) var text = ""
    private var ends: [String] = []

    /// Adds a line.
    mutating func line(_ line: String) {
        text += String(repeating: "  ", count: ends.count) + line + "\n"
    }

    /// Starts a block, which ends with the line `end`.
    mutating func open(_ head: String, end: String) {
        line(head)
        ends.append(end)
    }

    /// Ends the innermost block.
    mutating func close() {
        guard let end = ends.popLast() else { return }
        line(end)
    }
}
