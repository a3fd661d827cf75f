import NotesTerminal

/// Keeps what the app writes.
@MainActor
final class TranscriptConsole: Console {
    private var lines: [String] = []

    func write(_ line: String) {
        lines.append(line)
    }

    /// All that was written since the last call.
    func take() -> String {
        defer { lines = [] }
        return lines.map { $0 + "\n" }.joined()
    }
}
