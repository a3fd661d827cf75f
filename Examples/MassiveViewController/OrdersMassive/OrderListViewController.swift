internal import Foundation
package import OrdersPlatform

/// The list of orders, as it grew: what was needed next went to where its neighbour was.
package final class OrderListViewController: Screen {
    package nonisolated struct Order: Decodable, Sendable {
        var id: Int
        var customer: String
        var cents: Int
        var isPaid: Bool
    }

    package private(set) var rows: [String] = []
    package private(set) var totalText = ""
    private var orders: [Order]?
    private var visible: [Order] = []
    private let client: HTTPClient

    package init(client: HTTPClient) {
        self.client = client
    }

    package override func viewDidLoad() {
        title = "Orders"
    }

    package override func viewWillAppear() {
        reload()
    }

    package override func viewWillDisappear() {
        loading?.cancel()
        undoOfferExpired()
    }

    // MARK: Loading

    private var loading: Task<Void, Never>?
    package private(set) var isLoading = false
    package private(set) var messageText: String?
    private var problem: String?

    package func pulledToRefresh() {
        reload()
    }

    private func reload() {
        loading?.cancel()
        isLoading = true
        problem = nil
        updateRows()
        loading = Task { [weak self, client] in
            do {
                let data = try await client.get("/orders")
                let loaded = try JSONDecoder().decode([Order].self, from: data)
                guard let self, !Task.isCancelled else { return }
                orders = loaded
                isLoading = false
                updateRows()
            } catch {
                guard let self, !Task.isCancelled else { return }
                isLoading = false
                problem = "The orders could not be loaded."
                updateRows()
            }
        }
    }

    private func updateRows() {
        let existing = (orders ?? []).filter { !deletedIDs.contains($0.id) }
        visible = existing.filter { order in
            (!unpaidOnly || !order.isPaid)
                && (searchText.isEmpty || order.customer.lowercased().contains(searchText.lowercased()))
        }
        rows = visible.map { order in
            let price = String(format: "%d.%02d €", order.cents / 100, order.cents % 100)
            return "\(order.id) · \(order.customer) · \(price)" + (order.isPaid ? "" : " · unpaid")
        }
        if orders != nil {
            let cents = visible.reduce(0) { $0 + $1.cents }
            let price = String(format: "%d.%02d €", cents / 100, cents % 100)
            let count = visible.count == existing.count ? "" : "\(visible.count) of "
            totalText = "\(count)\(existing.count) \(existing.count == 1 ? "order" : "orders"), \(price)"
        }
        if let problem {
            messageText = problem
        } else if orders != nil && existing.isEmpty {
            messageText = "There are no orders."
        } else if orders != nil && visible.isEmpty {
            messageText = "No order matches."
        } else {
            messageText = nil
        }
    }

    // MARK: Search bar

    private var searchText = ""
    private var unpaidOnly = false

    package func searchTextChanged(_ text: String) {
        searchText = text
        updateRows()
    }

    package func unpaidOnlySwitched(_ isOn: Bool) {
        unpaidOnly = isOn
        updateRows()
    }

    // MARK: Table view

    package func rowTapped(_ row: Int) {
        navigation?.push(OrderDetailViewController(order: visible[row]))
    }

    private var undoable: Order?
    // Hidden for good: an answer that is still on its way may have them.
    private var deletedIDs: Set<Int> = []
    package private(set) var undoText: String?

    package func rowSwipedAway(_ row: Int) {
        let order = visible[row]
        undoOfferExpired()
        undoable = order
        undoText = "Order \(order.id) deleted."
        deletedIDs.insert(order.id)
        problem = nil
        updateRows()
    }

    package func undoTapped() {
        guard let order = undoable else { return }
        undoable = nil
        undoText = nil
        deletedIDs.remove(order.id)
        updateRows()
    }

    package func undoOfferExpired() {
        guard let order = undoable else { return }
        undoable = nil
        undoText = nil
        Task { [weak self, client] in
            do {
                try await client.delete("/orders/\(order.id)")
            } catch {
                guard let self else { return }
                deletedIDs.remove(order.id)
                problem = "Order \(order.id) could not be deleted."
                updateRows()
            }
        }
    }
}
