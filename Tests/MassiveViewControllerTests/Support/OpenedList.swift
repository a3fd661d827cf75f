import OrdersPlatform

/// The list of orders in view, and the server behind it.
final class OpenedList {
    let server: FakeServer
    let navigation = NavigationStack()
    let screen: any OrderListScreen

    /// Opens the list and waits for what the server answers.
    init(_ step: Step, server: FakeServer = FakeServer()) async throws {
        self.server = server
        screen = try step.makeOrderList(client: server.client)
        navigation.push(screen)
        await settle()
    }
}

/// Lets everything happen that can without the server.
///
/// All of it is on the main actor, whose jobs take their turns: an answer that has come needs fewer of them than this.
func settle() async {
    for _ in 1...20 { await Task.yield() }
}
