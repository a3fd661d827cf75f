/// Parses a Swift type.
///
/// It knows the types that a stored property can have: names, collections, optionals, existentials, tuples, functions.
struct TypeParser {
    private var tokens: ArraySlice<TypeToken>

    /// Parses a type.
    ///
    /// - Throws: A ``TypeProblem`` if the text is not a type.
    static func parse(_ text: String) throws(TypeProblem) -> SwiftType {
        var parser = TypeParser(tokens: try TypeToken.split(text)[...])
        let type = try parser.type()
        if let rest = parser.tokens.first { throw TypeProblem("“\(rest.text)” is not expected here") }
        return type
    }

    private mutating func type() throws(TypeProblem) -> SwiftType {
        var attributes: [String] = []
        while case .attribute(let attribute) = tokens.first {
            guard attribute != "@escaping", attribute != "@autoclosure" else {
                throw TypeProblem("\(attribute) is for parameters, but this is a property")
            }
            attributes.append(attribute)
            tokens.removeFirst()
        }
        let first = try composition()
        let effects = take(words: ["async", "throws"])
        if take("->") {
            guard case .tuple(let elements) = first else {
                throw TypeProblem("the parameters of a function have to be in parentheses")
            }
            guard elements.allSatisfy({ $0.label == nil || $0.label == "_" }) else {
                throw TypeProblem("the parameters of a function type cannot have labels")
            }
            let result = try type()
            return .function(
                attributes: attributes,
                parameters: elements.map(\.type),
                effects: effects,
                result: result
            )
        }
        if let effect = effects.first { throw TypeProblem("\(effect) is for functions") }
        if let attribute = attributes.first { throw TypeProblem("\(attribute) is for functions") }
        return first
    }

    private mutating func composition() throws(TypeProblem) -> SwiftType {
        let isExistential = take(word: "any")
        var parts = [try postfix()]
        while take("&") { parts.append(try postfix()) }
        if isExistential {
            if case .optional(let wrapped) = parts[parts.count - 1] {
                throw TypeProblem("write (any \(wrapped))?")
            }
            return .existential(parts)
        }
        return parts.count == 1 ? parts[0] : .composition(parts)
    }

    private mutating func postfix() throws(TypeProblem) -> SwiftType {
        var type = try primary()
        while take("?") { type = .optional(type) }
        return type
    }

    private mutating func primary() throws(TypeProblem) -> SwiftType {
        guard let token = tokens.popFirst() else { throw TypeProblem("the text ends too early") }
        switch token {
        case .symbol("["):
            let element = try type()
            if take(":") {
                let value = try type()
                try expect("]")
                return .dictionary(key: element, value: value)
            }
            try expect("]")
            return .array(element)
        case .symbol("("):
            let elements = try tupleElements()
            // Parentheses around the only parameter of a function are kept. Around any other type they are not needed.
            let isFunction = [.symbol("->"), .word("async"), .word("throws")].contains(tokens.first)
            if elements.count == 1, elements[0].label != nil, !isFunction {
                throw TypeProblem("a tuple of one element cannot have a label")
            }
            guard elements.count == 1, !isFunction else { return .tuple(elements) }
            return elements[0].type
        case .word(let name):
            return try named(name)
        case .symbol(let text), .attribute(let text):
            throw TypeProblem("“\(text)” is not expected here")
        }
    }

    private mutating func tupleElements() throws(TypeProblem) -> [SwiftType.Element] {
        var elements: [SwiftType.Element] = []
        while !take(")") {
            if !elements.isEmpty { try expect(",") }
            var label: String?
            if case .word(let name) = tokens.first, tokens.dropFirst().first == .symbol(":") {
                if let objection = SwiftIdentifier.objection(toLabel: name) { throw TypeProblem(objection) }
                label = name
                tokens.removeFirst(2)
            }
            elements.append(SwiftType.Element(label: label, type: try type()))
        }
        return elements
    }

    private mutating func named(_ first: String) throws(TypeProblem) -> SwiftType {
        var parts = [try part(first, isInner: false)]
        while take(".") {
            guard case .word(let name) = tokens.popFirst() else { throw TypeProblem("a name is missing after the dot") }
            parts.append(try part(name, isInner: true))
        }
        return SwiftType.named(parts).shorthand
    }

    /// One part of a name; `isInner` after a dot.
    private mutating func part(_ name: String, isInner: Bool) throws(TypeProblem) -> SwiftType.Part {
        if ["some", "each", "inout", "repeat", "borrowing", "consuming", "sending"].contains(name) {
            throw TypeProblem("“\(name)” is not allowed in the type of a property")
        }
        let isKeyword = isInner ? ["Type", "Protocol"].contains(name) : name == "Any"
        if !isKeyword, let objection = SwiftIdentifier.objection(to: name) {
            throw TypeProblem(objection)
        }
        var arguments: [SwiftType] = []
        if take("<") {
            repeat { arguments.append(try type()) } while take(",")
            try expect(">")
        }
        return SwiftType.Part(name: name, arguments: arguments)
    }

    private mutating func take(_ symbol: String) -> Bool {
        guard tokens.first == .symbol(symbol) else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func take(word: String) -> Bool {
        guard tokens.first == .word(word) else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func take(words: [String]) -> [String] {
        words.filter { take(word: $0) }
    }

    private mutating func expect(_ symbol: String) throws(TypeProblem) {
        guard !take(symbol) else { return }
        throw TypeProblem("“\(symbol)” is missing")
    }
}

extension SwiftType {
    /// `[Int]` for `Array<Int>`, `Int?` for `Optional<Int>`, as in the format of formatters.
    fileprivate var shorthand: SwiftType {
        guard case .named(let parts) = self, parts.count == 1 else { return self }
        let arguments = parts[0].arguments
        return switch (parts[0].name, arguments.count) {
        case ("Array", 1): .array(arguments[0])
        case ("Optional", 1): .optional(arguments[0])
        case ("Dictionary", 2): .dictionary(key: arguments[0], value: arguments[1])
        default: self
        }
    }
}
