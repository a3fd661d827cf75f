internal import Foundation
internal import OrdersPlatform

/// Where the orders are kept.
package protocol OrderService: AnyObject, Sendable {
    func orders() async throws -> [Order]
    func delete(_ id: Order.ID) async throws
}

/// The orders on the server.
final class RemoteOrderService: OrderService {
    private let client: HTTPClient

    init(client: HTTPClient) {
        self.client = client
    }

    func orders() async throws -> [Order] {
        try JSONDecoder().decode([Order].self, from: await client.get("/orders"))
    }

    func delete(_ id: Order.ID) async throws {
        try await client.delete("/orders/\(id)")
    }
}
