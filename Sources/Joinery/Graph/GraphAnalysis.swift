/// What the checks find out about a graph: the order of construction, the actors, what lives in frames, what is wrong.
struct GraphAnalysis {
    /// The nodes in an order in which each comes after what it needs immediately.
    let order: [Int]
    /// The actor that each node needs, its own factory's or that of what it constructs, as a number.
    let isolations: [Int?]
    /// For each node, the next step towards an object of a module instance.
    let steps: [Int?]
    let findings: [Finding]

    init(_ graph: LinkedGraph) {
        let (order, cycles) = graph.order()
        let steps = graph.stepsToFrame(in: order)
        let (isolations, conflicts) = graph.isolations(in: order)
        self.order = order
        self.steps = steps
        self.isolations = isolations
        findings =
            graph.distinct(cycles).map { .cycle($0) } + graph.lifetimeFindings(steps) + graph.outlivedFindings()
            + conflicts.map { .isolation($0.node, $0.first, $0.second) }
            + graph.sharingFindings(isolations)
            + order.compactMap { node in
                guard graph.nodes[node].isAsynchronous, graph.nodes[node].isolation == nil else { return nil }
                return isolations[node].map { .asynchronousIsolation(node, actor: $0) }
            }
    }
}

extension LinkedGraph {
    /// The singletons that a module declares and that ask later for what only an instance of the module has.
    ///
    /// That is its input, or what enclosing modules share. A singleton has no instance to answer the request for.
    fileprivate func outlivedFindings() -> [Finding] {
        nodes.indices.filter { nodes[$0].context != 0 && nodes[$0].isContainers && !nodes[$0].isExternal }
            .compactMap { singleton in
                outlived(by: singleton) { nodes[$0].isInput && nodes[$0].context == nodes[singleton].context }
                    ?? outlived(by: singleton, isOptional: false) {
                        nodes[$0].isInherited && parameters(of: $0).isEmpty
                    }
            }
            .map { .outlived($0) }
    }

    private func outlived(by singleton: Int, isOptional: Bool = true, _ isEnd: (Int) -> Bool) -> [Int]? {
        let way = path(from: singleton, to: isEnd) { edge in
            let node = nodes[edge.target]
            return !node.isContainers && !node.isBuilder && (isOptional || !node.isOptional)
        }
        // Without a request between them it is held at once, which is another problem.
        return way.flatMap { way in way.contains { nodes[$0].isDeferred } ? way : nil }
    }

    /// The cycles without those that go round through the same child modules in another way.
    fileprivate func distinct(_ cycles: [[Int]]) -> [[Int]] {
        var seen: Set<Set<Int>> = []
        return cycles.filter { cycle in
            guard cycle.contains(where: { nodes[$0].isModule }) else { return true }
            return seen.insert(Set(cycle.filter { nodes[$0].isChild })).inserted
        }
    }

    /// What lives long and would retain something of a module, and what the container has and only a module can make.
    fileprivate func lifetimeFindings(_ steps: [Int?]) -> [Finding] {
        func way(from node: Int) -> [Int] {
            var nodes = [node]
            while let last = nodes.last, let next = steps[last], next != last { nodes.append(next) }
            return nodes
        }
        var findings: [Finding] = []
        for (number, node) in nodes.enumerated() {
            switch node.kind {
            case .binding, .sharedAlias, .decorator: break
            default: continue
            }
            if node.isContainers {
                for edge in edges(of: number) where edge.kind.isImmediate && steps[edge.target] != nil {
                    guard !nodes[edge.target].isContainers else { continue }
                    findings.append(.captive([number] + way(from: edge.target)))
                }
            } else if node.context == 0, node.scope == .transient, let step = steps[number],
                nodes[step].livesInFrame || nodes[step].isAlias || nodes[step].isRequest
            {
                findings.append(.outsideModule(way(from: number)))
            }
        }
        return findings
    }

    /// The decorators on no actor that make one object for all threads, where nothing says that it is `Sendable`.
    ///
    /// A binding that the container shares has a `Sendable` service, or an actor: the compiler checks that. What else it
    /// provides is a conversion, which may be of any type, and so may be what wraps that. `Sendable` leaves no trace at run
    /// time, and no overload can ask for it: see docs/decisions.md.
    fileprivate func sharingFindings(_ isolations: [Int?]) -> [Finding] {
        // What decorators wrap was added before them.
        var innermost: [Int: Int] = [:]
        for node in nodes.indices where nodes[node].isDecorator && nodes[node].isContainers {
            guard let inner = parameters(of: node).first?.target else { continue }
            innermost[node] = innermost[inner] ?? inner
        }
        let decorators = innermost.filter { nodes[$0.value].record?.isOfAnotherType ?? false }
        // All decorators of one service are of one type: what one says of it holds for the others.
        let sendable = Set(decorators.filter { nodes[$0.key].record?.roles.isSendable ?? false }.values)
        return decorators.filter { isolations[$0.key] == nil && !sendable.contains($0.value) }.keys.sorted()
            .map { node in
                var way = [node]
                while let last = way.last, nodes[last].isDecorator, let inner = parameters(of: last).first {
                    way.append(inner.target)
                }
                return .unsafeSharing(way)
            }
    }
}

extension BindingRecord {
    /// Whether it is another name of a service, and its type is not the one that the service is bound as.
    fileprivate var isOfAnotherType: Bool { alias.map { $0.service != key.service } ?? false }
}
