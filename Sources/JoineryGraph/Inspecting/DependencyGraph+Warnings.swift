public import Joinery

extension DependencyGraph {
    /// What is legal in this graph and still may be a mistake.
    ///
    /// Nothing is printed by itself. To make linking fail on these, give ``GraphChecks/strict(roots:except:constructionDepth:)`` to the
    /// container.
    ///
    /// ```swift
    /// for warning in container.graph.warnings(roots: [AppInput.self]) { print(warning) }
    /// ```
    ///
    /// Of a container that extends another, only what it adds is looked at.
    ///
    /// - Parameter roots: All that the app asks the container itself for: services that it resolves, inputs of modules
    ///   that it builds. What starting the container makes counts as asked for.
    /// - Returns: The warnings, each kind in the order of declaration.
    public func warnings(roots: [Any.Type]) -> [LinkError.Problem] {
        GraphWarnings(self, roots: roots).all()
    }
}
