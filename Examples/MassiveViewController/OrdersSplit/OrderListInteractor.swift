/// Knows the orders: loads them, narrows them down, deletes them.
final class OrderListInteractor {
    weak var output: OrderListPresenter?
    var filter = OrderFilter()
    private(set) var undoable: Order?
    private let service: OrderService
    private var orders: [Order]?
    // Hidden for good: an answer that is still on its way may have them.
    private var deletedIDs: Set<Order.ID> = []
    private var loading: Task<Void, Never>?

    init(service: OrderService) {
        self.service = service
    }

    /// The orders that are not deleted, `nil` before they are loaded.
    var existingOrders: [Order]? {
        orders?.filter { !deletedIDs.contains($0.id) }
    }

    /// Those that are looked for.
    var visibleOrders: [Order] {
        (existingOrders ?? []).filter(filter.matches)
    }

    func load() {
        loading?.cancel()
        loading = Task { [weak self, service] in
            do {
                let loaded = try await service.orders()
                guard let self, !Task.isCancelled else { return }
                orders = loaded
                output?.ordersLoaded()
            } catch {
                guard let self, !Task.isCancelled else { return }
                output?.loadingFailed()
            }
        }
    }

    func cancelLoading() {
        loading?.cancel()
    }

    /// Deletes an order, which can be undone until the next deletion or ``commitDeletion()``.
    func delete(_ order: Order) {
        commitDeletion()
        undoable = order
        deletedIDs.insert(order.id)
    }

    func undoDeletion() {
        guard let order = undoable else { return }
        undoable = nil
        deletedIDs.remove(order.id)
    }

    func commitDeletion() {
        guard let order = undoable else { return }
        undoable = nil
        Task { [weak self, service] in
            do {
                try await service.delete(order.id)
            } catch {
                guard let self else { return }
                deletedIDs.remove(order.id)
                output?.deletionFailed(of: order)
            }
        }
    }
}
