/// A parsed Swift type.
indirect enum SwiftType: Hashable {
    /// `User.ID`, `Box<Int>`: the parts between the dots.
    case named([Part])
    /// `[Element]`.
    case array(SwiftType)
    /// `[Key: Value]`.
    case dictionary(key: SwiftType, value: SwiftType)
    /// `Wrapped?`.
    case optional(SwiftType)
    /// `any P & Q`.
    case existential([SwiftType])
    /// `P & Q`.
    case composition([SwiftType])
    /// `(Int, name: String)`, and `()`.
    case tuple([Element])
    /// `@MainActor (Int) async throws -> Void`.
    case function(attributes: [String], parameters: [SwiftType], effects: [String], result: SwiftType)

    /// One part of a name, with its generic arguments.
    struct Part: Hashable {
        var name: String
        var arguments: [SwiftType] = []
    }

    /// One element of a tuple.
    struct Element: Hashable {
        var label: String?
        var type: SwiftType
    }

    /// The name of a type without dots or angle brackets, if it is one.
    var simpleName: String? {
        guard case .named(let parts) = self, parts.count == 1, parts[0].arguments.isEmpty else { return nil }
        return parts[0].name
    }

    /// Whether the compiler warns if a value is interpolated into a string directly.
    var needsDescribing: Bool {
        switch self {
        case .optional, .function: true
        default: false
        }
    }

    /// The names in the type, of which only the part before the first dot counts.
    var names: Set<String> {
        switch self {
        case .named(let parts): Set(parts.first.map { [$0.name] } ?? []).union(parts.flatMap(\.arguments).allNames)
        case .array(let element), .optional(let element): element.names
        case .dictionary(let key, let value): key.names.union(value.names)
        case .existential(let parts), .composition(let parts): parts.allNames
        case .tuple(let elements): elements.map(\.type).allNames
        case .function(_, let parameters, _, let result): parameters.allNames.union(result.names)
        }
    }
}

extension [SwiftType] {
    fileprivate var allNames: Set<String> { reduce(into: []) { $0.formUnion($1.names) } }
}

extension SwiftType: CustomStringConvertible {
    /// The type in the format of a Swift formatter.
    var description: String {
        switch self {
        case .named(let parts):
            parts.map { part in
                part.arguments.isEmpty ? part.name : "\(part.name)<\(part.arguments.list)>"
            }
            .joined(separator: ".")
        case .array(let element): "[\(element)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .optional(let wrapped): wrapped.needsParentheses ? "(\(wrapped))?" : "\(wrapped)?"
        case .existential(let parts): "any " + parts.map(\.description).joined(separator: " & ")
        case .composition(let parts): parts.map(\.description).joined(separator: " & ")
        case .tuple(let elements):
            "("
                + elements.map { element in
                    element.label.map { "\($0): \(element.type)" } ?? element.type.description
                }
                .joined(separator: ", ") + ")"
        case .function(let attributes, let parameters, let effects, let result):
            (attributes + ["(\(parameters.list))"] + effects + ["->", result.description]).joined(separator: " ")
        }
    }

    private var needsParentheses: Bool {
        switch self {
        case .existential, .composition, .function: true
        case .named, .array, .dictionary, .optional, .tuple: false
        }
    }
}

extension [SwiftType] {
    fileprivate var list: String { map(\.description).joined(separator: ", ") }
}
