package import Joinery
package import OrdersPlatform

/// The orders part of the shop.
package struct OrdersAssembly: Assembly {
    private let client: HTTPClient

    package init(client: HTTPClient) {
        self.client = client
    }

    package var bindings: Bindings {
        Singleton(HTTPClient.self) { [client] in client }
        Singleton(RemoteOrderService.init, as: (any OrderService).self)
        OrderListModule()
        OrderDetailModule()
    }
}
