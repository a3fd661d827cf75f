/// Where the app writes to.
@MainActor
package protocol Console: AnyObject, Sendable {
    /// Writes one line.
    func write(_ line: String)
}

/// Writes to the standard output.
@MainActor
package final class StandardConsole: Console {
    package init() {}

    package func write(_ line: String) {
        print(line)
    }
}
