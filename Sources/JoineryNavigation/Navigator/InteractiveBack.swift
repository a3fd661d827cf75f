/// A movement back that follows the user's finger: it leaves the screen if it is finished, and nothing if cancelled.
@MainActor
public final class InteractiveBack {
    private var end: (@MainActor (_ isFinished: Bool) -> Void)?

    init(_ end: @escaping @MainActor (_ isFinished: Bool) -> Void) {
        self.end = end
    }

    /// The user went through with it: the screen leaves.
    ///
    /// A second call does nothing.
    public func finish() {
        take()?(true)
    }

    /// The user changed their mind: nothing leaves.
    ///
    /// A second call does nothing.
    public func cancel() {
        take()?(false)
    }

    private func take() -> (@MainActor (Bool) -> Void)? {
        defer { end = nil }
        return end
    }
}
