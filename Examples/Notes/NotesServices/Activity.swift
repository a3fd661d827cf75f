/// Knows whether a service is at work for somebody.
@MainActor
package final class Activity {
    /// How many calls have been made so far.
    package private(set) var started = 0
    private var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    package nonisolated init() {}

    /// Counts a call to a service while it lasts.
    package func during<Value, Failure: Error>(
        _ call: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        started += 1
        running += 1
        defer { end() }
        return try await call()
    }

    /// Waits until no service is at work.
    package func idle() async {
        guard running > 0 else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func end() {
        running -= 1
        guard running == 0 else { return }
        let resumed = waiting
        waiting = []
        for continuation in resumed { continuation.resume() }
    }
}
