import Foundation
import OrdersPlatform

/// A server with a few orders, which can be slow or down.
final class FakeServer {
    struct Unreachable: Error {}

    struct StoredOrder: Encodable {
        var id: Int
        var customer: String
        var cents: Int
        var isPaid: Bool
    }

    var orders = [
        StoredOrder(id: 1, customer: "Ada", cents: 1250, isPaid: true),
        StoredOrder(id: 2, customer: "Alan", cents: 2000, isPaid: false),
        StoredOrder(id: 3, customer: "Grace", cents: 905, isPaid: false),
    ]
    var isDown = false
    /// Keeps answers until they are released.
    var holdsAnswers = false
    private(set) var requests: [HTTPRequest] = []
    private var held: [CheckedContinuation<Void, Never>] = []

    var client: HTTPClient {
        HTTPClient { try await self.answer($0) }
    }

    /// The deletions that were asked for.
    var deletions: [String] {
        requests.filter { $0.method == "DELETE" }.map(\.path)
    }

    /// How many answers are kept.
    var keptAnswers: Int { held.count }

    /// Lets the oldest of the answers go that are kept.
    func releaseAnswer() {
        held.removeFirst().resume()
    }

    /// An answer is what was true when the request came, however late it arrives.
    private func answer(_ request: HTTPRequest) async throws -> Data {
        requests.append(request)
        let isDown = isDown
        if !isDown && request.method == "DELETE" {
            orders.removeAll { "/orders/\($0.id)" == request.path }
        }
        let body = try JSONEncoder().encode(orders)
        if holdsAnswers {
            await withCheckedContinuation { held.append($0) }
        }
        if isDown { throw Unreachable() }
        return body
    }
}
