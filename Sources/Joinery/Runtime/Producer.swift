/// One node of the linked graph, ready to run: what its binding became at one place.
///
/// Producers are made by the linker, hold direct references to each other and never change, but for the object of a
/// singleton, which is published atomically. They are owned by their ``Kernel``.
///
/// `@unchecked` because the class has subclasses; all of its properties are constants. The memory behind `edges` is
/// written before the kernel is published and never after.
@usableFromInline
class Producer: @unchecked Sendable {
    /// The actor that this producer, and all it constructs, must run on.
    @usableFromInline final let isolation: (any Actor)?
    /// The dependencies.
    @usableFromInline final let edges: UnsafeMutablePointer<Unmanaged<Producer>>
    // Unowned without a check, since a producer is only reached through something that keeps its kernel alive.
    final unowned(unsafe) let kernel: Kernel
    // Half the size, as there are many.
    private final let number: Int32
    private final let numberOfEdges: Int32

    init(_ seed: ProducerSeed) {
        isolation = seed.isolation
        edges = seed.edges
        kernel = seed.kernel
        number = Int32(seed.node)
        numberOfEdges = Int32(seed.edgeCount)
    }

    /// Its node in the graph of the kernel.
    final var node: Int { Int(number) }

    final var edgeCount: Int { Int(numberOfEdges) }

    /// What is known of its node, for a path.
    final var step: DependencyPath.Step { kernel.step(node) }

    /// Whether both stand for one node of one graph, as a request in a dynamic lookup does for the node that it leads to.
    final func isSame(as other: Producer) -> Bool {
        self === other || node >= 0 && node == other.node && kernel === other.kernel
    }

    /// Throws unless `caller` is the actor that this producer needs, if it needs one.
    @inlinable
    @inline(__always)
    final func checkIsolation(_ caller: (any Actor)?) throws {
        guard let isolation, isolation !== caller else { return }
        throw wrongIsolation(caller)
    }

    @usableFromInline
    @inline(never)
    final func wrongIsolation(_ caller: (any Actor)?) -> any Error {
        kernel.error(wrongIsolation: self, caller: caller)
    }

    /// Whether those who hold the object keep it.
    var isWeak: Bool { false }

    /// Whether it builds modules.
    var isModule: Bool { false }

    /// Whether the container keeps the object.
    var isSingleton: Bool { false }

    /// Whether all that ask a container for it get one object: one that the container keeps, or another name of that.
    final var isShared: Bool { node >= 0 && kernel.sharedNodes[node] }

    /// The runtime arguments that it takes, several as a tuple; `nil` if it takes none.
    var arguments: Any.Type? { nil }

    /// Whether there is something to find: `false` only for a service that no enclosing module shares.
    final func isAvailable(_ frame: FramePointer?) -> Bool {
        guard let key = kernel.ancestors[node] else { return true }
        return frame?.frame.ancestor(sharing: key) != nil
    }

    /// Drops the object that `slot` of a frame holds.
    func destroySlot(at address: UnsafeMutableRawPointer) {}

    /// Puts a cell into a slot of a new frame.
    func makeCell(at address: UnsafeMutableRawPointer) {}

    /// Tells the cell in a slot that the build has ended.
    func finishCell(at address: UnsafeMutableRawPointer, hasFailed: Bool) {}

    /// Whether it holds the object of a singleton that belongs to an actor.
    var holdsForActor: Bool { false }

    /// Lets go of the object of a singleton that belongs to an actor.
    ///
    /// Called on that actor, when nothing asks for it any more.
    func release() {}

    /// Makes the object if it is not made, for a module instance.
    func ensureMade(_ frame: FramePointer?) throws {}

    /// The error to throw where making this producer's object failed: with its node in front of the path.
    @usableFromInline
    final func failure(_ error: any Error) -> any Error {
        kernel.error(error, passing: self)
    }
}

/// What every producer is made from.
///
/// `@unchecked` for the pointer to the edges, as in ``Edges``.
@usableFromInline
struct ProducerSeed: @unchecked Sendable {
    var kernel: Kernel
    var node: Int
    var edges: UnsafeMutablePointer<Unmanaged<Producer>>
    var edgeCount: Int
    var isolation: (any Actor)?
    var lifetime: Lifetime

    /// Where the object that a producer makes is kept.
    enum Lifetime: Sendable {
        /// Nowhere: each call makes or looks up again.
        case none
        /// In the producer itself, once.
        case container
        /// By whoever got it.
        case holders
        /// In a slot of the module's frame.
        case frame(Slot)
    }
}
