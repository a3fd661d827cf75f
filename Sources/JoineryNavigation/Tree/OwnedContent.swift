/// Retains the entry of a module without a view, while the module is attached or has work to finish.
///
/// It is a class, so that the entry may call it again while the entry is being released.
@MainActor
final class OwnedContent {
    private var entry: Any?
    private var holds = 0
    private var isAttached = false

    func own<Entry>(_ entry: Entry) {
        self.entry = entry
        isAttached = true
    }

    /// Retains the entry until the matching `release`.
    func hold() {
        holds += 1
    }

    func release() {
        holds -= 1
        dropIfDone()
    }

    /// Releases the entry, unless work still has to finish.
    func moduleWasDetached() {
        isAttached = false
        dropIfDone()
    }

    private func dropIfDone() {
        guard !isAttached, holds == 0 else { return }
        // Released when the variable is no longer being modified: the entry may come back here meanwhile.
        let old = entry.take()
        withExtendedLifetime(old) {}
    }
}
