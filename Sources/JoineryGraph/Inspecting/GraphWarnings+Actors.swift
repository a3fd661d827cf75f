import Joinery

extension GraphWarnings {
    /// Objects that hold a request for what belongs to another actor than their own: a plain call of it throws.
    func requestsOfOtherActors() -> [LinkError.Problem] {
        own.flatMap { node in
            var seen: Set<Int> = []
            return index.outgoing[node].filter { $0.kind.isAnsweredLater }.map(\.node)
                .filter { seen.insert($0).inserted }
                .compactMap { requestOfOtherActor(from: node, for: $0) }
        }
    }

    private func requestOfOtherActor(from node: Int, for target: Int) -> LinkError.Problem? {
        guard let needed = nodes[target].isolation, let home = home(of: node), needed != home.actor else { return nil }
        let (key, other) = (nodes[node].key, nodes[target].key)
        return LinkError.Problem(
            kind: .otherActor,
            key: key,
            summary: "\(key) holds a request for \(other), which is made on \(needed), and \(key) \(home.text).",
            path: DependencyPath(path(to: node).steps + [nodes[target].step]),
            hints: [
                "a plain call of the request throws wrongIsolation there: await it with isolation: \(needed).shared.",
                "if \(other) needs no actor, its declaration or that of what it needs stands in code of \(needed): write "
                    + "nonisolated in front of that assembly.",
            ]
        )
    }

    /// The actor that an object uses its requests on, as far as the graph knows; `nil` if it may be any.
    ///
    /// What belongs to no actor can be used on any, unless all threads share it.
    private func home(of node: Int) -> (actor: String?, text: String)? {
        if let service = nodes[node].types.known?.first?.type, service is AnyClass, service is any Actor.Type {
            return (nil, "is an actor itself")
        }
        if let actor = nodes[node].isolation { return (actor, "belongs to \(actor)") }
        guard nodes[node].scope == .singleton || nodes[node].scope == .weak else { return nil }
        return (nil, "belongs to no actor")
    }
}

extension DependencyGraph.Edge.Kind {
    /// Whether the one who needs it gets something to call.
    fileprivate var isAnsweredLater: Bool {
        switch self {
        case .lazy, .provider, .factory, .builder: true
        case .construction, .decorator, .contribution, .wiring, .child, .adapter, .opaque: false
        }
    }
}
