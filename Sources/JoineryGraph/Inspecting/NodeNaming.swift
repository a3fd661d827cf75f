import Joinery

/// Gives the nodes of a graph readable names, which depend on nothing but the declarations.
struct NodeNaming {
    private let drafts: [NodeDraft]
    private let graph: LinkedGraph
    private(set) var ids: [String]

    init(_ drafts: [NodeDraft], _ graph: LinkedGraph) {
        self.drafts = drafts
        self.graph = graph
        ids = Array(repeating: "", count: drafts.count)
        // Modules first, the outer before the inner ones: their names are part of the others.
        let modules = drafts.indices.filter { drafts[$0].identity.role == .module }
        var prefixes: [Int: String] = [0: ""]
        for group in Dictionary(grouping: modules, by: { depth(of: drafts[$0].context) })
            .sorted(by: { $0.key < $1.key })
        {
            name(group.value) { prefixes[graph.contexts[drafts[$0].context].enclosing ?? 0] ?? "" }
            for module in group.value { prefixes[drafts[module].context] = "\(ids[module])/" }
        }
        name(drafts.indices.filter { drafts[$0].identity.role != .module }) { prefixes[drafts[$0].context] ?? "" }
    }

    private func depth(of context: Int) -> Int {
        var depth = 0
        var next = graph.contexts[context].enclosing
        while let current = next, current != 0 {
            depth += 1
            next = graph.contexts[current].enclosing
        }
        return depth
    }

    /// Names some nodes: by their keys, where these are equal by the full names of the types, and at last by a number.
    private mutating func name(_ members: [Int], prefix: (Int) -> String) {
        var counts: [String: Int] = [:]
        var short: [Int: String] = [:]
        for member in members {
            short[member] = prefix(member) + numbered(member, prefix(member), drafts[member].name, &counts)
        }
        let groups = Dictionary(grouping: members, by: { short[$0] ?? "" })
        var taken = Set(groups.filter { $0.value.count == 1 }.keys)
        counts = [:]
        for member in members {
            let name = short[member] ?? ""
            if groups[name]?.count == 1 {
                ids[member] = name
                continue
            }
            let full = prefix(member) + numbered(member, prefix(member), drafts[member].fullName, &counts)
            var unique = full
            var number = 2
            while !taken.insert(unique).inserted {
                unique = "\(full) \(number)"
                number += 1
            }
            ids[member] = unique
        }
    }

    /// A key with what tells the parts of a collection and the decorators of a service apart.
    private func numbered(_ member: Int, _ prefix: String, _ key: String, _ counts: inout [String: Int]) -> String {
        func next(_ name: String) -> String {
            counts[prefix + name, default: 0] += 1
            return "\(name) \(counts[prefix + name, default: 0])"
        }
        switch drafts[member].subject {
        case .binding(let record):
            guard let place = record.contribution else { return key }
            return place.key.map { "\(key) contribution \($0)" } ?? next("\(key) contribution")
        case .decorator: return next("\(key) decorator")
        case .adapter: return "\(key) adapter"
        case .input, .module, .resolver: return key
        }
    }
}

extension NodeDraft {
    /// The types that it is called by.
    private var types: NodeName? {
        switch subject {
        case .binding(let record), .decorator(let record): record.name
        case .input(let module): NodeName(type: module.inputType)
        case .module(let module): NodeName(type: module.type)
        case .adapter(let record): NodeName(type: record.needed)
        case .resolver: nil
        }
    }

    /// Its key as it is written in the source.
    var name: String { types?.text ?? "Resolver" }

    /// The same with the modules that the types are declared in.
    fileprivate var fullName: String {
        guard let types else { return name }
        let arguments =
            types.arguments.isEmpty ? "" : "(\(types.arguments.map(stableTypeName).joined(separator: ", ")))"
        return stableTypeName(types.type) + arguments + (types.tag.map { " tagged \(stableTypeName($0))" } ?? "")
    }
}

/// The name of a type with the module it is declared in, without what differs from run to run.
///
/// A type inside of a function, or a private one, has the address of its surroundings in its full name.
private func stableTypeName(_ type: Any.Type) -> String {
    var name = ""
    var rest = Substring(qualifiedTypeName(type))
    let mark = "(unknown context at "
    while let start = rest.firstIndex(of: "("), let end = rest[start...].firstIndex(of: ")") {
        guard rest[start...].hasPrefix(mark) else {
            name += rest[...start]
            rest = rest[rest.index(after: start)...]
            continue
        }
        name += rest[..<start]
        rest = rest[rest.index(after: end)...].drop { $0 == "." }
    }
    name += rest
    return isProtocolType(type) && !name.hasPrefix("any ") ? "any \(name)" : name
}
