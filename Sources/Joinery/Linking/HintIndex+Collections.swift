extension HintIndex {
    /// What is near to a collection that nothing contributes to, and how to declare it.
    func collectionHints(for type: Any.Type) -> [String] {
        guard case .contributions(let element, let keys)? = requestType(type)?.target else { return [] }
        let (name, elementName) = (typeName(type), typeName(element))
        let near = nearParts(of: type) + entries.compactMap { boundHint($0, element) }
        let key = keys.map { ", key: \(typeName($0) == "String" ? "\"…\"" : "…")" } ?? ""
        let declaration = keys.map { ", keys: (\(typeName($0))).self" } ?? ""
        var hints = Array(near.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.prefix(3))
        if Advice.isValue(element) {
            hints += [
                "a list of values is bound as a whole, Singleton((\(name)).self) { … }, or added with .supplying(…)."
            ]
        }
        return hints + [
            "contribute to it: Contribution((\(elementName)).self\(key)) { … }.",
            "if it may be empty, declare Contributions(to: (\(elementName)).self\(declaration)).",
        ]
    }

    /// What is contributed to other collections, and may be meant for this one.
    func nearParts(of type: Any.Type) -> [String] {
        guard case .contributions(let element, let keys)? = requestType(type)?.target else { return [] }
        return parts.compactMap { partHint($0, element, keys) }
    }

    private func partHint(_ entry: Entry, _ element: Any.Type, _ keys: Any.Type?) -> String? {
        guard let place = entry.record.contribution else { return nil }
        let (collection, location) = (typeName(place.collection), entry.record.location)
        let pairs = [(element, place.element)] + (keys.flatMap { keys in place.keyType.map { [(keys, $0)] } } ?? [])
        if let (wanted, found) = pairs.first(where: { $0 != $1 && typeName($0) == typeName($1) }) {
            return "two types are named \(typeName(wanted)): this needs \(qualifiedTypeName(wanted)), contributed is "
                + "\(qualifiedTypeName(found)) (\(location))."
        }
        if place.element == element {
            guard let module = entry.module else {
                return "\(typeName(element)) is contributed to \(collection) (\(location)): ask for that."
            }
            return
                "a contribution to \(collection) in module \(name(of: module)) (\(location)) is only seen there."
        }
        guard isKnownKind(place.element, of: element) else { return nil }
        return "\(typeName(place.element)) is contributed to \(collection) (\(location)): write to: "
            + "(\(typeName(element))).self there."
    }

    /// What is bound, and may be meant to be contributed.
    private func boundHint(_ entry: Entry, _ element: Any.Type) -> String? {
        let record = entry.record
        guard record.alias == nil, record.arguments.isEmpty, record.tag == nil, !Advice.isValue(element) else {
            return nil
        }
        let isMeant = record.service == element || (isProtocolType(element) && isKnownKind(record.service, of: element))
        guard isMeant else { return nil }
        return
            "\(typeName(record.service)) is bound (\(record.location)): add .contributes((\(typeName(element))).self) "
            + "{ $0 } there."
    }
}
