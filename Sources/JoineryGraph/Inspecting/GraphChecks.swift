public import Joinery

/// What is checked when a container is linked.
///
/// ```swift
/// let container = try Container(checks: .strict(roots: [AppInput.self])) {
///     AppModule()
///     ServicesAssembly()
/// }
/// ```
public struct GraphChecks: Sendable {
    private let strict: Strict?

    private struct Strict {
        let roots: [Any.Type]
        let exceptions: Set<LinkError.Problem.Kind>
        let constructionDepth: Int
    }

    /// Only errors are found: what every container is checked for.
    public static let errors = GraphChecks(strict: nil)

    /// What ``DependencyGraph/warnings(roots:)`` finds is an error too.
    ///
    /// - Parameters:
    ///   - roots: All that the app asks the container itself for: services that it resolves, inputs of modules that it
    ///     builds.
    ///   - exceptions: Kinds of warnings to let pass.
    ///   - constructionDepth: How many objects may be constructed one inside the other. Each takes some of the stack: a
    ///     thread with 512 KB has room for some hundreds.
    /// - Returns: The checks.
    public static func strict(
        roots: [Any.Type],
        except exceptions: Set<LinkError.Problem.Kind> = [],
        constructionDepth: Int = 200
    ) -> GraphChecks {
        GraphChecks(strict: Strict(roots: roots, exceptions: exceptions, constructionDepth: constructionDepth))
    }

    /// Throws what is wrong with a graph that has no errors.
    func check(_ container: Container) throws(LinkError) {
        guard let strict else { return }
        let graph = container.graph
        let found = graph.warnings(roots: strict.roots) + graph.deepConstructions(limit: strict.constructionDepth)
        let warnings = found.filter { !strict.exceptions.contains($0.kind) }
        guard warnings.isEmpty else { throw LinkError(problems: warnings) }
    }
}

extension Container {
    /// Looks for more than errors in a container that has been linked.
    ///
    /// ```swift
    /// try container.check(.strict(roots: [AppInput.self]))
    /// ```
    ///
    /// - Parameter checks: What to look for.
    /// - Throws: ``/Joinery/LinkError`` with the warnings, if there are any.
    public func check(_ checks: GraphChecks) throws(LinkError) { try checks.check(self) }

    /// Links the bindings of a block into a container, and looks for more than errors.
    ///
    /// - Parameters:
    ///   - checks: What to look for.
    ///   - bindings: What the container is made of.
    /// - Throws: ``/Joinery/LinkError`` with all that is wrong; with the warnings, if there are no errors.
    public convenience init(checks: GraphChecks, @BindingsBuilder _ bindings: () -> Bindings) throws {
        try self.init(bindings)
        try check(checks)
    }

    /// Links bindings on top of those of another container, and looks for more than errors in what is added.
    ///
    /// - Parameters:
    ///   - base: The container to extend.
    ///   - checks: What to look for.
    ///   - bindings: What is added.
    /// - Throws: ``/Joinery/LinkError`` with all that is wrong; with the warnings, if there are no errors.
    public convenience init(
        extending base: Container,
        checks: GraphChecks,
        @BindingsBuilder _ bindings: () -> Bindings
    ) throws {
        try self.init(extending: base, bindings)
        try check(checks)
    }
}
