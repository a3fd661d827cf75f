/// Puts what the checks found into words: for each kind of problem, what is wrong, where, and what to do.
///
/// Made only where something is wrong.
struct ProblemWriter {
    let graph: LinkedGraph
    let hints: HintIndex
    let dependents: [[Int]]
    /// The names of what is missing, with qualified names for namesakes.
    private(set) var names = DistinctNames([])

    init(_ graph: LinkedGraph, _ hints: HintIndex) {
        self.graph = graph
        self.hints = hints
        dependents = graph.dependents()
    }

    /// The problems that the findings are, each once: the same one can show at several places of the graph.
    func problems(for findings: [Finding]) -> [LinkError.Problem] {
        var seen: Set<String> = []
        var writer = self
        writer.names = DistinctNames(findings.flatMap(\.missingTypes))
        return findings.map(writer.problem).filter { seen.insert($0.description).inserted }
    }

    private func problem(for finding: Finding) -> LinkError.Problem {
        switch finding {
        case .duplicate(let duplicate, let module): self.duplicate(duplicate, in: module)
        case .flaw(let record, let flaw): self.flaw(record, flaw)
        case .unusedSupply(let record, let supply): unusedSupply(record, supply)
        case .misplaced(let what, let location): outsideModule(what, at: location)
        case .adapterIsolation(let record, let first, let other): isolation(record, first, other)
        case .notOverridden(let record):
            notOverridden(record.name.text, record.location, hints: hints.overrideHints(for: record))
        case .moduleNotOverridden(let input, let location):
            notOverridden("a module that accepts \(typeName(input))", location, hints: hints.inputNamesakes(of: input))
        case .collectionNotOverridden(let collection):
            notOverridden(typeName(collection.type), collection.location, hints: hints.nearParts(of: collection.type))
        case .partNotOverridden(let part, let parts): partNotOverridden(part, parts)
        case .notDecorated(let record, let context): notDecorated(record, in: context)
        case .clash(let service, let context, let places): clash(service, in: context, places)
        case .missing(let needs): missing(needs)
        case .notShared(let consumer, let context, let via): notShared(consumer, in: context, via: via)
        case .cycle(let nodes): cycle(nodes)
        case .captive(let nodes): captive(nodes)
        case .outlived(let nodes): outlived(nodes)
        case .outsideModule(let nodes): outsideModule(nodes)
        case .isolation(let node, let first, let second): isolation(of: node, first, second)
        case .unsafeSharing(let nodes): unsafeSharing(nodes)
        case .asynchronousIsolation(let node, let actor): isolation(ofAsynchronous: node, needing: actor)
        }
    }

    func path(_ nodes: [Int]) -> DependencyPath { DependencyPath(nodes.map(graph.step)) }

    /// The shortest way to a node from one that nothing else needs.
    func pathDown(to node: Int) -> [Int] { graph.pathDown(to: node, dependents) }

    func text(_ node: Int) -> String { graph.nodes[node].name.text }

    func place(_ node: Int) -> String {
        graph.nodes[node].location.map { " (\($0))" } ?? ""
    }
}

extension Finding {
    /// The types that are missing, with those that they are qualified by.
    fileprivate var missingTypes: [Any.Type] {
        guard case .missing(let needs) = self, let need = needs.first else { return [] }
        switch need.target {
        case .service(let type), .collection(let type), .module(let type): return [type.type]
        case .factory(let type, let argument): return [type.type, argument.type]
        case .tagged(let type, let tag): return [type.type, tag.type]
        }
    }
}
