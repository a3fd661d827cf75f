public import Joinery

extension Container {
    /// What this container is made of: its bindings and modules, and who needs whom.
    ///
    /// ```swift
    /// print(container.graph.tree())
    /// ```
    ///
    /// A container that extends another shows the other one as well, marked as its base. Of the base's bindings that are
    /// looked up from here, those that find something else here than in the base are shown a second time.
    ///
    /// - Complexity: The graph is made anew each time. That takes longer than linking, about 0.1 milliseconds for each
    ///   binding, since the names of all types are spelled out. A container whose graph is not used has no cost.
    public var graph: DependencyGraph { GraphTranslation(of: self).graph }
}
