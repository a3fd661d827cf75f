/// Expressions that tests can use as values of inputs.
enum SampleValue {
    /// A value of `type` for the property `name`; `nil` if the generator does not know the type.
    static func expression(of type: SwiftType, for name: String) -> String? {
        switch type {
        case .optional: return "nil"
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .existential, .composition: return nil
        case .tuple(let elements): return tuple(elements, for: name)
        case .function(_, let parameters, _, let result): return closure(parameters, result, for: name)
        case .named(let parts):
            if let simple = type.simpleName { return named[simple] ?? texts[simple].map { $0(name) } }
            return parts.count == 1 && parts[0].name == "Set" ? "[]" : nil
        }
    }

    /// Types of Foundation.
    ///
    /// Code that uses one has to import Foundation.
    static let foundationTypes: Set = [
        "Data", "Date", "DateComponents", "DateInterval", "Decimal", "IndexPath", "Locale", "TimeInterval", "TimeZone",
        "URL", "UUID",
    ]

    private static let named: [String: String] = {
        var values = [
            "Bool": "true", "Double": "1.5", "Float": "1.5", "TimeInterval": "1.5", "Void": "()",
            "Data": "Data([1, 2])", "Date": "Date(timeIntervalSince1970: 0)", "Decimal": "Decimal(1)",
            "DateComponents": "DateComponents(year: 2000)", "DateInterval": "DateInterval()",
            "IndexPath": "IndexPath(indexes: [0, 1])", "Locale": "Locale(identifier: \"en\")",
            "TimeZone": "TimeZone.gmt", "URL": "URL(filePath: \"/\")", "UUID": "UUID()",
            "Duration": "Duration.seconds(1)",
        ]
        for size in ["", "8", "16", "32", "64", "128"] {
            values["Int" + size] = "1"
            values["UInt" + size] = "1"
        }
        return values
    }()

    private static let texts: [String: @Sendable (String) -> String] = [
        "String": { "\"some \($0)\"" },
        "Substring": { "\"some \($0)\"" },
        "Character": { _ in "\"c\"" },
    ]

    private static func tuple(_ elements: [SwiftType.Element], for name: String) -> String? {
        var values: [String] = []
        for element in elements {
            guard let value = expression(of: element.type, for: name) else { return nil }
            values.append(element.label.map { "\($0): \(value)" } ?? value)
        }
        return "(" + values.joined(separator: ", ") + ")"
    }

    private static func closure(_ parameters: [SwiftType], _ result: SwiftType, for name: String) -> String? {
        let head = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in"
        if result == .tuple([]) || result.simpleName == "Void" { return head.isEmpty ? "{}" : "{ \(head) }" }
        guard let value = expression(of: result, for: name) else { return nil }
        return head.isEmpty ? "{ \(value) }" : "{ \(head) \(value) }"
    }
}
