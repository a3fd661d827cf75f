extension InclusionCircle {
    /// The circle in words.
    var problem: LinkError.Problem {
        let known = Array(places.reversed())
        let offset = types.count - known.count
        let steps = types.enumerated()
            .map { index, type in
                DependencyPath.Step(key: typeName(type), location: index < offset ? nil : known[index - offset])
            }
        let name = typeName(types[0])
        return LinkError.Problem(
            kind: .cycle,
            key: name,
            summary: types.count == 2 ? "\(name) includes itself." : "these include each other, without an end.",
            path: DependencyPath(steps),
            hints: ["let one of them not include the other; what both need may be an assembly that both include."]
        )
    }
}
