public import Joinery

/// What a node does not have is left out, so that differences between two versions of a graph are short to read.
extension DependencyGraph.Node: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, kind, service, arguments, tag, scope, isolation, module, location, input
        case provides, exports, contributesTo, madeFor, supplied, traits, shadows, base
    }

    /// Reads a node; what is missing is empty.
    ///
    /// - Parameter decoder: What to read from.
    /// - Throws: `DecodingError` if it is not a node.
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
        location = try values.decodeIfPresent(SourceLocation.self, forKey: .location)
        input = try values.decodeIfPresent(String.self, forKey: .input)
        provides = try values.decodeIfPresent([String].self, forKey: .provides) ?? []
        exports = try values.decodeIfPresent([String].self, forKey: .exports) ?? []
        contributesTo = try values.decodeIfPresent([String].self, forKey: .contributesTo) ?? []
        madeFor = try values.decodeIfPresent([String].self, forKey: .madeFor) ?? []
        supplied = try values.decodeIfPresent([String].self, forKey: .supplied) ?? []
        traits = try values.decodeIfPresent([Trait].self, forKey: .traits) ?? []
        shadows = try values.decodeIfPresent([Shadow].self, forKey: .shadows) ?? []
        base = try values.decodeIfPresent(Int.self, forKey: .base) ?? 0
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
extension SourceLocation: Codable {
    /// Reads a location.
    ///
    /// - Parameter decoder: What to read from.
    /// - Throws: `DecodingError` if the text does not end in a colon and a line.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]) else {
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
