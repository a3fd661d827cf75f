import Joinery
import OrdersModular
import OrdersPlatform

extension Order {
    static let kurt = Order(id: 7, customer: "Kurt", cents: 100, isPaid: true)
}

@MainActor
final class MockOrderService: OrderService {
    private(set) var deletedIDs: [Order.ID] = []
    func orders() async throws -> [Order] { [.kurt] }
    func delete(_ id: Order.ID) async throws { deletedIDs.append(id) }
}

final class MockOrderListInteractor: OrderListInteracting {
    private(set) var calls: [String] = []
    var filter = OrderFilter()
    var existingOrders: [Order]?
    var undoable: Order?
    var visibleOrders: [Order] {
        (existingOrders ?? []).filter { $0.customer.lowercased().hasPrefix(filter.text) }
    }

    func load() { calls.append("load") }
    func cancelLoading() { calls.append("cancelLoading") }
    func delete(_ order: Order) { calls.append("delete \(order.id)") }
    func undoDeletion() { calls.append("undoDeletion") }
    func commitDeletion() { calls.append("commitDeletion") }
}

final class MockOrderListRouter: OrderListRouting {
    private(set) var opened: [Order] = []
    func openDetail(of order: Order) { opened.append(order) }
}

final class MockOrderListView: OrderListView {
    private(set) var page: OrderListPage?
    func show(_ page: OrderListPage) { self.page = page }
}

/// Another page for an order, in the place of the detail.
final class Receipt: Screen {
    private let order: Order

    init(input: OrderDetailInput) {
        order = input.order
    }

    override func viewDidLoad() { title = "Receipt of \(order.customer)" }
}

struct ReceiptModule: Module {
    typealias Input = OrderDetailInput
    var bindings: Bindings { PerModule(Receipt.init, as: Screen.self) }
}

/// A detail that lacks something at run time.
struct BrokenDetailModule: Module {
    struct NoPaper: Error {}
    typealias Input = OrderDetailInput
    var bindings: Bindings {
        PerModule(Screen.self) { (input: OrderDetailInput) throws -> Screen in throw NoPaper() }
    }
}
