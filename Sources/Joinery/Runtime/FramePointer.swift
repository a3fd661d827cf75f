/// A frame, as it is passed along while objects are made: without a reference count to keep.
///
/// Whoever begins to resolve keeps the frame alive until the end: a container its own, a build that of its module, a
/// deferred request the one that it belongs to. Who stores the pointer has a reference to what keeps the frame beside it
/// (``FrameReference``, ``DeferredRequest``), or is owned by that itself (``EmbeddedModule``).
///
/// `@unchecked` for the same reasons as ``FrameReference``.
@usableFromInline
struct FramePointer: @unchecked Sendable {
    @usableFromInline let unmanaged: Unmanaged<Frame>

    @inlinable
    @inline(__always)
    init(_ frame: Frame) {
        unmanaged = Unmanaged.passUnretained(frame)
    }

    @inlinable
    @inline(__always)
    init(_ frame: Unmanaged<Frame>) {
        unmanaged = frame
    }

    /// The frame, to keep.
    var frame: Frame { unmanaged.takeUnretainedValue() }

    /// The header of the frame.
    @inline(__always)
    var head: UnsafeMutablePointer<FrameHeader> { unmanaged._withUnsafeGuaranteedRef { $0.head } }

    /// The frame itself or, for that of an embedded module, what owns it: what must be kept.
    var owner: FramePointer {
        var owner = self
        while owner.head.pointee.isEmbedded, let up = owner.head.pointee.up { owner = FramePointer(up) }
        return owner
    }

    /// The memory of the frame's slots.
    @inlinable
    @inline(__always)
    var memory: UnsafeMutableRawPointer { unmanaged._withUnsafeGuaranteedRef { $0.memory } }
}
