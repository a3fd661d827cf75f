internal import Foundation

/// The standard input.
package enum StandardInput {
    /// Whether somebody types it.
    package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// Its lines, as they come.
    package static func lines() -> AsyncStream<String> {
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        // Reading blocks, and must not block a thread that tasks run on.
        Thread.detachNewThread {
            while let line = readLine() { continuation.yield(line) }
            continuation.finish()
        }
        return lines
    }
}
