/// A frame, as it is passed along while objects are made: without a reference count to keep.
///
/// Whoever begins to resolve keeps the frame alive until the end: a container its own, a build that of its module, a
/// deferred request the one that it belongs to. Nobody in between stores the pointer.
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

    /// The frame, to keep.
    var frame: Frame { unmanaged.takeUnretainedValue() }

    /// The memory of the frame's slots.
    @inlinable
    @inline(__always)
    var memory: UnsafeMutableRawPointer { unmanaged._withUnsafeGuaranteedRef { $0.memory } }
}
