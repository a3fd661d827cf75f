public import Foundation

/// What a server is asked for.
public nonisolated struct HTTPRequest: Hashable, Sendable {
    /// The verb: `GET`, `DELETE`.
    public let method: String
    /// Where, below the address of the server.
    public let path: String

    /// A request.
    public init(_ method: String, _ path: String) {
        self.method = method
        self.path = path
    }
}

/// Talks to the server of the shop: stands for `URLSession`.
public final class HTTPClient {
    private let send: (HTTPRequest) async throws -> Data

    /// A client whose requests are answered by `send`.
    public init(sending send: @escaping (HTTPRequest) async throws -> Data) {
        self.send = send
    }

    /// Fetches what is at `path`.
    public func get(_ path: String) async throws -> Data {
        try await send(HTTPRequest("GET", path))
    }

    /// Removes what is at `path`.
    public func delete(_ path: String) async throws {
        _ = try await send(HTTPRequest("DELETE", path))
    }
}
