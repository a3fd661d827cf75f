/// Turns declarations into a linked graph, or tells all that is wrong with them.
///
/// The phases follow each other: sort the declarations (``DeclaredScope``), make the nodes and edges (``GraphBuilder``),
/// check them, and then either put what was found into words (``LinkError/ProblemWriter``) or make what runs (``ProducerCompiler``).
struct Linker {
    /// What is declared in the container to link.
    let scope: DeclaredScope
    /// The container that it extends, the one that this extends, and so on.
    let bases: [GraphBuilder.Level]
    /// What was put in place of other declarations, once it has been applied.
    let overrides: Overrides?

    /// Links, without running a factory.
    ///
    /// - Parameter kernel: The kernel of the new container, to be filled.
    /// - Returns: The frame of the container, which owns the kernel, and what else linking has found out.
    /// - Throws: ``LinkError`` with every problem of the declarations.
    func link(_ kernel: Kernel) throws(LinkError) -> (frame: Frame, linked: LinkedContainer) {
        let levels = [GraphBuilder.Level(scope: scope, kernel: nil)] + bases
        let (built, buildFindings) = GraphBuilder(levels).build()
        let sharing = SharingCheck(built)
        let graph = built.implying(sharing.impliedEdges)
        let analysis = GraphAnalysis(graph)
        let findings =
            DeclarationCheck(scope, overrides).findings() + buildFindings + sharing.findings()
            + analysis.findings
        guard findings.isEmpty else {
            throw LinkError(problems: ProblemWriter(graph, HintIndex(levels.map(\.scope))).problems(for: findings))
        }
        let outer = bases.first?.kernel?.lookupTable(of: 0)
        return ProducerCompiler(graph, analysis, takesFromAbove: sharing.takesFromAbove, outer: outer).compile(kernel)
    }
}
