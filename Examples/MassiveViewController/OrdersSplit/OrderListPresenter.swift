/// Decides what is done about it, and how it reads.
final class OrderListPresenter {
    weak var view: OrderListViewController?
    private let interactor: OrderListInteractor
    private let router: OrderListRouter
    private var isLoading = false
    private var problem: String?

    init(interactor: OrderListInteractor, router: OrderListRouter) {
        self.interactor = interactor
        self.router = router
    }

    // MARK: - What the user does

    func refresh() {
        isLoading = true
        problem = nil
        show()
        interactor.load()
    }

    func leave() {
        interactor.cancelLoading()
        endUndoOffer()
    }

    func search(_ text: String) {
        interactor.filter.text = text
        show()
    }

    func showUnpaidOnly(_ isOn: Bool) {
        interactor.filter.unpaidOnly = isOn
        show()
    }

    func select(_ row: Int) {
        router.openDetail(of: interactor.visibleOrders[row])
    }

    func delete(_ row: Int) {
        problem = nil
        interactor.delete(interactor.visibleOrders[row])
        show()
    }

    func undo() {
        interactor.undoDeletion()
        show()
    }

    func endUndoOffer() {
        interactor.commitDeletion()
        show()
    }

    // MARK: - What the interactor tells

    func ordersLoaded() {
        isLoading = false
        show()
    }

    func loadingFailed() {
        isLoading = false
        problem = "The orders could not be loaded."
        show()
    }

    func deletionFailed(of order: Order) {
        problem = "Order \(order.id) could not be deleted."
        show()
    }

    // MARK: - How it reads

    private func show() {
        var page = OrderListPage(isLoading: isLoading)
        page.messageText = problem
        page.undoText = interactor.undoable.map { "Order \($0.id) deleted." }
        if let existing = interactor.existingOrders {
            let visible = interactor.visibleOrders
            page.rows = visible.map(row)
            page.totalText = total(of: visible, among: existing)
            if problem == nil && visible.isEmpty {
                page.messageText = existing.isEmpty ? "There are no orders." : "No order matches."
            }
        }
        view?.show(page)
    }

    private func row(_ order: Order) -> String {
        "\(order.id) · \(order.customer) · \(euros(order.cents))" + (order.isPaid ? "" : " · unpaid")
    }

    private func total(of visible: [Order], among existing: [Order]) -> String {
        let all = existing.count
        let count = visible.count == all ? "\(all)" : "\(visible.count) of \(all)"
        return "\(count) \(all == 1 ? "order" : "orders"), \(euros(visible.reduce(0) { $0 + $1.cents }))"
    }
}
