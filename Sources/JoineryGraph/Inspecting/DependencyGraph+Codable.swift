public import Joinery

/// What is read is checked, since it may have been edited: the drawings and queries rely on it.
extension DependencyGraph: Codable {
    private enum CodingKeys: String, CodingKey {
        case nodes, edges
    }

    /// Reads a graph.
    ///
    /// - Parameter decoder: What to read from.
    /// - Throws: `DecodingError` if it is not a graph: if two nodes have one id, if an edge begins or ends at a node that is
    ///   not there, if a node is in something that is not a module, or if modules are declared in each other.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        nodes = try values.decode([Node].self, forKey: .nodes)
        edges = try values.decode([Edge].self, forKey: .edges)
        try checkNodes(values)
        try checkEdges(values)
        try checkModules(values)
    }

    /// Writes the graph.
    ///
    /// - Parameter encoder: What to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(nodes, forKey: .nodes)
        try values.encode(edges, forKey: .edges)
    }

    private func checkNodes(_ values: KeyedDecodingContainer<CodingKeys>) throws {
        var ids: Set<Node.ID> = []
        for node in nodes where !ids.insert(node.id).inserted {
            throw DecodingError.dataCorruptedError(
                forKey: .nodes,
                in: values,
                debugDescription: "Two nodes have the id \"\(node.id)\"; each node needs an id of its own."
            )
        }
    }

    private func checkEdges(_ values: KeyedDecodingContainer<CodingKeys>) throws {
        let ids = Set(nodes.map(\.id))
        for edge in edges {
            guard let unknown = [edge.from, edge.to].first(where: { !ids.contains($0) }) else { continue }
            throw DecodingError.dataCorruptedError(
                forKey: .edges,
                in: values,
                debugDescription:
                    "The edge from \"\(edge.from)\" to \"\(edge.to)\" is between nodes of the graph, and no node "
                    + "has the id \"\(unknown)\"."
            )
        }
    }

    /// A module may be declared in one that is not in the graph: a part of a graph does not have all modules.
    private func checkModules(_ values: KeyedDecodingContainer<CodingKeys>) throws {
        let kinds = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0.kind) })
        for node in nodes {
            let others = [node.module].compactMap(\.self) + node.madeFor
            guard let module = others.first(where: { kinds[$0] ?? .module != .module }) else { continue }
            throw DecodingError.dataCorruptedError(
                forKey: .nodes,
                in: values,
                debugDescription: "The node \"\(node.id)\" is in \"\(module)\", which is not a module."
            )
        }
        let modules = nodes.filter { $0.kind == .module }
        let enclosing = Dictionary(uniqueKeysWithValues: modules.map { ($0.id, $0.module) })
        // Modules that are known to be in no circle.
        var finished: Set<Node.ID> = []
        for module in modules {
            var around: Set<Node.ID> = []
            var next: Node.ID? = module.id
            while let id = next, !finished.contains(id) {
                guard around.insert(id).inserted else {
                    throw DecodingError.dataCorruptedError(
                        forKey: .nodes,
                        in: values,
                        debugDescription: "The module \"\(id)\" is declared in itself, or in a module that it contains."
                    )
                }
                next = enclosing[id] ?? nil
            }
            finished.formUnion(around)
        }
    }
}

/// What a node does not have is left out, so that differences between two versions of a graph are short to read.
extension DependencyGraph.Node: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, kind, service, arguments, tag, scope, isolation, module, location, input
        case provides, exports, contributesTo, madeFor, supplied, traits, shadows, base
    }

    /// Reads a node; what is missing is empty.
    ///
    /// - Parameter decoder: What to read from.
    /// - Throws: `DecodingError` if it is not a node, or if its base is negative.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        kind = try values.decode(Kind.self, forKey: .kind)
        service = try values.decode(String.self, forKey: .service)
        arguments = try values.decodeIfPresent([String].self, forKey: .arguments) ?? []
        tag = try values.decodeIfPresent(String.self, forKey: .tag)
        scope = try values.decodeIfPresent(Scope.self, forKey: .scope)
        isolation = try values.decodeIfPresent(String.self, forKey: .isolation)
        module = try values.decodeIfPresent(String.self, forKey: .module)
        location = try values.decodeIfPresent(DeclarationSite.self, forKey: .location)
        input = try values.decodeIfPresent(String.self, forKey: .input)
        provides = try values.decodeIfPresent([String].self, forKey: .provides) ?? []
        exports = try values.decodeIfPresent([String].self, forKey: .exports) ?? []
        contributesTo = try values.decodeIfPresent([String].self, forKey: .contributesTo) ?? []
        madeFor = try values.decodeIfPresent([String].self, forKey: .madeFor) ?? []
        supplied = try values.decodeIfPresent([String].self, forKey: .supplied) ?? []
        traits = try values.decodeIfPresent([Trait].self, forKey: .traits) ?? []
        shadows = try values.decodeIfPresent([Shadow].self, forKey: .shadows) ?? []
        base = try values.decodeIfPresent(Int.self, forKey: .base) ?? 0
        guard base >= 0 else {
            throw DecodingError.dataCorruptedError(
                forKey: .base,
                in: values,
                debugDescription:
                    "The base of the node \"\(id)\" is \(base): it is 0 for the container itself, and 1 or more for "
                    + "the containers that it extends."
            )
        }
    }

    /// Writes a node, without what is empty.
    ///
    /// - Parameter encoder: What to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
        try values.encode(kind, forKey: .kind)
        try values.encode(service, forKey: .service)
        try values.encodeIfPresent(arguments.nonEmpty, forKey: .arguments)
        try values.encodeIfPresent(tag, forKey: .tag)
        try values.encodeIfPresent(scope, forKey: .scope)
        try values.encodeIfPresent(isolation, forKey: .isolation)
        try values.encodeIfPresent(module, forKey: .module)
        try values.encodeIfPresent(location, forKey: .location)
        try values.encodeIfPresent(input, forKey: .input)
        try values.encodeIfPresent(provides.nonEmpty, forKey: .provides)
        try values.encodeIfPresent(exports.nonEmpty, forKey: .exports)
        try values.encodeIfPresent(contributesTo.nonEmpty, forKey: .contributesTo)
        try values.encodeIfPresent(madeFor.nonEmpty, forKey: .madeFor)
        try values.encodeIfPresent(supplied.nonEmpty, forKey: .supplied)
        try values.encodeIfPresent(traits.nonEmpty, forKey: .traits)
        try values.encodeIfPresent(shadows.nonEmpty, forKey: .shadows)
        if base != 0 { try values.encode(base, forKey: .base) }
    }
}

extension Array {
    /// The array, or `nil` if there is nothing in it.
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

/// Encoded as its description, `Module/File.swift:12`.
extension DeclarationSite: Codable {
    /// Reads a location.
    ///
    /// - Parameter decoder: What to read from.
    /// - Throws: `DecodingError` if the text does not end in a colon and a line, which cannot be negative.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]), line >= 0
        else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "\"\(text)\" is not a place in the source, as Module/File.swift:12."
            )
        }
        self.init(fileID: String(text[..<colon]), line: line)
    }

    /// Writes the location as a text.
    ///
    /// - Parameter encoder: What to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
