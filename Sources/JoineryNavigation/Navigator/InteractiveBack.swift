/// A transition back that follows the user's finger.
///
/// The screen leaves if it is finished, and stays if it is cancelled.
@MainActor
public final class InteractiveBack {
    private var end: (@MainActor (_ isFinished: Bool) -> Void)?

    init(_ end: @escaping @MainActor (_ isFinished: Bool) -> Void) {
        self.end = end
    }

    /// Finishes the transition: the screen leaves.
    ///
    /// A second call does nothing.
    public func finish() {
        take()?(true)
    }

    /// Cancels the transition: the screen stays.
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
