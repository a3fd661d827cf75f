/// The linked graph of one container: what runs, what is known of it, and what becomes of the objects.
///
/// `@unchecked`: what the linker found is put in before the container is published, and nothing changes it afterwards;
/// `hintIndex` and `sorted` are only touched under their lock.
final class ContainerState: Kernel, @unchecked Sendable {
    let dynamicRequests = DynamicRequests()
    let startup = Startup()
    let shutdown = Shutdown()
    /// What the linker has found, behind the producers.
    private(set) var linked = LinkedContainer()
    private let bindings: Bindings
    private let hintLock = Lock()
    private var hintIndex: HintIndex?
    private var sorted: DeclaredScope?

    init(_ bindings: Bindings, base: Frame?, recursionLimit: Int) {
        self.bindings = bindings
        super.init(base: base, recursionLimit: recursionLimit)
    }

    /// What is declared in this container, sorted: when something extends it, or an error needs hints.
    var scope: DeclaredScope {
        var result: DeclaredScope?
        hintLock.withLock {
            result = sorted ?? DeclaredScope(bindings)
            sorted = result
        }
        return result ?? DeclaredScope()
    }

    /// The state of this container, of the one that it extends, and so on.
    var levels: [ContainerState] { Array(sequence(first: self) { $0.base?.state }) }

    /// What was declared, for the hints of errors; made when the first error needs it.
    var hints: HintIndex {
        let scopes = levels.map(\.scope)
        var result: HintIndex?
        hintLock.withLock {
            result = hintIndex ?? HintIndex(scopes)
            hintIndex = result
        }
        return result ?? HintIndex([])
    }

    /// Takes what the linker has found.
    func take(_ linked: LinkedContainer) {
        self.linked = linked
        startup.items = linked.startItems
        shutdown.actions = linked.shutdownActions
    }

    private var graph: LinkedGraph { linked.graph }

    /// Requests that dynamic lookups make have no node of their own, and say so.
    override func step(_ node: Int) -> DependencyPath.Step {
        node < 0 ? DependencyPath.Step(key: "a dynamic request") : graph.step(node)
    }

    override func route(from start: Int, to producer: Producer) -> [Int]? {
        guard start >= 0, producer.node >= 0 else { return nil }
        let graph = graph
        if producer.kernel !== self {
            return graph.path(from: start, to: { graph.nodes[$0].externalProducer === producer })
        }
        return start == producer.node ? graph.loop(at: start) : graph.path(from: start, to: { $0 == producer.node })
    }

    override func routeToIsolation(from start: Int) -> [Int]? {
        let graph = graph
        return graph.path(from: start, to: { graph.nodes[$0].isolation != nil })
    }

    override func routeDown(to node: Int) -> [Int] {
        let graph = graph
        return graph.pathDown(to: node, graph.dependents())
    }

    /// The nodes that cannot be made without some producers, of this container or of one that it extends.
    func nodes(lacking missing: Set<ObjectIdentifier>) -> Set<Int> {
        guard !missing.isEmpty else { return [] }
        var open = graph.nodes.indices.filter { missing.contains(ObjectIdentifier(producers[$0])) }
        let dependents = graph.dependents { $0.kind.isImmediate }
        var result: Set<Int> = []
        while let node = open.popLast() {
            if result.insert(node).inserted { open += dependents[node] }
        }
        return result
    }

    override func didMake(_ producer: Producer) { shutdown.note(producer) }
}

extension Frame {
    /// The state of the container that this frame belongs to.
    ///
    /// Only a container makes root frames, and its kernel is always its state; a debug build checks it.
    var state: ContainerState { unsafeDowncast(kernel, to: ContainerState.self) }
}

extension Container {
    /// The graph that this container was linked as.
    package var linkedGraph: LinkedGraph { frame.state.linked.graph }

    /// Says which kernel runs this container, for ``ExternalProducer``.
    package var kernelID: ObjectIdentifier { ObjectIdentifier(frame.kernel) }
}
