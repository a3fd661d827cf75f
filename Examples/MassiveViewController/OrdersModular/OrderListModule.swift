package import Joinery
package import OrdersPlatform

/// What the list needs from outside: nothing.
package struct OrderListInput: ModuleInput {
    package typealias Entry = Screen
    package init() {}
}

/// The list of orders.
package struct OrderListModule: Module {
    package typealias Input = OrderListInput

    package var bindings: Bindings {
        PerModule(OrderListInteractor.init)
            .provides((any OrderListInteracting).self) { $0 }
        PerModule(OrderListRouter.init)
            .provides((any OrderListRouting).self) { $0 }
        PerModule(OrderListPresenter.init)
            .provides((any OrderListPresenting).self) { $0 }
        PerModule(OrderListViewController.init)
            .provides((any OrderListView).self) { $0 }
            .provides(Screen.self) { $0 }

        Wiring {
            (
                interactor: OrderListInteractor,
                presenter: OrderListPresenter,
                router: OrderListRouter,
                view: OrderListViewController
            ) in
            interactor.output = presenter
            presenter.view = view
            router.screen = view
        }
    }
}
