public import Synchronization

/// How far a container, or a module that is held open, has come to its end.
///
/// What extends a container that is shut down is closed with it.
@usableFromInline
final class ShutdownFlag: Sendable {
    @usableFromInline let phase = Atomic<UInt8>(Phase.open.rawValue)
    @usableFromInline let base: ShutdownFlag?

    /// One after the other, never back.
    enum Phase: UInt8, Comparable {
        case open
        /// New work is refused; what is under way goes on.
        case closing
        /// Nothing is under way any more, and nothing is made; the actions run.
        case sealed
        case over

        static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }
    }

    init(base: ShutdownFlag?) {
        self.base = base
    }

    /// Throws if `producer` may not be asked for any more.
    ///
    /// A relaxed load: nothing is read because of it. Whoever knows that a shutdown has ended sees it closed.
    @inlinable
    @inline(__always)
    func check(_ producer: Producer) throws {
        if phase.load(ordering: .relaxed) != 0 { try refuse(producer) }
        if let base { try base.checkBase(producer) }
    }

    @usableFromInline
    @inline(never)
    func checkBase(_ producer: Producer) throws {
        try check(producer)
    }

    /// Throws, unless the running task belongs to what this waits for.
    @usableFromInline
    @inline(never)
    func refuse(_ producer: Producer) throws {
        switch Activity.permission(in: self) {
        case .everything: break
        case .existing where !producer.isModule: break
        case .existing, .nothing: throw producer.kernel.error(closed: producer)
        }
    }

    /// Whether new work may begin, for the running task.
    var admitsWork: Bool {
        (reached == .open || Activity.permission(in: self) == .everything) && base?.admitsWork ?? true
    }

    /// How far it has come.
    var reached: Phase { Phase(rawValue: phase.load(ordering: .sequentiallyConsistent)) ?? .over }

    /// Goes on to a later phase; does nothing if that is reached.
    ///
    /// - Returns: Whether this call did it.
    @discardableResult
    func advance(to next: Phase) -> Bool {
        guard reached < next else { return false }
        phase.store(next.rawValue, ordering: .sequentiallyConsistent)
        return true
    }

    /// Whether this is `other`, or belongs to it: extends it, or is open in it.
    func isInside(_ other: ShutdownFlag) -> Bool {
        var next: ShutdownFlag? = self
        while let flag = next {
            if flag === other { return true }
            next = flag.base
        }
        return false
    }
}
