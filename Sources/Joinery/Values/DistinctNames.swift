/// The names of types as they are written in the source; of several types with one name, the names with what they are
/// declared in.
struct DistinctNames {
    private let ambiguous: Set<String>

    init(_ types: some Sequence<Any.Type>) {
        var known: [String: Any.Type] = [:]
        var ambiguous: Set<String> = []
        for type in types {
            let name = typeName(type)
            if let other = known.updateValue(type, forKey: name), other != type { ambiguous.insert(name) }
        }
        self.ambiguous = ambiguous
    }

    /// The name of one of the types.
    func callAsFunction(_ type: Any.Type) -> String {
        let name = typeName(type)
        guard ambiguous.contains(name) else { return name }
        return isProtocolType(type) ? "any \(qualifiedTypeName(type))" : qualifiedTypeName(type)
    }

    /// The names of several of the types, in a row.
    func callAsFunction(_ types: [Any.Type]) -> String { types.map { self($0) }.joined(separator: ", ") }
}
