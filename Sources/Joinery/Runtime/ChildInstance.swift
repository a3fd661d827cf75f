/// An instance of a child module, as the frame of its parent holds it.
///
/// `@unchecked`: `built` is only touched under the lock of the container's constructions. A request that one of the
/// parent's objects has handed to another thread can ask for the entry while the build ends.
final class ChildInstance: @unchecked Sendable {
    // Owned by the frame around it; this object is only reached through a slot of that frame.
    unowned(unsafe) let frame: Frame
    /// What the child's build returned; until the parent's build ends.
    private var built: Any?
    private let makeEntry: () throws -> Any
    /// The instance that an adapter has put this one in front of.
    private let adapted: ChildInstance?

    /// `makeEntry` finds or makes the entry when the build has ended and nothing has kept it.
    init(frame: Frame, entry: Any, makeEntry: @escaping () throws -> Any) {
        self.frame = frame
        built = entry
        self.makeEntry = makeEntry
        adapted = nil
    }

    /// The same instance with another entry.
    init(adapting instance: ChildInstance, entry: Any, makeEntry: @escaping () throws -> Any) {
        frame = instance.frame
        built = entry
        self.makeEntry = makeEntry
        adapted = instance
    }

    /// The child's entry.
    func entry() throws -> Any {
        var entry: Any?
        frame.kernel.construction.locked { entry = built }
        return try entry ?? makeEntry()
    }

    /// Ends the build of the child, together with that of its parent.
    func finish(hasFailed: Bool) {
        // Let go of after the lock, in case that this was the last reference to it.
        var last: Any?
        frame.kernel.construction.locked { swap(&last, &built) }
        withExtendedLifetime(last) {}
        if let adapted { adapted.finish(hasFailed: hasFailed) } else { frame.finish(hasFailed: hasFailed) }
    }
}
