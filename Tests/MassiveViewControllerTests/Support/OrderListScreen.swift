import OrdersMassive
import OrdersModular
import OrdersPlatform
import OrdersSorted
import OrdersSplit

/// What the user sees on the list of orders and does with it, however it is written inside.
protocol OrderListScreen: Screen {
    var rows: [String] { get }
    var totalText: String { get }
    var messageText: String? { get }
    var undoText: String? { get }
    var isLoading: Bool { get }

    func pulledToRefresh()
    func searchTextChanged(_ text: String)
    func unpaidOnlySwitched(_ isOn: Bool)
    func rowTapped(_ row: Int)
    func rowSwipedAway(_ row: Int)
    func undoTapped()
    func undoOfferExpired()
}

/// What is on the page of an order.
protocol OrderDetailScreen: Screen {
    var lines: [String] { get }
}

// That all of these are empty is the point: no step changes what is outside.
extension OrdersMassive.OrderListViewController: OrderListScreen {}
extension OrdersSorted.OrderListViewController: OrderListScreen {}
extension OrdersSplit.OrderListViewController: OrderListScreen {}
extension OrdersModular.OrderListViewController: OrderListScreen {}

extension OrdersMassive.OrderDetailViewController: OrderDetailScreen {}
extension OrdersSorted.OrderDetailViewController: OrderDetailScreen {}
extension OrdersSplit.OrderDetailViewController: OrderDetailScreen {}
extension OrdersModular.OrderDetailViewController: OrderDetailScreen {}
