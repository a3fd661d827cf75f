import TerminalViews
import UserDirectoryApp

/// Keeps what the app writes.
@MainActor
final class TranscriptConsole: Console {
    let isInteractive = false
    private var lines: [String] = []

    nonisolated init() {}

    func write(_ line: Line) {
        lines.append(line.text)
    }

    /// All that was written since the last call.
    func take() -> String {
        defer { lines = [] }
        return lines.map { $0 + "\n" }.joined()
    }
}
