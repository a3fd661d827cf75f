package import OrdersPlatform

/// What the presenter shows something on.
package protocol OrderListView: AnyObject {
    func show(_ page: OrderListPage)
}

/// What the view tells.
package protocol OrderListPresenting: AnyObject {
    func refresh()
    func leave()
    func search(_ text: String)
    func showUnpaidOnly(_ isOn: Bool)
    func select(_ row: Int)
    func delete(_ row: Int)
    func undo()
    func endUndoOffer()
}

/// The list of orders: what is seen, and what the user does.
package final class OrderListViewController: Screen, OrderListView {
    package private(set) var rows: [String] = []
    package private(set) var totalText = ""
    package private(set) var messageText: String?
    package private(set) var undoText: String?
    package private(set) var isLoading = false
    private let presenter: any OrderListPresenting

    init(presenter: any OrderListPresenting) {
        self.presenter = presenter
    }

    package override func viewDidLoad() { title = "Orders" }
    package override func viewWillAppear() { presenter.refresh() }
    package override func viewWillDisappear() { presenter.leave() }

    package func pulledToRefresh() { presenter.refresh() }
    package func searchTextChanged(_ text: String) { presenter.search(text) }
    package func unpaidOnlySwitched(_ isOn: Bool) { presenter.showUnpaidOnly(isOn) }
    package func rowTapped(_ row: Int) { presenter.select(row) }
    package func rowSwipedAway(_ row: Int) { presenter.delete(row) }
    package func undoTapped() { presenter.undo() }
    package func undoOfferExpired() { presenter.endUndoOffer() }

    package func show(_ page: OrderListPage) {
        rows = page.rows
        totalText = page.totalText
        messageText = page.messageText
        undoText = page.undoText
        isLoading = page.isLoading
    }
}
