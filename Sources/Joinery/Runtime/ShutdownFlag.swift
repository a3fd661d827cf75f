public import Synchronization

/// Whether a container has been shut down.
///
/// What extends a container that is shut down is closed with it.
@usableFromInline
final class ShutdownFlag: Sendable {
    @usableFromInline let flag = Atomic<Bool>(false)
    @usableFromInline let base: ShutdownFlag?

    init(base: ShutdownFlag?) {
        self.base = base
    }

    /// Throws if the container has been shut down.
    ///
    /// A relaxed load: nothing is read because of it. Who has been told that a shutdown has ended sees it closed.
    @inlinable
    @inline(__always)
    func check() throws {
        if flag.load(ordering: .relaxed) { throw closed() }
        if let base { try base.checkBase() }
    }

    @usableFromInline
    @inline(never)
    func checkBase() throws {
        try check()
    }

    @usableFromInline
    @inline(never)
    func closed() -> any Error { ResolutionError.closed }

    /// Closes.
    func close() {
        flag.store(true, ordering: .sequentiallyConsistent)
    }
}
