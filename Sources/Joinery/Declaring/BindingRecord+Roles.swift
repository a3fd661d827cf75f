extension BindingRecord {
    /// The key of the binding that this one is another name of.
    package var alias: Key? { roles.alias }
    package var isAlias: Bool { roles.alias != nil }
    /// Whether the modules built inside the one that declares it see it.
    package var isShared: Bool { roles.isShared }
    /// Whether a module that has the declaring one as its child sees it.
    package var isExported: Bool { roles.isExported }
    /// The collection that it is a part of, in place of being a service of its own.
    package var contribution: ContributionPlace? { roles.contribution }
    /// Whether starting the container makes it, with an asynchronous factory.
    package var isAsynchronous: Bool { roles.asynchronous != nil }
    /// Whether all of a container has one object of it.
    var isContainers: Bool { scope == .singleton || scope == .weak }
    /// Whether starting the container makes it.
    package var isEager: Bool { roles.isEager }
    /// What it is in a path besides a binding.
    var role: DependencyPath.Step.Role? { contribution == nil ? nil : .contribution }
    /// The type of the service.
    package var service: Any.Type { recipe.service }
    /// The types of the runtime arguments.
    package var arguments: [Any.Type] { recipe.arguments }
    /// The tag it was declared with.
    package var tag: Any.Type? { roles.tag?.tag }
    /// The types of the values that it brings for parameters of its own.
    package var supplied: [Any.Type] { roles.supplies.map(\.recipe.service) }
}
