internal import Entities
internal import Foundation
internal import Services

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// Reads the users from a web server.
struct HTTPUserService: ReadOnlySource {
    let edits = SessionEdits()
    private let url: URL
    private let session: URLSession

    /// A service that gets the JSON text at `url`.
    init(url: URL) {
        self.url = url
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 15
        session = URLSession(configuration: configuration)
    }

    func read() async throws(UserServiceError) -> [UserProfile] {
        let address = url.absoluteString
        let data: Data
        let response: URLResponse
        do {
            (data, response) = try await session.data(from: url)
        } catch {
            throw .unreachable(url: address, reason: Self.reason(error))
        }
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            throw .badStatus(status, url: address)
        }
        return try UserDocument.profiles(in: data, source: "The answer of \(address)")
    }

    private static func reason(_ error: any Error) -> String {
        guard let code = (error as? URLError)?.code else { return String(describing: error) }
        switch code {
        case .cannotConnectToHost: return "the connection was refused"
        case .cannotFindHost, .dnsLookupFailed: return "there is no such host"
        case .timedOut: return "it did not answer in time"
        case .networkConnectionLost: return "the connection was lost"
        case .notConnectedToInternet: return "there is no network"
        case .cancelled: return "the request was cancelled"
        default: return "network error \(code.rawValue)"
        }
    }
}
