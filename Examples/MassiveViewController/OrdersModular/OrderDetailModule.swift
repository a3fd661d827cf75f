package import Joinery
package import OrdersPlatform

/// What the page of an order needs from outside: the order.
package struct OrderDetailInput: ModuleInput {
    package typealias Entry = Screen
    package var order: Order
}

/// The page of an order.
///
/// It is small enough to be one class: a module need not be split.
package struct OrderDetailModule: Module {
    package typealias Input = OrderDetailInput

    package var bindings: Bindings {
        PerModule(OrderDetailViewController.init, as: Screen.self)
    }
}
