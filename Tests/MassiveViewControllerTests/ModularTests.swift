import Joinery
import JoineryGraph
import OrdersModular
import OrdersPlatform
import Testing

/// What the protocols and the module make possible in addition.
@Suite("the list of orders as a module", .timeLimit(.minutes(5)))
struct ModularTests {
    private let server = FakeServer()
    private let navigation = NavigationStack()

    private func makeContainer() throws -> Container {
        try Container { OrdersAssembly(client: server.client) }
    }

    private func open(_ container: Container) async throws -> any OrderListScreen {
        let screen = try #require(try container.build(OrderListInput()) as? any OrderListScreen)
        navigation.push(screen)
        await until { !screen.isLoading }
        return screen
    }

    @Test func `the app links, and nobody asks the server for that`() throws {
        let container = try makeContainer()
        #expect(container.graph.warnings(roots: [OrderListInput.self]).isEmpty)
        #expect(server.requests.isEmpty)
    }

    @Test func `another service takes the place of the remote one, and the rest stays`() async throws {
        let service = MockOrderService()
        let container = try makeContainer()
            .overriding {
                Singleton((any OrderService).self) { service }
            }
        let screen = try await open(container)
        #expect(screen.rows == ["7 · Kurt · 1.00 €"])
        screen.rowSwipedAway(0)
        navigation.pop()
        await until { !service.deletedIDs.isEmpty }
        #expect(service.deletedIDs == [7])
        #expect(server.requests.isEmpty)
    }

    @Test func `another interactor takes the place of the real one inside the module`() async throws {
        let interactor = MockOrderListInteractor()
        interactor.existingOrders = [.kurt]
        let container = try makeContainer()
            .overriding {
                PerModule((any OrderListInteracting).self) { interactor }
            }
        let screen = try #require(try container.build(OrderListInput()) as? any OrderListScreen)
        navigation.push(screen)
        screen.searchTextChanged("ku")
        #expect(screen.rows == ["7 · Kurt · 1.00 €"])
        #expect(interactor.calls == ["load"])
        #expect(interactor.filter.text == "ku")
        #expect(server.requests.isEmpty)
    }

    @Test func `another module takes the place of the detail, without a word in the list`() async throws {
        let container = try makeContainer().overriding { ReceiptModule() }
        let screen = try await open(container)
        screen.rowTapped(1)
        #expect(navigation.top is Receipt)
        #expect(navigation.top?.title == "Receipt of Alan")
    }

    @Test func `a detail that cannot be built is reported on the list`() async throws {
        let container = try makeContainer().overriding { BrokenDetailModule() }
        let screen = try await open(container)
        screen.rowTapped(1)
        #expect(navigation.top === screen)
        #expect(screen.messageText == "Order 2 could not be opened.")
    }

    @Test func `two lists share the service, and nothing else`() async throws {
        let container = try makeContainer()
        let first = try await open(container)
        let second = try await open(container)
        second.searchTextChanged("ada")
        navigation.pop()
        await until { !first.isLoading }
        #expect(first.rows.count == 3)
        #expect(second.rows.count == 1)
    }

    @Test func `every part of the module goes with the screen, while the container stays`() async throws {
        let parts = Parts()
        let container = try makeContainer()
            .overriding {
                PerModule(parts.watch, as: (any OrderListPresenting).self)
            }
        _ = try await open(container)
        #expect(parts.presenter != nil && parts.interactor != nil && parts.router != nil)
        navigation.pop()
        #expect(parts.presenter == nil && parts.interactor == nil && parts.router == nil)
        withExtendedLifetime(container) {}
    }
}

/// The parts of a module, watched and not kept.
private final class Parts {
    private(set) weak var presenter: OrderListPresenter?
    private(set) weak var interactor: (any OrderListInteracting)?
    private(set) weak var router: (any OrderListRouting)?

    func watch(
        _ presenter: OrderListPresenter,
        _ interactor: any OrderListInteracting,
        _ router: any OrderListRouting
    ) -> any OrderListPresenting {
        self.presenter = presenter
        self.interactor = interactor
        self.router = router
        return presenter
    }
}
