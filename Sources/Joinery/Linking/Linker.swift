/// Turns declarations into a linked graph, or tells all that is wrong with them.
///
/// The phases follow each other: sort the declarations (``Blueprint``), make the nodes and edges (``GraphBuilder``),
/// check them (``LinkGraph``), and only if nothing is wrong make the producers (``ProducerMaker``).
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
    func link(_ kernel: Kernel) throws(LinkError) -> (frame: Frame, linked: LinkedContainer) {
        let blueprints = levels.map { Blueprint($0) }
        let catalog = catalog(of: blueprints)
        let (builder, needs) = graph(of: blueprints)
        let writer = ProblemWriter(builder, catalog)
        var problems = declarationProblems(blueprints[0], writer)
        problems += writer.missing()
        problems += needs.unshared().map(writer.notShared)
        let (order, cycles) = builder.graph.order()
        problems += cycles.map(writer.cycle)
        let steps = builder.graph.stepsToFrame(in: order)
        problems += lifetimeProblems(builder, steps, writer)
        let (isolations, conflicts) = builder.graph.isolations(in: order)
        problems += conflicts.map(writer.isolation)
        for node in order where builder.graph.nodes[node].isAsynchronous && builder.graph.nodes[node].isolation == nil {
            guard let actor = isolations[node] else { continue }
            problems.append(writer.isolation(ofAsynchronous: node, needing: actor))
        }
        problems = unique(problems)
        guard problems.isEmpty else { throw LinkError(problems: problems) }

        return ProducerMaker(builder, needs: needs, order: order, isolations: isolations, steps: steps)
            .make(kernel, catalog: catalog)
    }

    /// Makes the nodes and edges of sorted declarations, and finds out what modules need from those above them.
    func graph(of blueprints: [Blueprint]) -> (builder: GraphBuilder, needs: ModuleNeeds) {
        var builder = GraphBuilder(graphLevels(blueprints))
        builder.build()
        let needs = ModuleNeeds(builder)
        needs.implySharing(in: &builder)
        return (builder, needs)
    }

    private func graphLevels(_ blueprints: [Blueprint]) -> [GraphBuilder.Level] {
        var kernel: Kernel?
        var next = base
        return blueprints.enumerated()
            .map { index, blueprint in
                if index > 0 {
                    kernel = next?.kernel
                    next = kernel?.base
                }
                return GraphBuilder.Level(blueprint: blueprint, kernel: kernel)
            }
    }

    private func catalog(of blueprints: [Blueprint]) -> Catalog {
        var catalog = Catalog()
        for blueprint in blueprints.flatMap(\.all) {
            catalog.entries += blueprint.order.map { Catalog.Entry(record: $0, module: blueprint.module) }
            catalog.contributions += blueprint.contributions
                .map { Catalog.Entry(record: $0, module: blueprint.module) }
            if let module = blueprint.module { catalog.modules.append(module) }
        }
        return catalog
    }

    // MARK: Checks

    private func declarationProblems(_ container: Blueprint, _ writer: ProblemWriter) -> [Problem] {
        var problems: [Problem] = []
        for blueprint in container.all {
            problems += blueprint.duplicates.map { writer.duplicate($0, in: blueprint.module) }
            for record in blueprint.order + blueprint.contributions + blueprint.decoratorOrder {
                problems += writer.idleSupplies(record)
                if let flaw = record.foundFlaw { problems.append(writer.flaw(record, flaw)) }
            }
        }
        problems += container.wirings.map { writer.outsideModule("Wiring", at: $0.location) }
        problems += container.children.map {
            writer.outsideModule("Child(\(typeName($0.type.input)).self)", at: $0.location)
        }
        problems += writer.builder.clashes.map(writer.clash)
        problems += writer.builder.keyClashes.map(writer.keyClash)
        problems += writer.builder.idleDecorators.map { writer.idleDecorator($0.record, in: $0.context) }
        problems += container.all.flatMap(\.adapters).compactMap(writer.isolation)
        if let overrides { problems += overrideProblems(overrides, writer) }
        return problems
    }

    private func overrideProblems(_ overrides: Overrides, _ writer: ProblemWriter) -> [Problem] {
        var problems = overrides.duplicates.map { writer.duplicate($0, in: nil) }
        problems += overrides.unusedBindings.map { record in
            let key = record.name.text
            return writer.notOverridden(key, record.location, hints: writer.catalog.overrideHints(for: record))
        }
        problems += overrides.unusedInputs.map { input, location in
            writer.notOverridden("a module that accepts \(typeName(input))", location, hints: [])
        }
        return problems
    }

    private func lifetimeProblems(_ builder: GraphBuilder, _ steps: [Int?], _ writer: ProblemWriter) -> [Problem] {
        var problems: [Problem] = []
        let graph = builder.graph
        for node in 0..<graph.count {
            let kind = graph.nodes[node].kind
            guard kind == .binding || kind == .alias || kind == .decorator else { continue }
            if graph.isContainers(node) {
                for edge in graph.edges(of: node) where edge.kind.isImmediate && steps[edge.target] != nil {
                    guard !graph.isContainers(edge.target) else { continue }
                    problems.append(writer.captive(node, steps, first: edge.target))
                }
            } else if graph.nodes[node].context == 0, graph.nodes[node].scope == .transient, let step = steps[node],
                graph.livesInFrame(step) || graph.nodes[step].kind == .alias || graph.nodes[step].kind == .request
            {
                problems.append(writer.outsideModule(node, steps))
            }
        }
        return problems
    }

    /// The same problem can show at several places of the graph; it is told once.
    private func unique(_ problems: [Problem]) -> [Problem] {
        var seen: Set<String> = []
        return problems.filter { seen.insert($0.description).inserted }
    }
}

extension BindingRecord {
    /// Why this binding cannot be accepted, if so.
    var foundFlaw: Flaw? {
        if let flaw = roles.flaw { return flaw }
        if !recipe.arguments.isEmpty {
            if roles.contribution != nil { return .contributedArguments }
            if roles.tag != nil { return .taggedArguments }
        }
        guard let request = requestType(recipe.service) else { return nil }
        switch request.target {
        case .optional: return .optionalService
        // A list of values can be a service like any other.
        case .contributions: return nil
        default: return roles.contribution == nil ? .requestType : nil
        }
    }
}
