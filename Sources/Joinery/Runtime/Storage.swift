/// The linked graph of one container: it owns every producer, and the objects of the singletons with them.
///
/// Reached through the container's root frame. What a singleton holds refers to that frame weakly, so a container and its
/// singletons go when the last user of the container does.
///
/// `@unchecked`: the linker fills it before the container is published, and nothing changes it afterwards.
@usableFromInline
final class Storage: @unchecked Sendable {
    /// The container's frame, for requests that are held by singletons; `nil` if none is, since an object that is
    /// referred to weakly costs more to retain.
    var root: WeakRoot?
    /// The frame of the container that this one extends, which lives as long.
    let base: Frame?
    let construction: Construction
    /// What can be asked for by hand: from the container, which is context 0, and where a ``Resolver`` is injected.
    var directories: [Directory?] = []
    /// Whether a node is, or constructs, an object of a module instance.
    var frameNodes: [Bool] = []
    /// The keys of the nodes that find what an enclosing module shares.
    var ancestors: [Int: Key] = [:]
    let handRequests = HandRequests()
    let closing: Closing
    let startup = Startup()
    let shutdown = Shutdown()
    /// The nodes and edges behind the producers, for error texts.
    var graph = LinkGraph()
    var producers: [Producer] = []
    var plans: [ModulePlan] = []
    var sites: [RequestSite] = []
    private var edges: UnsafeMutablePointer<Unmanaged<Producer>>?

    /// All that was declared, for hints.
    var catalog = Catalog()
    /// The singletons of modules, for containers that extend this one.
    var singletons: [SingletonID: Producer] = [:]

    init(base: Frame?) {
        self.base = base
        closing = Closing(base: base?.storage.closing)
        construction = base?.storage.construction ?? Construction()
    }

    deinit {
        edges?.deallocate()
    }

    /// What can be asked for by hand at one place.
    func directory(of context: Int) -> Directory {
        guard let directory = directories[context] else {
            fatalError("The linker makes a directory for the container and wherever a Resolver is injected.")
        }
        return directory
    }

    /// Whether a producer is, or constructs, an object of a module instance.
    func touchesFrame(_ producer: Producer) -> Bool {
        producer.storage === self && producer.node >= 0 && frameNodes[producer.node]
    }

    /// Memory for the edges of all producers, freed with the storage.
    func allocateEdges(_ count: Int) -> UnsafeMutablePointer<Unmanaged<Producer>> {
        let memory = UnsafeMutablePointer<Unmanaged<Producer>>.allocate(capacity: max(count, 1))
        edges = memory
        return memory
    }
}

/// Says which singleton is meant, across containers that extend each other.
struct SingletonID: Hashable {
    let key: Key
    let module: ObjectIdentifier?
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
    /// The linked graph that this frame belongs to.
    var storage: Storage {
        guard let storage = root.head.pointee.storage else {
            fatalError("A container's frame has its storage from the moment it is published.")
        }
        return storage
    }
}
