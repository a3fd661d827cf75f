/// An instance of a child module, as the frame of its parent holds it.
///
/// `@unchecked`: `entry` is only touched during the build of the parent, by the thread that builds.
final class EmbeddedModule: @unchecked Sendable {
    // Owned by the frame around it; this object is only reached through a slot of that frame.
    unowned(unsafe) let frame: Frame
    /// What the child's build returned; until the parent's build ends.
    private(set) var entry: Any?

    init(frame: Frame, entry: Any) {
        self.frame = frame
        self.entry = entry
    }

    /// Ends the build of the child, together with that of its parent.
    func finish() {
        entry = nil
        frame.finish()
    }
}
