import Joinery

extension DependencyGraph {
    /// The warning of the longest chain of objects that are constructed one inside the other, if it is longer than `limit`.
    func deepConstructions(limit: Int) -> [LinkError.Problem] {
        let path = longestConstructionPath()
        guard path.count > limit, let first = path.first else { return [] }
        return [
            LinkError.Problem(
                kind: .deepConstruction,
                key: first.key,
                summary:
                    "making \(first.key) constructs \(path.count) objects one inside the other; the limit is \(limit).",
                path: DependencyPath(shortened(path.map(\.step))),
                hints: [
                    "let one of them ask for a Lazy or a Provider, so that the rest is constructed later.",
                    "or raise the limit, if all threads that make it have stacks that are large enough:"
                        + " .strict(roots: …, constructionDepth: \(path.count)).",
                ]
            )
        ]
    }

    /// The beginning and the end of a path that is too long to read as a whole.
    private func shortened(_ steps: [DependencyPath.Step]) -> [DependencyPath.Step] {
        guard steps.count > 12 else { return steps }
        return steps.prefix(5) + [DependencyPath.Step(key: "… \(steps.count - 10) more …")] + steps.suffix(5)
    }
}
