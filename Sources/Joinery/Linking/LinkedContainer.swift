/// What linking finds out about a container besides what runs.
struct LinkedContainer {
    /// The nodes and edges behind the producers, for error texts.
    var graph = LinkedGraph()
    /// What starting the container has to make, each item after those that it needs.
    var startItems: [StartItem] = []
    /// What to do with singletons at shutdown, by node.
    var shutdownActions: [Int: any ShutdownAction] = [:]
    /// The services that the container declares for modules to have one each.
    var templates: Set<ObjectIdentifier> = []
    /// The collections of the container of which only a module has every part.
    var moduleCollections: Set<ObjectIdentifier> = []
}

extension LinkedContainer {
    /// Notes what a container, and the one that it extends, declare and only modules can have: dynamic lookups from the
    /// container say so.
    mutating func noteWhatOnlyModulesHave(_ scope: DeclaredScope, with base: LinkedContainer?) {
        templates = base?.templates ?? []
        moduleCollections = base?.moduleCollections ?? []
        for record in scope.unshared where record.scope == .perModule {
            templates.insert(ObjectIdentifier(record.recipe.service))
        }
        for record in scope.contributions where record.scope == .perModule {
            guard let place = record.contribution else { continue }
            moduleCollections.insert(ObjectIdentifier(place.collection))
        }
    }
}
