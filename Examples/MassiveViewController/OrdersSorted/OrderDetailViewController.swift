internal import Foundation
package import OrdersPlatform

/// The page of an order.
package final class OrderDetailViewController: Screen {
    package private(set) var lines: [String] = []
    private let order: OrderListViewController.Order

    package init(order: OrderListViewController.Order) {
        self.order = order
    }

    package override func viewDidLoad() {
        title = "Order \(order.id)"
        let price = String(format: "%d.%02d €", order.cents / 100, order.cents % 100)
        lines = [order.customer, price, order.isPaid ? "paid" : "unpaid"]
    }
}
