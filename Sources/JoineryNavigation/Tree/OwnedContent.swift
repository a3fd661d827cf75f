/// The entry of a module that nothing shows, for as long as the module is attached or has work to finish.
///
/// A class, so that what is let go may come back here while it goes.
@MainActor
final class OwnedContent {
    private var entry: Any?
    private var holds = 0
    private var isWanted = false

    func own<Entry>(_ entry: Entry) {
        self.entry = entry
        isWanted = true
    }

    /// Keeps the entry until the matching `release`.
    func hold() {
        holds += 1
    }

    func release() {
        holds -= 1
        dropIfDone()
    }

    /// The module is detached: what is not being worked on goes.
    func letGo() {
        isWanted = false
        dropIfDone()
    }

    private func dropIfDone() {
        guard !isWanted, holds == 0 else { return }
        entry = nil
    }
}
