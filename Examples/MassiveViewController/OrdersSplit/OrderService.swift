internal import Foundation
internal import OrdersPlatform

/// The orders on the server.
final class OrderService {
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
