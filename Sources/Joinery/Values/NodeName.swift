/// The name of a node, spelled out only when someone reads it.
package struct NodeName: Sendable {
    package var type: Any.Type
    package var arguments: [Any.Type] = []
    package var tag: Any.Type?

    package init(type: Any.Type, arguments: [Any.Type] = [], tag: Any.Type? = nil) {
        self.type = type
        self.arguments = arguments
        self.tag = tag
    }

    /// The service as it is written in the source: `any Greeting(String)`, `any Cache tagged Disk`.
    package var text: String {
        var text = typeName(type)
        if !arguments.isEmpty { text += "(\(arguments.map(typeName).joined(separator: ", ")))" }
        if let tag { text += " tagged \(typeName(tag))" }
        return text
    }
}

/// The name of a type as it is written in the source.
package func typeName(_ type: Any.Type) -> String {
    if !(type is AnyClass), mayBeRequest(type), let named = type as? any NamedType.Type { return named.name }
    let name = String(describing: type)
    guard isProtocolType(type) else { return name }
    if name.hasPrefix("any ") { return protocolName(withArguments: name) }
    return name == "Any" || name == "AnyObject" ? name : "any \(name)"
}

/// `any P<Int>` for what the runtime calls `any P<Self.P.Element == Int>`.
private func protocolName(withArguments name: String) -> String {
    // Which of several protocols has the argument is worth saying.
    let isComposition = name.contains("&")
    var result = ""
    var rest = Substring(name)
    while let next = rest.first {
        guard rest.hasPrefix("Self.") else {
            result.append(next)
            rest = rest.dropFirst()
            continue
        }
        let argument = rest.dropFirst("Self.".count).prefix { $0 != " " }
        if isComposition { result += argument + " == " }
        rest = rest.dropFirst("Self.".count + argument.count + " == ".count)
    }
    return result
}

/// The type of a name as an expression: `Int.self`, `(any Api).self`.
func metatype(named name: String) -> String {
    name.hasPrefix("any ") || name.contains("->") || name.contains("&") ? "(\(name)).self" : "\(name).self"
}

/// Whether a type of this name is a tuple: its name stands in one pair of parentheses.
func isTuple(named name: String) -> Bool {
    guard name.first == "(", name.last == ")" else { return false }
    var depth = 0
    return name.dropLast()
        .allSatisfy { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth > 0
        }
}

/// The name of a type with the module it is declared in, to tell types of one name apart.
package func qualifiedTypeName(_ type: Any.Type) -> String { String(reflecting: type) }

/// A type that texts call by another name than the compiler's.
protocol NamedType {
    /// The type as it is written in the source.
    static var name: String { get }
}

/// Whether the name of a type is that of a request: no request is missed, though another library may have a type that is
/// called like one.
func mayBeRequest(_ type: Any.Type) -> Bool {
    let name = _typeName(type, qualified: false).utf8
    return name.starts(with: "Optional<".utf8) || name.starts(with: "Array<".utf8)
        || name.starts(with: "Dictionary<".utf8) || name.starts(with: "Lazy<".utf8)
        || name.starts(with: "Provider<".utf8) || name.starts(with: "Factory<".utf8)
        || name.starts(with: "Builder<".utf8) || name.starts(with: "Tagged<".utf8)
        || name.elementsEqual("Resolver".utf8)
}
