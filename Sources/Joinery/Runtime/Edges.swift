/// The producers of one factory's dependencies, in the order of its parameters.
///
/// A view into memory that ``Kernel`` owns: the linker wrote it, nothing changes it, and it lives as long as any
/// producer can be called. In front of the dependencies stands the producer they belong to, for error texts.
///
/// `@unchecked`, since a pointer to memory that is never written can be passed between threads.
///
/// Frozen for library evolution: recipes that are inlined into an app make and read it. It is one word for good.
@frozen
@usableFromInline
struct Edges: @unchecked Sendable {
    @usableFromInline let base: UnsafeMutablePointer<Unmanaged<Producer>>

    @inlinable
    init(_ base: UnsafeMutablePointer<Unmanaged<Producer>>) {
        self.base = base
    }

    /// Makes or finds the dependency at `index`, and moves on to the next.
    @inlinable
    @inline(__always)
    func next<Service>(_ service: Service.Type, _ index: inout Int, _ frame: FramePointer?) throws -> Service {
        let dependency = base[index]
        index &+= 1
        return try dependency._withUnsafeGuaranteedRef { try $0.as(Service.self).obtain(frame) }
    }

    /// Makes or finds the dependency at `index`.
    @inlinable
    @inline(__always)
    func dependency<Service>(_ index: Int, _ service: Service.Type, _ frame: FramePointer?) throws -> Service {
        try base[index]._withUnsafeGuaranteedRef { try $0.as(Service.self).obtain(frame) }
    }

    /// The producer that the edges belong to.
    var owner: Producer { base[-1].takeUnretainedValue() }

    /// The producer at `index`, unresolved.
    subscript(index: Int) -> Producer { base[index].takeUnretainedValue() }

    /// How many dependencies there are.
    var count: Int { owner.edgeCount }

    /// The error to throw where making the owner failed: with the owner in front of the path.
    @usableFromInline
    @inline(never)
    func failure(_ error: any Error) -> any Error {
        owner.failure(error)
    }

    /// The error for a key that no enclosing module shares.
    func failure(notShared key: Key) -> any Error {
        owner.kernel.error(notShared: key, at: owner)
    }
}
