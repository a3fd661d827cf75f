/// What linking finds out about a container besides what runs.
struct LinkedContainer {
    /// The nodes and edges behind the producers, for error texts.
    var graph = LinkGraph()
    /// What starting the container has to make, each item after those that it needs.
    var startItems: [StartItem] = []
    /// What to do with singletons at shutdown, by node.
    var shutdownActions: [Int: any ShutdownAction] = [:]
    /// The services that the container declares for modules to have one each.
    var templates: Set<ObjectIdentifier> = []
    /// The collections of the container of which only a module has every part.
    var moduleCollections: Set<ObjectIdentifier> = []
    /// All that was declared, for hints.
    var catalog = Catalog()
}
