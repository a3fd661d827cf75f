package import OrdersPlatform

/// Makes the list and all that belongs to it.
package func makeOrderList(client: HTTPClient) -> OrderListViewController {
    let interactor = OrderListInteractor(service: OrderService(client: client))
    let router = OrderListRouter()
    let presenter = OrderListPresenter(interactor: interactor, router: router)
    let view = OrderListViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = view
    router.screen = view
    return view
}
