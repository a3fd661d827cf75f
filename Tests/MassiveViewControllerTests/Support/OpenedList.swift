import OrdersPlatform

/// The list of orders in view, and the server behind it.
final class OpenedList {
    let server: FakeServer
    let navigation = NavigationStack()
    let screen: any OrderListScreen

    /// Opens the list and waits until it is loaded, or until the server keeps it waiting.
    init(_ step: Step, server: FakeServer = FakeServer()) async throws {
        self.server = server
        screen = try step.makeOrderList(client: server.client)
        navigation.push(screen)
        await until { !screen.isLoading || server.keptAnswers == 1 }
    }
}
