internal import Foundation
public import TerminalViews

/// Writes to the standard output, in colours if it is a terminal.
@MainActor
public final class StandardConsole: Console {
    /// Whether both ends are a terminal.
    public let isInteractive: Bool
    private let isStyled: Bool

    /// The console that the process was started with.
    public init() {
        isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        let environment = ProcessInfo.processInfo.environment
        let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
        isStyled = isInteractive && !isPlain
    }

    /// Writes one line.
    public func write(_ line: Line) {
        put(styled(line) + "\n")
    }

    /// Writes what stands in front of the next command.
    func prompt() {
        put(isStyled ? "\n\u{1B}[1;36m›\u{1B}[0m " : "\n> ")
    }

    private func styled(_ line: Line) -> String {
        guard isStyled, !line.text.isEmpty else { return line.text }
        let code =
            switch line.style {
            case .heading: "1;36"
            case .label: "1"
            case .text: ""
            case .faint: "2"
            case .warning: "33"
            }
        return code.isEmpty ? line.text : "\u{1B}[\(code)m\(line.text)\u{1B}[0m"
    }

    private func put(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }
}
