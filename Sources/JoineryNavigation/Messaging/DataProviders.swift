/// A request for data that some component can answer.
///
/// ```swift
/// struct UnreadCount: DataRequest {
///     typealias Answer = Int
///     var account: Account.ID
/// }
/// ```
public protocol DataRequest {
    /// The type of the answer.
    associatedtype Answer
}

/// Answers requests for data between components that do not know each other.
///
/// ```swift
/// try providers.provide(UnreadCount.self, by: self) { inbox, request in inbox.unread(in: request.account) }
/// let count = try providers.request(UnreadCount(account: 1)) ?? 0
/// ```
///
/// Each type of request has at most one provider. ``NavigationAssembly`` binds one registry for the application.
@MainActor
public final class DataProviders {
    private let providers = HandlerRegistry<Any, any Error>()

    /// Creates a registry without providers.
    public init() {}

    /// Registers the provider that answers the requests of a type.
    ///
    /// - Parameters:
    ///   - request: The type of the requests.
    ///   - owner: The provider. It is held weakly, and answers until it is released.
    ///   - answer: Called with the owner and the request.
    /// - Throws: ``DataProviderError`` if another provider answers these requests.
    public func provide<Request: DataRequest, Owner: AnyObject>(
        _ request: Request.Type,
        by owner: Owner,
        _ answer: @escaping @MainActor (Owner, Request) throws -> Request.Answer
    ) throws {
        if let other = providers.handlers(of: request).first?.owner, other !== owner {
            throw DataProviderError(request: "\(request)", provider: "\(type(of: other))")
        }
        providers.remove(request, owner)
        providers.add(request, owner) { owner, request in try answer(owner, request) }
    }

    /// Requests data.
    ///
    /// - Parameter request: The request.
    /// - Returns: The answer; `nil` if there is no provider.
    /// - Throws: The error that the provider throws.
    public func request<Request: DataRequest>(_ request: Request) throws -> Request.Answer? {
        try providers.handlers(of: Request.self).first?.handle(request) as? Request.Answer
    }
}

/// Two components want to answer the same type of request.
public struct DataProviderError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The type of the requests.
    public let request: String
    /// The type of the present provider.
    public let provider: String

    /// What is wrong, and what to do.
    public var description: String { "\(request) is answered by \(provider) already. A request has one provider." }
}
