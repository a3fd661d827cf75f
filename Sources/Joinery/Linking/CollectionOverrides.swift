/// What takes the place of collections, or of parts of them, wherever those are declared.
///
/// Contributions without a key, a declaration by ``Contributions``, and a binding of the collection as a whole take the
/// place of all that it had. A contribution with a key takes the place of the part with that key. What a binding
/// contributes stays where the replaced binding contributed it.
struct CollectionOverrides {
    private var replacements: [ObjectIdentifier: Replacement] = [:]
    private var parts: [ObjectIdentifier: [BindingRecord]] = [:]
    /// Collections and parts that replace nothing.
    private(set) var unused: [Finding] = []

    /// What becomes of one collection.
    private struct Replacement {
        let elements: [Bindings.Element]
        /// The container that gets it; `nil` if only modules have the collection: each gets it then.
        let level: Int?
    }

    /// - Parameters:
    ///   - overrides: What takes the place of something.
    ///   - levels: The declarations of the container, of the one that it extends, and so on.
    init(_ overrides: DeclaredScope, of levels: [Bindings]) {
        let wholes = overrides.order.filter { $0.isWholeCollection }
        let names = Set(overrides.collections.keys + wholes.map { ObjectIdentifier($0.service) })
        guard !names.isEmpty else { return }
        var found: [ObjectIdentifier: Original] = [:]
        for (level, bindings) in levels.enumerated() { bindings.note(names, &found, level: level) }
        for record in wholes {
            let id = ObjectIdentifier(record.service)
            // One binding in place of another is a matter of their keys.
            guard let original = found[id], !original.isWhole else { continue }
            replacements[id] = Replacement(elements: [.binding(record)], level: original.level)
        }
        for collection in overrides.collections.values {
            let id = ObjectIdentifier(collection.type)
            guard let original = found[id] else {
                unused.append(.collectionNotOverridden(collection))
                continue
            }
            override(collection, original)
        }
    }

    private mutating func override(_ collection: DeclaredCollection, _ original: Original) {
        let id = ObjectIdentifier(collection.type)
        let isByPart = collection.parts.allSatisfy { part in original.parts.contains { $0.isPart(as: part) } }
        let isKeyed = collection.parts.contains { $0.contribution?.key != nil }
        if !collection.mayBeEmpty, !original.isWhole, isByPart || isKeyed {
            parts[id] = collection.parts
            for part in collection.parts where !original.parts.contains(where: { $0.isPart(as: part) }) {
                unused.append(.partNotOverridden(part, parts: original.parts))
            }
            return
        }
        let declaration = CollectionRecord(
            type: collection.type,
            element: collection.element,
            location: collection.location
        )
        replacements[id] = Replacement(
            elements: (collection.mayBeEmpty ? [.collection(declaration)] : []) + collection.parts.map { .binding($0) },
            level: original.level
        )
    }

    /// Whether a binding is that of a collection that it replaces.
    func replaces(with record: BindingRecord) -> Bool {
        record.isWholeCollection && replacements[ObjectIdentifier(record.service)] != nil
    }

    /// The declarations of one place with the replacements in place.
    func apply(to elements: [Bindings.Element], level: Int?) -> [Bindings.Element] {
        guard !replacements.isEmpty || !parts.isEmpty else { return elements }
        var placed: Set<ObjectIdentifier> = []
        return elements.flatMap { element -> [Bindings.Element] in
            guard let id = element.collection else { return [element] }
            if let replacement = replacements[id] {
                let isHome = replacement.level == level
                return isHome && placed.insert(id).inserted ? replacement.elements : []
            }
            guard case .binding(let record) = element, let part = parts[id]?.first(where: { record.isPart(as: $0) })
            else { return [element] }
            return [.binding(part)]
        }
    }
}

/// What a container and its modules have of a collection that is overridden.
private struct Original {
    var parts: [BindingRecord] = []
    /// The outermost container that has something of it; `nil` if only modules do.
    var level: Int?
    /// Whether it is bound as a whole.
    var isWhole = false
}

extension Bindings {
    /// Notes what there is of some collections.
    fileprivate func note(_ names: Set<ObjectIdentifier>, _ found: inout [ObjectIdentifier: Original], level: Int?) {
        for element in elements {
            if case .module(let record) = element { record.bindings.note(names, &found, level: nil) }
            guard let id = element.collection, names.contains(id) else { continue }
            var original = found[id] ?? Original()
            original.level = level ?? original.level
            if case .binding(let record) = element {
                if record.contribution == nil { original.isWhole = true } else { original.parts.append(record) }
            }
            found[id] = original
        }
    }
}

extension Bindings.Element {
    /// The collection that it is a part of, declares or binds.
    fileprivate var collection: ObjectIdentifier? {
        switch self {
        case .binding(let record):
            record.contribution.map { ObjectIdentifier($0.collection) }
                ?? (record.isWholeCollection ? ObjectIdentifier(record.service) : nil)
        case .collection(let record): ObjectIdentifier(record.type)
        case .decorator, .module, .child, .adapter, .wiring, .assembly, .circle: nil
        }
    }
}

extension BindingRecord {
    /// Whether it binds what contributions could be put together to.
    fileprivate var isWholeCollection: Bool {
        guard contribution == nil, tag == nil, arguments.isEmpty, case .contributions? = requestType(service)?.target
        else { return false }
        return true
    }

    /// Whether both are the same part of a collection: that with a key, or that of one binding.
    fileprivate func isPart(as other: BindingRecord) -> Bool {
        guard let place = contribution, let otherPlace = other.contribution, place.isSame(as: otherPlace) else {
            return false
        }
        return place.key != nil || (alias != nil && alias == other.alias)
    }
}
