internal import Foundation
package import OrdersPlatform

/// The list of orders: still one class, sorted by what its parts are there for.
package final class OrderListViewController: Screen {
    // MARK: - View: what is seen, and what the user does

    package private(set) var rows: [String] = []
    package private(set) var totalText = ""
    package private(set) var messageText: String?
    package private(set) var undoText: String?
    package private(set) var isLoading = false

    package override func viewDidLoad() { title = "Orders" }
    package override func viewWillAppear() { refresh() }
    package override func viewWillDisappear() { leave() }

    package func pulledToRefresh() { refresh() }
    package func searchTextChanged(_ text: String) { search(text) }
    package func unpaidOnlySwitched(_ isOn: Bool) { showUnpaidOnly(isOn) }
    package func rowTapped(_ row: Int) { select(row) }
    package func rowSwipedAway(_ row: Int) { delete(row) }
    package func undoTapped() { undo() }
    package func undoOfferExpired() { endUndoOffer() }

    // MARK: - State of the parts below, since an extension cannot store any

    private var problem: String?  // presenter

    private var orders: [Order]?  // interactor
    private var searchText = ""
    private var unpaidOnly = false
    private var undoable: Order?
    // Hidden for good: an answer that is still on its way may have them.
    private var deletedIDs: Set<Int> = []
    private var loading: Task<Void, Never>?

    private let client: HTTPClient  // service

    package init(client: HTTPClient) {
        self.client = client
    }
}

// MARK: - Presenter: what is done about it, and how it reads

extension OrderListViewController {
    private func refresh() {
        isLoading = true
        problem = nil
        show()
        load()
    }

    private func leave() {
        cancelLoading()
        endUndoOffer()
    }

    private func search(_ text: String) {
        searchText = text
        show()
    }

    private func showUnpaidOnly(_ isOn: Bool) {
        unpaidOnly = isOn
        show()
    }

    private func select(_ row: Int) {
        openDetail(of: visibleOrders[row])
    }

    private func delete(_ row: Int) {
        problem = nil
        delete(visibleOrders[row])
        show()
    }

    private func undo() {
        undoDeletion()
        show()
    }

    private func endUndoOffer() {
        commitDeletion()
        show()
    }

    private func ordersLoaded() {
        isLoading = false
        show()
    }

    private func loadingFailed() {
        isLoading = false
        problem = "The orders could not be loaded."
        show()
    }

    private func deletionFailed(of order: Order) {
        problem = "Order \(order.id) could not be deleted."
        show()
    }

    private func show() {
        rows = visibleOrders.map { order in
            "\(order.id) · \(order.customer) · \(price(order.cents))" + (order.isPaid ? "" : " · unpaid")
        }
        totalText = orders == nil ? "" : total
        messageText = problem ?? emptyMessage
        undoText = undoable.map { "Order \($0.id) deleted." }
    }

    private var total: String {
        let all = existingOrders.count
        let visible = visibleOrders.count
        let count = visible == all ? "\(all)" : "\(visible) of \(all)"
        return "\(count) \(all == 1 ? "order" : "orders"), \(price(visibleOrders.reduce(0) { $0 + $1.cents }))"
    }

    private var emptyMessage: String? {
        if orders == nil || !visibleOrders.isEmpty { return nil }
        return existingOrders.isEmpty ? "There are no orders." : "No order matches."
    }

    private func price(_ cents: Int) -> String {
        String(format: "%d.%02d €", cents / 100, cents % 100)
    }
}

// MARK: - Interactor: what holds for orders, whoever looks at them

extension OrderListViewController {
    private var existingOrders: [Order] {
        (orders ?? []).filter { !deletedIDs.contains($0.id) }
    }

    private var visibleOrders: [Order] {
        existingOrders.filter { order in
            (!unpaidOnly || !order.isPaid)
                && (searchText.isEmpty || order.customer.lowercased().contains(searchText.lowercased()))
        }
    }

    private func load() {
        loading?.cancel()
        loading = Task { [weak self, client] in
            do {
                let loaded = try await Self.fetchOrders(from: client)
                guard let self, !Task.isCancelled else { return }
                orders = loaded
                ordersLoaded()
            } catch {
                guard let self, !Task.isCancelled else { return }
                loadingFailed()
            }
        }
    }

    private func cancelLoading() {
        loading?.cancel()
    }

    private func delete(_ order: Order) {
        commitDeletion()
        undoable = order
        deletedIDs.insert(order.id)
    }

    private func undoDeletion() {
        guard let order = undoable else { return }
        undoable = nil
        deletedIDs.remove(order.id)
    }

    private func commitDeletion() {
        guard let order = undoable else { return }
        undoable = nil
        Task { [weak self, client] in
            do {
                try await Self.deleteOrder(order.id, from: client)
            } catch {
                guard let self else { return }
                deletedIDs.remove(order.id)
                deletionFailed(of: order)
            }
        }
    }
}

// MARK: - Router: where it leads

extension OrderListViewController {
    private func openDetail(of order: Order) {
        navigation?.push(OrderDetailViewController(order: order))
    }
}

// MARK: - Service: static, so that a request on its way does not keep the screen

extension OrderListViewController {
    private static func fetchOrders(from client: HTTPClient) async throws -> [Order] {
        try JSONDecoder().decode([Order].self, from: await client.get("/orders"))
    }

    private static func deleteOrder(_ id: Int, from client: HTTPClient) async throws {
        try await client.delete("/orders/\(id)")
    }
}

// MARK: - Entity

extension OrderListViewController {
    package nonisolated struct Order: Decodable, Sendable {
        var id: Int
        var customer: String
        var cents: Int
        var isPaid: Bool
    }
}
