/// How long an object lives and who shares it.
public enum Scope: String, Sendable, Hashable, Codable, CustomStringConvertible {
    /// One for each container, made on first use.
    case singleton
    /// One for each built module.
    case perModule
    /// One for each container while someone holds it.
    case weak
    /// A new one for each request.
    case transient

    /// The name of the declaration that gives this scope.
    public var description: String {
        switch self {
        case .singleton: "Singleton"
        case .perModule: "PerModule"
        case .weak: "Weak"
        case .transient: "Transient"
        }
    }
}
