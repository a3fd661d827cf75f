import Synchronization

/// Whether a container has been shut down.
///
/// What extends a container that is shut down is closed with it.
@usableFromInline
final class Closing: Sendable {
    private let flag = Atomic<Bool>(false)
    private let base: Closing?

    init(base: Closing?) {
        self.base = base
    }

    var isClosed: Bool { flag.load(ordering: .acquiring) || base?.isClosed ?? false }

    /// Throws if the container has been shut down.
    @usableFromInline
    func check() throws {
        guard isClosed else { return }
        throw ResolutionError.closed
    }

    /// Closes, and says whether that was the first time.
    func close() -> Bool {
        flag.exchange(true, ordering: .acquiringAndReleasing) == false
    }
}
