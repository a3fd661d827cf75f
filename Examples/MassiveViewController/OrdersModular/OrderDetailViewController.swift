package import OrdersPlatform

/// The page of an order.
package final class OrderDetailViewController: Screen {
    package private(set) var lines: [String] = []
    private let order: Order

    init(input: OrderDetailInput) {
        order = input.order
    }

    package override func viewDidLoad() {
        title = "Order \(order.id)"
        lines = [order.customer, euros(order.cents), order.isPaid ? "paid" : "unpaid"]
    }
}
