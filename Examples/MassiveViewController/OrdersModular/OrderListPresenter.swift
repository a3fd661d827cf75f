/// Decides what is done about it, and how it reads.
package final class OrderListPresenter: OrderListPresenting, OrderListInteractorOutput {
    package weak var view: (any OrderListView)?
    private let interactor: any OrderListInteracting
    private let router: any OrderListRouting
    private var isLoading = false
    private var problem: String?

    package init(interactor: any OrderListInteracting, router: any OrderListRouting) {
        self.interactor = interactor
        self.router = router
    }

    // MARK: - What the user does

    package func refresh() {
        isLoading = true
        problem = nil
        show()
        interactor.load()
    }

    package func leave() {
        interactor.cancelLoading()
        endUndoOffer()
    }

    package func search(_ text: String) {
        interactor.filter.text = text
        show()
    }

    package func showUnpaidOnly(_ isOn: Bool) {
        interactor.filter.unpaidOnly = isOn
        show()
    }

    package func select(_ row: Int) {
        let order = interactor.visibleOrders[row]
        do {
            try router.openDetail(of: order)
        } catch {
            problem = "Order \(order.id) could not be opened."
            show()
        }
    }

    package func delete(_ row: Int) {
        problem = nil
        interactor.delete(interactor.visibleOrders[row])
        show()
    }

    package func undo() {
        interactor.undoDeletion()
        show()
    }

    package func endUndoOffer() {
        interactor.commitDeletion()
        show()
    }

    // MARK: - What the interactor tells

    package func ordersLoaded() {
        isLoading = false
        show()
    }

    package func loadingFailed() {
        isLoading = false
        problem = "The orders could not be loaded."
        show()
    }

    package func deletionFailed(of order: Order) {
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
