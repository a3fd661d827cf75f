internal import OrdersPlatform

/// Goes where the list leads.
final class OrderListRouter {
    weak var screen: Screen?

    func openDetail(of order: Order) {
        screen?.navigation?.push(OrderDetailViewController(order: order))
    }
}
