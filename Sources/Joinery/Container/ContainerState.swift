/// The linked graph of one container: what runs, what is known of it, and what becomes of the objects.
///
/// `@unchecked`: what the linker found is put in before the container is published, and nothing changes it afterwards.
final class ContainerState: Kernel, @unchecked Sendable {
    let dynamicRequests = HandRequests()
    let startup = Startup()
    let shutdown = Shutdown()
    /// What the linker has found, behind the producers.
    private(set) var linked = LinkedContainer()

    /// Takes what the linker has found.
    func take(_ linked: LinkedContainer) {
        self.linked = linked
        startup.items = linked.startItems
        shutdown.actions = linked.shutdownActions
    }

    private var graph: LinkGraph { linked.graph }

    /// Requests that dynamic lookups make have no node of their own, and say so.
    override func step(_ node: Int) -> DependencyPath.Step {
        node < 0 ? DependencyPath.Step(key: "a request by hand") : graph.step(node)
    }

    override func route(from start: Int, to end: Int) -> [Int]? {
        start == end ? graph.loop(at: start) : graph.path(from: start, to: { $0 == end })
    }

    override func routeToIsolation(from start: Int) -> [Int]? {
        let graph = graph
        return graph.path(from: start, to: { graph.nodes[$0].isolation != nil })
    }

    override func routeDown(to node: Int) -> [Int] {
        let graph = graph
        return graph.pathDown(to: node, graph.dependents())
    }

    override func didMake(_ producer: Producer) { shutdown.note(producer) }
}

extension Frame {
    /// The state of the container that this frame belongs to.
    ///
    /// Only a container makes root frames, and its kernel is always its state; a debug build checks it.
    var state: ContainerState { unsafeDowncast(kernel, to: ContainerState.self) }
}
