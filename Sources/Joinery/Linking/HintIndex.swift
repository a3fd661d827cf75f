/// All that was declared in a container and its modules, for telling what is near to what was asked for.
///
/// Only texts are made from it, and it is only made where something is wrong. The names of the types are spelled out once,
/// and what was asked for before is answered from memory, so that a thousand errors cost little more than one.
///
/// `@unchecked`: the variables are only touched under `lock`.
final class HintIndex: @unchecked Sendable {
    let entries: [Entry]
    let modules: [ModuleRecord]
    /// The parts of collections.
    let parts: [Entry]
    private let entriesByService: [ObjectIdentifier: [Entry]]
    private let lock = Lock()
    private var names: [BareName] = []
    private var known: [ObjectIdentifier: [String]] = [:]
    /// How often it may still go through all names, so that a thousand different errors take no thousand times as long.
    private var remainingSearches = 50
    /// How often it may still find out whether one type conforms to another, which may take the runtime long.
    private var remainingComparisons = 2_000

    struct Entry: Sendable {
        let record: BindingRecord
        /// The module that it is declared in; `nil` in the container.
        let module: ModuleRecord?
    }

    /// - Parameter containers: The declarations of the container, then of the one that it extends, and so on.
    init(_ containers: [DeclaredScope]) {
        let scopes = containers.flatMap(\.all)
        entries = scopes.flatMap { scope in scope.order.map { Entry(record: $0, module: scope.module) } }
        parts = scopes.flatMap { scope in scope.contributions.map { Entry(record: $0, module: scope.module) } }
        modules = scopes.compactMap(\.module)
        entriesByService = Dictionary(grouping: entries) { ObjectIdentifier($0.record.recipe.service) }
    }

    /// The bindings of a service.
    func entries(for service: Any.Type) -> [Entry] { entriesByService[ObjectIdentifier(service)] ?? [] }

    /// What is near to a service that is not found, and why it does not match: at most three hints.
    func hints(for service: Any.Type) -> [String] {
        var hints: [String]?
        lock.withLock { hints = known[ObjectIdentifier(service)] }
        if let hints { return hints }
        let made = self.hints(for: service, in: nil, except: [])
        lock.withLock { known[ObjectIdentifier(service)] = made }
        return made
    }

    /// The same for a service that was asked for in the module `context`, or in the container.
    ///
    /// The services on the way to the need, `askers`, are left out: they are not what was meant.
    func hints(for service: Any.Type, in context: ModuleRecord?, except askers: [Any.Type]) -> [String] {
        var hints: [String] = []
        func add(_ hint: String) { if !hints.contains(hint) { hints.append(hint) } }
        let name = typeName(service)
        for entry in entries(for: service) { exactHint(entry, name, in: context).forEach(add) }
        if let module = modules.first(where: { $0.input.input == service }) {
            add(
                "\(name) is the input of \(self.name(of: module)); only that module's own bindings can ask for it. To build "
                    + "the module ask for Builder<\(name)>."
            )
        }
        guard hints.count < 3, mayLookForNearNames() else { return Array(hints.prefix(3)) }
        if isProtocolType(service) || service is AnyClass {
            for entry in entries where hints.count < 3 {
                guard isMeant(entry, as: service, except: askers) else { continue }
                add(conformingHint(entry, name))
            }
        }
        let isCertain = !hints.isEmpty
        let bare = BareName(name)
        for (entry, other) in zip(entries, entryNames) where hints.count < 3 {
            guard entry.record.recipe.service != service else { continue }
            if askers.contains(where: { $0 == entry.record.recipe.service }) { continue }
            if isMeant(entry, as: service, except: askers) { continue }
            guard let hint = nearHint(entry, other, service, bare) else { continue }
            if !isCertain || !hint.hasPrefix("did you mean") { add(hint) }
        }
        return Array(hints.prefix(3))
    }

    private func mayLookForNearNames() -> Bool {
        var isLeft = false
        lock.withLock {
            isLeft = remainingSearches > 0
            if isLeft { remainingSearches -= 1 }
        }
        return isLeft
    }

    /// The name of each entry's service.
    private var entryNames: [BareName] {
        var result: [BareName] = []
        lock.withLock {
            if names.isEmpty { names = entries.map { BareName(typeName($0.record.recipe.service)) } }
            result = names
        }
        return result
    }

    /// Whether the objects of a binding are of a type that it is not bound as.
    private func isMeant(_ entry: Entry, as service: Any.Type, except askers: [Any.Type]) -> Bool {
        let bound = entry.record.recipe.service
        guard bound != service, !isProtocolType(bound), entry.record.alias == nil, entry.record.tag == nil,
            !askers.contains(where: { $0 == bound })
        else { return false }
        return isKnownKind(bound, of: service)
    }

    /// Whether a type is known to conform to another, or to be a subclass of it; the answer takes long, so there are only
    /// so many.
    func isKnownKind(_ type: Any.Type, of other: Any.Type) -> Bool {
        var isLeft = false
        lock.withLock {
            isLeft = remainingComparisons > 0
            if isLeft { remainingComparisons -= 1 }
        }
        return isLeft && isKind(type, of: other) ?? false
    }

    /// The bindings of a module whose objects are of a type that they are not bound as.
    func conformingHints(for service: Any.Type, in module: ModuleRecord) -> [String] {
        entries.lazy.filter { $0.module === module && self.isMeant($0, as: service, except: []) }.prefix(1)
            .map { conformingHint($0, typeName(service)) }
    }

    private func conformingHint(_ entry: Entry, _ name: String) -> String {
        let (record, bound) = (entry.record, typeName(entry.record.recipe.service))
        let place = entry.module.map { "in module \(self.name(of: $0)), \(record.location)" } ?? "\(record.location)"
        let form =
            record.arguments.isEmpty
            ? "\(record.scope)(\(bound).init, as: \(metatype(named: name))), or add .provides(\(metatype(named: name))) { $0 }"
            : ".provides(\(metatype(named: name))) { $0 } there, and ask for a Factory"
        return "\(bound) is bound (\(place)), and not as \(name): write \(form)."
    }

    /// What is near to an override of something that is not bound like that.
    func overrideHints(for override: BindingRecord) -> [String] {
        let service = override.recipe.service
        let bound = entries(for: service).filter { $0.record.roles.tag == nil && $0.record.key != override.key }
        guard override.roles.tag == nil, let record = bound.first?.record else {
            let meant = entries.first {
                isProtocolType($0.record.service) && isKnownKind(service, of: $0.record.service)
            }
            guard !isProtocolType(service), let entry = meant else { return hints(for: service) }
            let name = typeName(entry.record.service)
            return [
                "\(name) is bound (\(entry.record.location)), and \(typeName(service)) conforms: write "
                    + "\(override.scope)(\(typeName(service)).init, as: \(metatype(named: name)))."
            ]
        }
        let arguments = record.recipe.arguments.map { "\(typeName($0)).self" }.joined(separator: ", ")
        return arguments.isEmpty
            ? [
                "\(typeName(service)) is bound without a runtime argument (\(record.location)): override it without taking:."
            ]
            : ["\(record.name.text) is bound (\(record.location)): override it with taking: \(arguments)."]
    }

    /// The tags that a service is bound with, each with its place; `missing` is the one that it is not bound with.
    func tags(of service: Any.Type, besides missing: Any.Type? = nil) -> [String] {
        let records = entries(for: service).map(\.record)
        let names = DistinctNames(records.compactMap(\.tag) + (missing.map { [$0] } ?? []))
        return records.compactMap { record in record.tag.map { "\(names($0)) (\(record.location))" } }
    }

    /// What to say if modules accept inputs that are only called like the one that none accepts.
    func inputNamesakes(of input: Any.Type) -> [String] {
        let name = typeName(input)
        return modules.filter { $0.inputType != input && typeName($0.inputType) == name }
            .map { module in
                "two types are named \(name): this is \(qualifiedTypeName(input)), and \(self.name(of: module)) accepts "
                    + "\(qualifiedTypeName(module.inputType))\(module.location.map { " (\($0))" } ?? "")."
            }
    }

    /// The name of a module, qualified if another has the same name.
    func name(of module: ModuleRecord) -> String {
        let name = typeName(module.type)
        let isAlone = modules.allSatisfy { $0.type == module.type || typeName($0.type) != name }
        return isAlone ? name : qualifiedTypeName(module.type)
    }

    /// The first of the tags that a service is bound with.
    func firstTag(of service: Any.Type) -> String? {
        entries(for: service).lazy.compactMap { $0.record.roles.tag }.first.map { typeName($0.tag) }
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
        let owner = self.name(of: module)
        if record.isExported {
            return ["\(name) is exported by \(owner) (\(record.location)): add that module here with Child."]
        }
        if module.input.entry == record.recipe.service {
            let input = typeName(module.input.input)
            return [
                "\(name) is the entry of \(owner) (\(record.location)): ask for Builder<\(input)>, and build it there."
            ]
        }
        return [
            "\(name) is bound in module \(owner) (\(record.location)), neither exported to the parent module nor "
                + "shared with the modules built inside it: add .exports() or .shared() there."
        ]
    }

    private func nearHint(_ entry: Entry, _ other: BareName, _ service: Any.Type, _ bare: BareName) -> String? {
        let otherType = entry.record.recipe.service
        let (name, otherName) = (bare.name, other.name)
        let place = entry.record.location
        if otherName == name {
            return "two types are named \(name): this needs \(qualifiedTypeName(service)), bound is "
                + "\(qualifiedTypeName(otherType)) (\(place))."
        }
        if service is AnyClass, entry.record.recipe.isSubclass(of: service) {
            return "\(otherName) is bound (\(place)), a superclass of \(name); a subclass is never guessed."
        }
        if bare.parts != other.parts, !bare.parts.isDisjoint(with: other.parts) {
            return "bound as \(otherName) (\(place)): add .provides((\(name)).self) { $0 } there."
        }
        if bare.isFunction, other.isFunction, plainFunction(service) == plainFunction(otherType) {
            return "bound as \(qualifiedTypeName(otherType)) (\(place)), which is another type than "
                + "\(qualifiedTypeName(service))."
        }
        guard bare.isNear(other) else { return nil }
        if isProtocolType(service), !isProtocolType(otherType) {
            return "\(otherName) is bound (\(place)): if it conforms, add .provides((\(name)).self) { $0 } there."
        }
        return "did you mean \(otherName) (\(place))?"
    }

    private func plainFunction(_ type: Any.Type) -> String {
        let words: Set<Substring> = [
            "@Sendable", "@MainActor", "Swift.MainActor", "@Swift.MainActor", "throws", "async",
        ]
        return String(reflecting: type).split(separator: " ").filter { !words.contains($0) }.joined(separator: " ")
    }
}
