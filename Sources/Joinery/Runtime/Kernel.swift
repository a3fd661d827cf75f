/// What runs: the producers of one linked graph, the layout of its frames, and what they share.
///
/// Reached through the container's root frame. What a singleton holds refers to that frame weakly, so a container and its
/// singletons are released when the last user of the container is. The container's state is a subclass: it knows the
/// graph behind the producers, and what happens to the objects that they have made.
///
/// `@unchecked`: the linker fills it before the container is published, and nothing changes it afterwards.
@usableFromInline
class Kernel: @unchecked Sendable {
    /// The container's frame, for requests that are held by singletons; `nil` if none is, since an object that is
    /// referred to weakly costs more to retain.
    final var root: WeakRoot?
    /// The frame of the container that this one extends, which lives as long.
    final let base: Frame?
    final let construction: CycleDetector
    final let ending: Ending
    final var shutdownFlag: ShutdownFlag { ending.flag }
    /// What a dynamic lookup can ask for: from the container, which is context 0, and where a ``Resolver`` is injected.
    final var lookupTables: [LookupTable?] = []
    /// Whether a node is, or constructs, an object of a module instance.
    final var frameNodes: [Bool] = []
    /// Whether a node is an object that the container shares, or another name of one.
    final var sharedNodes: [Bool] = []
    /// The keys that enclosing modules have to share, for the nodes that find nothing where none does.
    final var ancestors: [Int: Key] = [:]
    final var producers: [Producer] = []
    final var plans: [FrameTemplate] = []
    /// What producers refer to without owning it.
    final var owned: [AnyObject] = []
    /// The singletons of modules, for containers that extend this one.
    final var singletons: [SingletonID: Producer] = [:]
    /// The shared parts of collections, for containers that extend this one.
    final var contributions: [ContributionID: Producer] = [:]
    private var edges: UnsafeMutablePointer<Unmanaged<Producer>>?

    init(base: Frame?, recursionLimit: Int) {
        self.base = base
        ending = Ending(inside: base?.kernel.ending)
        construction = base?.kernel.construction ?? CycleDetector(recursionLimit: recursionLimit)
    }

    deinit {
        base?.kernel.ending.remove(ObjectIdentifier(self))
        edges?.deallocate()
    }

    /// What a dynamic lookup can ask for at one place.
    final func lookupTable(of context: Int) -> LookupTable {
        guard let lookupTable = lookupTables[context] else {
            fatalError("The linker makes a lookupTable for the container and wherever a Resolver is injected.")
        }
        return lookupTable
    }

    /// Whether a producer is, or constructs, an object of a module instance.
    final func touchesFrame(_ producer: Producer) -> Bool {
        producer.kernel === self && producer.node >= 0 && frameNodes[producer.node]
    }

    /// Memory for the edges of all producers, freed with the kernel.
    final func allocateEdges(_ count: Int) -> UnsafeMutablePointer<Unmanaged<Producer>> {
        let memory = UnsafeMutablePointer<Unmanaged<Producer>>.allocate(capacity: max(count, 1))
        edges = memory
        return memory
    }

    // MARK: What the container knows

    /// What is known of a node, for a path.
    func step(_ node: Int) -> DependencyPath.Step { DependencyPath.Step(key: "node \(node)") }

    /// The shortest way from a node to that of a producer, both included; from a node back to itself if they are one.
    ///
    /// The producer can be that of another container, which this one extends.
    func route(from start: Int, to producer: Producer) -> [Int]? { nil }

    /// The shortest way from a node to one whose own factory needs an actor.
    func routeToIsolation(from start: Int) -> [Int]? { nil }

    /// The shortest way to a node from one that nothing else needs.
    func routeDown(to node: Int) -> [Int] { [node] }

    /// Called once a singleton has been made, by the thread that has made it, with no lock of the container held but that
    /// of the singleton.
    func didMake(_ producer: Producer) {}
}

/// Says which singleton is meant, across containers that extend each other.
struct SingletonID: Hashable {
    let key: Key
    let module: ObjectIdentifier?
}

/// Says which contribution is meant, where one list of bindings is declared in several containers of a family.
struct ContributionID: Hashable, Sendable {
    let recipe: ObjectIdentifier
    /// The container that declares it: 1 for the one that extends none, 2 for the one above it; 0 for a module.
    let container: Int
}

/// A container's frame, as its singletons refer to it.
///
/// `@unchecked` for the same reasons as ``FrameReference``; the reference itself is constant.
final class WeakRoot: @unchecked Sendable {
    weak let frame: Frame?

    init(_ frame: Frame) {
        self.frame = frame
    }
}

extension Frame {
    /// The kernel that this frame belongs to.
    var kernel: Kernel {
        guard let kernel = root.head.pointee.kernel else {
            fatalError("A container's frame has its kernel from the moment it is published.")
        }
        return kernel
    }
}
