internal import Foundation
internal import TerminalViews

/// Feeds the app with the lines of the standard input.
@MainActor
public final class CommandLoop {
    private let app: DirectoryApp
    private let console: StandardConsole
    private var isPromptPending = false

    /// A loop for `app`, which writes to `console`.
    public init(_ app: DirectoryApp, console: StandardConsole) {
        self.app = app
        self.console = console
    }

    /// Runs until the input ends or `quit` is given.
    ///
    /// - Parameter url: What to start with, above the list.
    /// - Throws: Why that cannot be shown, such as `URLRouteError`.
    public func run(at url: String? = nil) async throws {
        try app.start(at: url)
        if console.isInteractive {
            await runInteractively()
        } else {
            await app.replay(Self.lines())
        }
        app.close()
    }

    /// Takes a line when there is something to see that it can be about; `back` and `quit` get through at once, also
    /// while something is fetched.
    private func runInteractively() async {
        promptWhenSettled()
        for await line in Self.lines() {
            if !Self.isUrgent(line) { await app.settle() }
            app.perform(line)
            if app.isFinished { return }
            promptWhenSettled()
        }
        console.write(Line())
    }

    private func promptWhenSettled() {
        guard !isPromptPending else { return }
        isPromptPending = true
        Task {
            await app.settle()
            isPromptPending = false
            if !app.isFinished { console.prompt() }
        }
    }

    private static func isUrgent(_ line: String) -> Bool {
        Command(line).map { ["back", "quit", "exit"].contains($0.name) } ?? true
    }

    private static func lines() -> AsyncStream<String> {
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        // Reading blocks, and must not block a thread that tasks run on.
        Thread.detachNewThread {
            while let line = readLine() { continuation.yield(line) }
            continuation.finish()
        }
        return lines
    }
}
