import Joinery
import OrdersMassive
import OrdersModular
import OrdersPlatform
import OrdersSorted
import OrdersSplit
import Testing

/// The ways in which the list is written, each a target.
nonisolated enum Step: String, CaseIterable, Sendable {
    case massive = "OrdersMassive"
    case sorted = "OrdersSorted"
    case split = "OrdersSplit"
    case modular = "OrdersModular"

    /// Makes the list as the app of this step does: the only thing in which the steps differ from outside.
    @MainActor
    func makeOrderList(client: HTTPClient) throws -> any OrderListScreen {
        switch self {
        case .massive:
            return OrdersMassive.OrderListViewController(client: client)
        case .sorted:
            return OrdersSorted.OrderListViewController(client: client)
        case .split:
            return OrdersSplit.makeOrderList(client: client)
        case .modular:
            let container = try Container { OrdersAssembly(client: client) }
            return try #require(try container.build(OrderListInput()) as? any OrderListScreen)
        }
    }
}
