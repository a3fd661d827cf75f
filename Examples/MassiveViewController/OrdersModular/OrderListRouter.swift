internal import Joinery
internal import OrdersPlatform

/// The ways out of the list.
package protocol OrderListRouting: AnyObject {
    func openDetail(of order: Order) throws
}

/// Goes where the list leads.
final class OrderListRouter: OrderListRouting {
    weak var screen: Screen?
    private let detail: Builder<OrderDetailInput>

    init(detail: Builder<OrderDetailInput>) {
        self.detail = detail
    }

    func openDetail(of order: Order) throws {
        screen?.navigation?.push(try detail.build(OrderDetailInput(order: order)))
    }
}
