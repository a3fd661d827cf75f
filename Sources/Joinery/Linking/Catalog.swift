/// All bindings of a container and its modules, for telling what is near to what was asked for.
struct Catalog: Sendable {
    struct Entry: Sendable {
        let record: BindingRecord
        /// The module that it is declared in; `nil` in the container.
        let module: ModuleRecord?
    }

    var entries: [Entry] = []
    var modules: [ModuleRecord] = []
    var contributions: [Entry] = []

    /// What is near to a service that is not found, and why it does not match: at most three hints.
    ///
    /// `context` is the module that the service was asked for in; `nil` in the container. Who asks is not meant: `askers`
    /// are left out.
    func hints(for service: Any.Type, in context: ModuleRecord? = nil, except askers: [Any.Type] = []) -> [String] {
        var hints: [String] = []
        let name = typeName(service)
        for entry in entries where entry.record.recipe.service == service {
            hints += exactHint(entry, name, in: context)
        }
        if let module = modules.first(where: { $0.input.input == service }) {
            hints.append(
                "\(name) is the input of \(typeName(module.type)); only that module's own bindings can ask for it."
            )
        }
        for entry in entries where entry.record.recipe.service != service {
            if askers.contains(where: { $0 == entry.record.recipe.service }) { continue }
            if let hint = nearHint(entry, service, name) { hints.append(hint) }
        }
        var seen: Set<String> = []
        return Array(hints.filter { seen.insert($0).inserted }.prefix(3))
    }

    /// What is near to an override of something that is not bound like that.
    func overrideHints(for override: BindingRecord) -> [String] {
        let service = override.recipe.service
        let bound = entries.filter { $0.record.recipe.service == service && $0.record.roles.tag == nil }
            .filter { $0.record.key != override.key }
        guard override.roles.tag == nil, let record = bound.first?.record else { return hints(for: service) }
        let arguments = record.recipe.arguments.map { "\(typeName($0)).self" }.joined(separator: ", ")
        return arguments.isEmpty
            ? [
                "\(typeName(service)) is bound without a runtime argument (\(record.location)): override it without taking:."
            ]
            : ["\(record.name.text) is bound (\(record.location)): override it with taking: \(arguments)."]
    }

    /// The tags that a service is bound with, each with its place.
    func tags(of service: Any.Type) -> [String] {
        entries.filter { $0.record.recipe.service == service }
            .compactMap { entry in entry.record.roles.tag.map { "\(typeName($0.tag)) (\(entry.record.location))" } }
    }

    /// The first of the tags that a service is bound with.
    func firstTag(of service: Any.Type) -> String? {
        entries.lazy.filter { $0.record.recipe.service == service }.compactMap { $0.record.roles.tag }.first
            .map { typeName($0.tag) }
    }

    private func exactHint(_ entry: Entry, _ name: String, in context: ModuleRecord?) -> [String] {
        let record = entry.record
        if let tag = record.roles.tag {
            let tagName = typeName(tag.tag)
            return [
                "\(name) is bound with the tag \(tagName) (\(record.location)): ask for Tagged<\(tagName), \(name)>."
            ]
        }
        let arguments = record.recipe.arguments.map(typeName).joined(separator: ", ")
        if !record.recipe.arguments.isEmpty {
            let argument = record.recipe.arguments.count == 1 ? arguments : "(\(arguments))"
            return [
                "\(name) is bound with the runtime argument \(arguments) (\(record.location)): ask for "
                    + "Factory<\(argument), \(name)>, or resolve it with:."
            ]
        }
        guard let module = entry.module, module !== context else { return [] }
        let owner = typeName(module.type)
        if record.roles.isExported {
            return ["\(name) is exported by \(owner) (\(record.location)): embed that module here with Child."]
        }
        if module.input.entry == record.recipe.service {
            let input = typeName(module.input.input)
            return [
                "\(name) is the entry of \(owner) (\(record.location)): ask for Builder<\(input)>, and build it there."
            ]
        }
        return [
            "\(name) is bound in module \(owner) (\(record.location)), neither exported to the module that embeds it nor "
                + "shared with the modules built inside it: add .exports() or .shared() there."
        ]
    }

    private func nearHint(_ entry: Entry, _ service: Any.Type, _ name: String) -> String? {
        let other = entry.record.recipe.service
        let otherName = typeName(other)
        let place = entry.record.location
        if otherName == name {
            return "two types are named \(name): this needs \(qualifiedTypeName(service)), bound is "
                + "\(qualifiedTypeName(other)) (\(place))."
        }
        if entry.record.recipe.isSubclass(of: service) {
            return "\(otherName) is bound (\(place)), a superclass of \(name); a subclass is never guessed."
        }
        let parts = components(name)
        let otherParts = components(otherName)
        if parts != otherParts, !parts.isDisjoint(with: otherParts) {
            return "bound as \(otherName) (\(place)): add .provides((\(name)).self) { $0 } there."
        }
        if isFunction(name), isFunction(otherName), plainFunction(service) == plainFunction(other) {
            return "bound as \(qualifiedTypeName(other)) (\(place)), which is another type than "
                + "\(qualifiedTypeName(service))."
        }
        guard bare(name).isNear(bare(otherName)) else { return nil }
        if isProtocolType(service), !isProtocolType(other) {
            return "\(otherName) is bound (\(place)): if it conforms, add .provides((\(name)).self) { $0 } there."
        }
        return "did you mean \(otherName) (\(place))?"
    }

    private func bare(_ name: String) -> String {
        name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
    }

    private func components(_ name: String) -> Set<Substring> {
        Set(bare(name).split(separator: "&").map { $0.filter { $0 != " " } }.map { Substring($0) })
    }

    private func isFunction(_ name: String) -> Bool { name.contains("->") }

    private func plainFunction(_ type: Any.Type) -> String {
        let words: Set<Substring> = [
            "@Sendable", "@MainActor", "Swift.MainActor", "@Swift.MainActor", "throws", "async",
        ]
        return String(reflecting: type).split(separator: " ").filter { !words.contains($0) }.joined(separator: " ")
    }
}

extension String {
    /// Whether two names are alike: one within the other, or at most two letters apart.
    fileprivate func isNear(_ other: String) -> Bool {
        if count >= 4, other.count >= 4 {
            if contains(other) || other.contains(self) { return true }
            return distance(to: other) <= 2
        }
        return distance(to: other) <= 1 && count > 1
    }

    /// How many letters must be put in, taken out or replaced to get from one to the other.
    private func distance(to other: String) -> Int {
        let target = Array(other)
        guard abs(count - target.count) <= 2 else { return 3 }
        var row = Array(0...target.count)
        for (index, letter) in enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in target.indices {
                let substitution = diagonal + (letter == target[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(substitution, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[target.count]
    }
}
