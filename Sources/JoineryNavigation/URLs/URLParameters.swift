/// The parameters of a URL: its named segments and its query items, converted to types.
///
/// ```swift
/// URLRoute("app://users/:id") { parameters in
///     UserDetailInput(userID: try parameters.int("id"), tab: try parameters.string("tab", default: "posts"))
/// }
/// ```
///
/// A named segment is preferred to a query item of the same name. The values are percent-decoded.
public struct URLParameters: Sendable {
    /// The URL as it was given.
    public let url: String
    private let segments: [String: String]
    private let items: [(name: String, value: String)]

    init(url: String, segments: [String: String], items: [(name: String, value: String)]) {
        self.url = url
        self.segments = segments
        self.items = items
    }

    /// Whether the URL has a parameter.
    ///
    /// - Parameter name: The name of the segment or query item.
    /// - Returns: Whether there is one.
    public func contains(_ name: String) -> Bool {
        text(name) != nil
    }

    /// The values of all query items with a name, in their order.
    ///
    /// - Parameter name: The name.
    /// - Returns: The values.
    public func strings(_ name: String) -> [String] {
        items.filter { $0.name == name }.map(\.value)
    }

    /// A parameter as text.
    ///
    /// - Parameters:
    ///   - name: The name of the segment or query item.
    ///   - fallback: The value if the URL lacks the parameter. Without one, a missing parameter is an error.
    /// - Returns: The text.
    /// - Throws: ``URLRouteError/missing(parameter:url:)`` if it is missing.
    public func string(_ name: String, default fallback: String? = nil) throws -> String {
        try value(name, default: fallback)
    }

    /// A parameter as a whole number.
    ///
    /// - Parameters:
    ///   - name: The name of the segment or query item.
    ///   - fallback: The value if the URL lacks the parameter. Without one, a missing parameter is an error.
    /// - Returns: The number.
    /// - Throws: ``URLRouteError`` if it is missing, or not a whole number.
    public func int(_ name: String, default fallback: Int? = nil) throws -> Int {
        try value(name, default: fallback)
    }

    /// A parameter as a number.
    ///
    /// - Parameters:
    ///   - name: The name of the segment or query item.
    ///   - fallback: The value if the URL lacks the parameter. Without one, a missing parameter is an error.
    /// - Returns: The number.
    /// - Throws: ``URLRouteError`` if it is missing, or not a number.
    public func double(_ name: String, default fallback: Double? = nil) throws -> Double {
        try value(name, default: fallback)
    }

    /// A parameter as `true` or `false`.
    ///
    /// - Parameters:
    ///   - name: The name of the segment or query item.
    ///   - fallback: The value if the URL lacks the parameter. Without one, a missing parameter is an error.
    /// - Returns: The truth value.
    /// - Throws: ``URLRouteError`` if it is missing, or neither `true` nor `false`.
    public func bool(_ name: String, default fallback: Bool? = nil) throws -> Bool {
        try value(name, default: fallback)
    }

    /// A parameter as any type that can be created from a text.
    ///
    /// - Parameters:
    ///   - name: The name of the segment or query item.
    ///   - type: The type.
    ///   - fallback: The value if the URL lacks the parameter. Without one, a missing parameter is an error.
    /// - Returns: The value.
    /// - Throws: ``URLRouteError`` if it is missing, or the type cannot be created from it.
    public func value<Value: LosslessStringConvertible>(
        _ name: String,
        as type: Value.Type = Value.self,
        default fallback: Value? = nil
    ) throws -> Value {
        try value(name, fallback) { Value($0) }
    }

    /// A parameter as a case of an enumeration.
    ///
    /// - Parameters:
    ///   - name: The name of the segment or query item.
    ///   - type: The enumeration, with texts as raw values.
    ///   - fallback: The value if the URL lacks the parameter. Without one, a missing parameter is an error.
    /// - Returns: The case.
    /// - Throws: ``URLRouteError`` if it is missing, or no case has that raw value.
    public func value<Value: RawRepresentable<String>>(
        _ name: String,
        as type: Value.Type = Value.self,
        default fallback: Value? = nil
    ) throws -> Value {
        try value(name, fallback) { Value(rawValue: $0) }
    }

    private func value<Value>(_ name: String, _ fallback: Value?, _ make: (String) -> Value?) throws -> Value {
        guard let text = text(name) else {
            if let fallback { return fallback }
            throw URLRouteError.missing(parameter: name, url: url)
        }
        guard let value = make(text) else {
            throw URLRouteError.bad(parameter: name, value: text, expected: "\(Value.self)", url: url)
        }
        return value
    }

    private func text(_ name: String) -> String? {
        segments[name] ?? items.first { $0.name == name }?.value
    }
}
