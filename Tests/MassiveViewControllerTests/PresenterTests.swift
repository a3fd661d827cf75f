import OrdersModular
import Testing

/// The presenter alone: no server, no container, nothing to wait for.
@Suite struct PresenterTests {
    private let interactor = MockOrderListInteractor()
    private let router = MockOrderListRouter()
    private let view = MockOrderListView()
    private let presenter: OrderListPresenter

    init() {
        presenter = OrderListPresenter(interactor: interactor, router: router)
        presenter.view = view
    }

    @Test func `shows that it is loading before it asks`() {
        presenter.refresh()
        #expect(view.page?.isLoading == true)
        #expect(view.page?.rows == [])
        #expect(interactor.calls == ["load"])
    }

    @Test func `turns orders into texts`() {
        interactor.existingOrders = [.kurt, Order(id: 8, customer: "Emmy", cents: 5, isPaid: false)]
        presenter.ordersLoaded()
        #expect(view.page?.rows == ["7 · Kurt · 1.00 €", "8 · Emmy · 0.05 € · unpaid"])
        #expect(view.page?.totalText == "2 orders, 1.05 €")
    }

    @Test func `hands the order of a row on, not the row`() {
        interactor.existingOrders = [.kurt, Order(id: 8, customer: "Emmy", cents: 5, isPaid: false)]
        presenter.search("emmy")
        presenter.select(0)
        presenter.delete(0)
        #expect(router.opened.map(\.id) == [8])
        #expect(interactor.calls == ["delete 8"])
    }

    @Test func `leaving cancels the load and makes a deletion final`() {
        presenter.leave()
        #expect(interactor.calls == ["cancelLoading", "commitDeletion"])
    }

    @Test func `offers undo while the interactor has something to be undone`() {
        interactor.undoable = .kurt
        presenter.refresh()
        #expect(view.page?.undoText == "Order 7 deleted.")
        interactor.undoable = nil
        presenter.undo()
        #expect(view.page?.undoText == nil)
        #expect(interactor.calls == ["load", "undoDeletion"])
    }

    @Test func `a failed deletion is shown until the next request`() {
        presenter.deletionFailed(of: .kurt)
        #expect(view.page?.messageText == "Order 7 could not be deleted.")
        presenter.refresh()
        #expect(view.page?.messageText == nil)
    }
}
