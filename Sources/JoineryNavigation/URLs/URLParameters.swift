/// What a URL says besides which route it is for: the named segments and the query items, read as types.
///
/// ```swift
/// URLRoute("app://users/:id") { parameters in
///     UserDetailInput(userID: try parameters.int("id"), tab: try parameters.string("tab", default: "posts"))
/// }
/// ```
///
/// A named segment is preferred to a query item of the same name. The percent-encoding is undone.
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

    /// Whether there is such a segment or query item.
    ///
    /// - Parameter name: Its name.
    /// - Returns: Whether there is one.
    public func contains(_ name: String) -> Bool {
        text(name) != nil
    }

    /// All query items of a name, in their order.
    ///
    /// - Parameter name: The name.
    /// - Returns: Their values.
    public func strings(_ name: String) -> [String] {
        items.filter { $0.name == name }.map(\.value)
    }

    /// A parameter as text.
    ///
    /// - Parameters:
    ///   - name: The segment or query item.
    ///   - fallback: What it is if the URL does not say; without one, that is an error.
    /// - Returns: The text.
    /// - Throws: ``URLRouteError/missing(parameter:url:)``.
    public func string(_ name: String, default fallback: String? = nil) throws -> String {
        try value(name, default: fallback)
    }

    /// A parameter as a whole number.
    ///
    /// - Parameters:
    ///   - name: The segment or query item.
    ///   - fallback: What it is if the URL does not say; without one, that is an error.
    /// - Returns: The number.
    /// - Throws: ``URLRouteError`` if it is missing, or no whole number.
    public func int(_ name: String, default fallback: Int? = nil) throws -> Int {
        try value(name, default: fallback)
    }

    /// A parameter as a number.
    ///
    /// - Parameters:
    ///   - name: The segment or query item.
    ///   - fallback: What it is if the URL does not say; without one, that is an error.
    /// - Returns: The number.
    /// - Throws: ``URLRouteError`` if it is missing, or no number.
    public func double(_ name: String, default fallback: Double? = nil) throws -> Double {
        try value(name, default: fallback)
    }

    /// A parameter as `true` or `false`.
    ///
    /// - Parameters:
    ///   - name: The segment or query item.
    ///   - fallback: What it is if the URL does not say; without one, that is an error.
    /// - Returns: The truth value.
    /// - Throws: ``URLRouteError`` if it is missing, or another word.
    public func bool(_ name: String, default fallback: Bool? = nil) throws -> Bool {
        try value(name, default: fallback)
    }

    /// A parameter as any type that can be made from a text.
    ///
    /// - Parameters:
    ///   - name: The segment or query item.
    ///   - type: The type.
    ///   - fallback: What it is if the URL does not say; without one, that is an error.
    /// - Returns: The value.
    /// - Throws: ``URLRouteError`` if it is missing, or the type refuses it.
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
    ///   - name: The segment or query item.
    ///   - type: The enumeration, with texts as raw values.
    ///   - fallback: What it is if the URL does not say; without one, that is an error.
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
