/// A question that some component can answer.
///
/// ```swift
/// struct UnreadCount: DataRequest {
///     typealias Answer = Int
///     var account: Account.ID
/// }
/// ```
public protocol DataRequest {
    /// What the answer is.
    associatedtype Answer
}

/// Who answers which question, for components that do not know each other.
///
/// ```swift
/// try providers.provide(UnreadCount.self, by: self) { inbox, request in inbox.unread(in: request.account) }
/// let count = try providers.pull(UnreadCount(account: 1)) ?? 0
/// ```
///
/// ``NavigationAssembly`` binds one for the application.
@MainActor
public final class DataProviders {
    private var providers: [ObjectIdentifier: Provider] = [:]

    private struct Provider {
        weak var owner: AnyObject?
        let answer: @MainActor (Any) throws -> Any?
    }

    /// Makes one that knows nobody.
    public init() {}

    /// Answers the requests of a type.
    ///
    /// - Parameters:
    ///   - request: The type of the requests.
    ///   - owner: Who answers; held weakly, and answers as long as it is there.
    ///   - answer: Gets the owner and the request.
    /// - Throws: ``DataProviderError`` if another answers them already.
    public func provide<Request: DataRequest, Owner: AnyObject>(
        _ request: Request.Type,
        by owner: Owner,
        _ answer: @escaping @MainActor (Owner, Request) throws -> Request.Answer
    ) throws {
        let key = ObjectIdentifier(request)
        if let other = providers[key]?.owner, other !== owner {
            throw DataProviderError(request: "\(request)", provider: "\(type(of: other))")
        }
        providers[key] = Provider(owner: owner) { [weak owner] request in
            guard let owner, let request = request as? Request else { return nil }
            return try answer(owner, request)
        }
    }

    /// Asks for data.
    ///
    /// - Parameter request: The question.
    /// - Returns: The answer; `nil` if nobody is there who gives it.
    /// - Throws: What the provider throws.
    public func pull<Request: DataRequest>(_ request: Request) throws -> Request.Answer? {
        guard let provider = providers[ObjectIdentifier(Request.self)], provider.owner != nil else { return nil }
        return try provider.answer(request) as? Request.Answer
    }
}

/// Two components want to answer the same requests.
public struct DataProviderError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The type of the requests.
    public let request: String
    /// The type of the one that answers them already.
    public let provider: String

    /// What is wrong.
    public var description: String { "\(request) is answered by \(provider) already." }
}
