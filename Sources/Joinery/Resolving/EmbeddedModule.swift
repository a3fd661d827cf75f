/// An instance of a child module, as the frame of its parent holds it.
///
/// `@unchecked`: `built` is only touched during the build of the parent, by the thread that builds.
final class EmbeddedModule: @unchecked Sendable {
    // Owned by the frame around it; this object is only reached through a slot of that frame.
    unowned(unsafe) let frame: Frame
    /// What the child's build returned; until the parent's build ends.
    private var built: Any?
    private let makeEntry: () throws -> Any

    /// `makeEntry` finds or makes the entry when the build has ended and nobody has kept it.
    init(frame: Frame, entry: Any, makeEntry: @escaping () throws -> Any) {
        self.frame = frame
        built = entry
        self.makeEntry = makeEntry
    }

    /// The child's entry.
    func entry() throws -> Any { try built ?? makeEntry() }

    /// Ends the build of the child, together with that of its parent.
    func finish() {
        built = nil
        frame.finish()
    }
}
