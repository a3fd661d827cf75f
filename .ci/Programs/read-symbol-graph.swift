// Reads the symbol graph of a module and prints about its public declarations, to compare or to complain:
//
// usage: read-symbol-graph interface FILE...      a line for each declaration and each conformance, sorted
//        read-symbol-graph undocumented FILE...   those without a doc comment; exits with 1 if there are any

import Foundation

struct SymbolGraph: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]
}

struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Kind: Decodable { var identifier: String }
    struct Fragment: Decodable { var spelling: String }
    struct Comment: Decodable {
        struct Line: Decodable { var text: String }
        var lines: [Line]
    }
    struct Place: Decodable {
        struct Position: Decodable { var line: Int }
        var uri: String
        var position: Position
    }
    struct Extension: Decodable { var constraints: [Constraint]? }

    var identifier: Identifier
    var kind: Kind
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var docComment: Comment?
    var location: Place?
    var swiftExtension: Extension?

    var path: String { pathComponents.joined(separator: ".") }

    /// Whether a type has it from a protocol's extension: then it is listed there.
    var isInherited: Bool { identifier.precise.contains("::SYNTHESIZED::") }

    /// Whether it stands for what is added to a type of another module, and not for a declaration.
    var isExtension: Bool { kind.identifier == "swift.extension" }

    var declaration: String {
        let words = (declarationFragments ?? []).map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
        return words.joined(separator: " ") + condition(swiftExtension?.constraints)
    }

    var isDocumented: Bool {
        docComment?.lines.contains { !$0.text.allSatisfy(\.isWhitespace) } ?? false
    }
}

struct Constraint: Decodable {
    var kind: String
    var lhs: String
    var rhs: String
}

struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
    var swiftConstraints: [Constraint]?
}

func condition(_ constraints: [Constraint]?) -> String {
    guard let constraints, !constraints.isEmpty else { return "" }
    let parts = constraints.map { "\($0.lhs) \($0.kind == "sameType" ? "==" : ":") \($0.rhs)" }
    return " [where " + parts.sorted().joined(separator: ", ") + "]"
}

func interface(of graph: SymbolGraph) -> [String] {
    let paths = Dictionary(graph.symbols.map { ($0.identifier.precise, $0.path) }) { first, _ in first }
    let required = Set(graph.relationships.filter { $0.kind == "requirementOf" }.map(\.source))
    var lines: Set<String> = []
    for symbol in graph.symbols where !symbol.isInherited {
        let isRequired = required.contains(symbol.identifier.precise)
        lines.insert("\(symbol.path) | \(symbol.declaration)\(isRequired ? " (required)" : "")")
    }
    // Conformances that the compiler adds to nearly everything say nothing.
    let implied: Set = ["Swift.SendableMetatype", "Swift.Copyable", "Swift.Escapable"]
    for relationship in graph.relationships {
        guard let verb = ["conformsTo": "conforms to", "inheritsFrom": "inherits from"][relationship.kind],
            let source = paths[relationship.source],
            let target = paths[relationship.target] ?? relationship.targetFallback,
            !implied.contains(target)
        else { continue }
        lines.insert("\(source) \(verb) \(target)\(condition(relationship.swiftConstraints))")
    }
    return lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// What is written in the sources and has no doc comment; members that the compiler makes have no place there, and
/// extensions of other modules' types are described where their members are.
func undocumented(in graph: SymbolGraph) -> [String] {
    graph.symbols.compactMap { symbol in
        guard let place = symbol.location, !symbol.isInherited, !symbol.isExtension,
            !symbol.isDocumented
        else { return nil }
        let file = URL(string: place.uri)?.path ?? place.uri
        return "\(file):\(place.position.line + 1): \(symbol.path) has no doc comment"
    }
}

let arguments = CommandLine.arguments.dropFirst()
var graph = SymbolGraph(symbols: [], relationships: [])
for file in arguments.dropFirst() {
    let part = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    graph.symbols += part.symbols
    graph.relationships += part.relationships
}
switch arguments.first {
case "interface":
    print(interface(of: graph).joined(separator: "\n"))
case "undocumented":
    let lines = undocumented(in: graph)
    for line in lines { print(line) }
    exit(lines.isEmpty ? 0 : 1)
default:
    print("usage: read-symbol-graph interface|undocumented FILE...")
    exit(64)
}
