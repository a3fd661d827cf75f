/// Turns declarations into a linked graph, or tells all that is wrong with them.
///
/// The phases follow each other: sort the declarations (``DeclaredScope``), make the nodes and edges (``GraphBuilder``),
/// check them, and then either put what was found into words (``LinkError/ProblemWriter``) or make what runs (``ProducerCompiler``).
struct Linker {
    /// The bindings of the container to link, then of the one that it extends, and so on.
    let levels: [Bindings]
    /// The frame of the container that is extended.
    let base: Frame?
    /// What was put in place of other declarations, once it has been applied.
    let overrides: Overrides?

    /// Links, without running a factory.
    ///
    /// - Parameter kernel: The kernel of the new container, to be filled.
    /// - Returns: The frame of the container, which owns the kernel, and what else linking has found out.
    /// - Throws: ``LinkError`` with every problem of the declarations.
    func link(_ kernel: Kernel) throws(LinkError) -> (frame: Frame, linked: LinkedContainer) {
        let circles = levels[0].circles
        guard circles.isEmpty else { throw LinkError(problems: circles.map(\.problem)) }
        let scopes = levels.map { DeclaredScope($0) }
        let (built, buildFindings) = GraphBuilder(buildLevels(scopes)).build()
        let sharing = SharingCheck(built)
        let graph = built.implying(sharing.impliedEdges)
        let analysis = GraphAnalysis(graph)
        let findings =
            DeclarationCheck(scopes[0], overrides).findings() + buildFindings + sharing.findings()
            + analysis.findings
        guard findings.isEmpty else {
            throw LinkError(problems: ProblemWriter(graph, HintIndex(scopes)).problems(for: findings))
        }
        var (frame, linked) = ProducerCompiler(graph, analysis, takesFromAbove: sharing.takesFromAbove).compile(kernel)
        linked.noteWhatOnlyModulesHave(scopes)
        return (frame, linked)
    }

    private func buildLevels(_ scopes: [DeclaredScope]) -> [GraphBuilder.Level] {
        let kernels = sequence(first: base?.kernel) { $0?.base?.kernel }
        return [GraphBuilder.Level(scope: scopes[0], kernel: nil)]
            + zip(scopes.dropFirst(), kernels).map { GraphBuilder.Level(scope: $0, kernel: $1) }
    }
}
