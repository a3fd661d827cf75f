import OrdersModular
import Testing

/// The presenter alone: no server, no container, nothing to wait for.
@Suite("the presenter of the list of orders")
struct PresenterTests {
    private let interactor = MockOrderListInteractor()
    private let router = MockOrderListRouter()
    private let view = MockOrderListView()
    private let presenter: OrderListPresenter

    init() {
        presenter = OrderListPresenter(interactor: interactor, router: router)
        presenter.view = view
    }

    @Test("shows that it is loading before it asks")
    func loading() {
        presenter.refresh()
        #expect(view.page?.isLoading == true)
        #expect(view.page?.rows == [])
        #expect(interactor.calls == ["load"])
    }

    @Test("turns orders into texts")
    func texts() {
        interactor.existingOrders = [.kurt, Order(id: 8, customer: "Emmy", cents: 5, isPaid: false)]
        presenter.ordersLoaded()
        #expect(view.page?.rows == ["7 · Kurt · 1.00 €", "8 · Emmy · 0.05 € · unpaid"])
        #expect(view.page?.totalText == "2 orders, 1.05 €")
    }

    @Test("hands the order of a row on, not the row")
    func rows() {
        interactor.existingOrders = [.kurt, Order(id: 8, customer: "Emmy", cents: 5, isPaid: false)]
        presenter.search("emmy")
        presenter.select(0)
        presenter.delete(0)
        #expect(router.opened.map(\.id) == [8])
        #expect(interactor.calls == ["delete 8"])
    }

    @Test("leaving cancels the load and makes a deletion final")
    func leaving() {
        presenter.leave()
        #expect(interactor.calls == ["cancelLoading", "commitDeletion"])
    }

    @Test("offers undo while the interactor has something to be undone")
    func undo() {
        interactor.undoable = .kurt
        presenter.refresh()
        #expect(view.page?.undoText == "Order 7 deleted.")
        interactor.undoable = nil
        presenter.undo()
        #expect(view.page?.undoText == nil)
        #expect(interactor.calls == ["load", "undoDeletion"])
    }

    @Test("a failed deletion is told until something else is asked for")
    func failedDeletion() {
        presenter.deletionFailed(of: .kurt)
        #expect(view.page?.messageText == "Order 7 could not be deleted.")
        presenter.refresh()
        #expect(view.page?.messageText == nil)
    }
}
