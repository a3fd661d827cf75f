/// A frame that may be passed between threads.
///
/// `@unchecked` because `ManagedBuffer` is not `Sendable` whatever is in it. During a build only the building thread
/// touches plain slots; afterwards nobody does. Kept slots are written before the build constructs anything and only
/// read from then on. Cells have locks of their own. The linker decides which slot is of which kind: what a deferred
/// request can reach is never plain. The header is constant while others have the frame, but for `embedded`, which grows
/// under the lock of ``Construction``.
@usableFromInline
struct FrameReference: @unchecked Sendable {
    /// The frame itself, or what owns it: what must be kept.
    let kept: Frame
    // An embedded module's frame lives as long as that of the module around it, which `kept` is or owns.
    @usableFromInline let pointer: FramePointer

    var frame: Frame { pointer.frame }

    @usableFromInline
    init(_ frame: Frame) {
        pointer = FramePointer(frame)
        kept = pointer.owner.frame
    }
}
