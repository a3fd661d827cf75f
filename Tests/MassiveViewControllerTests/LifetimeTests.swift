import OrdersPlatform
import Testing

/// How long the list of orders is there, the same after each step.
@Suite("the list of orders goes", .timeLimit(.minutes(5)))
struct LifetimeTests {
    @Test(arguments: Step.allCases)
    func `when it is left, a detail and a deletion later`(step: Step) async throws {
        let server = FakeServer()
        let navigation = NavigationStack()
        weak var gone: (any OrderListScreen)?
        do {
            let screen = try step.makeOrderList(client: server.client)
            navigation.push(screen)
            await until { !screen.isLoading }
            screen.rowTapped(0)
            navigation.pop()
            await until { !screen.isLoading }
            screen.rowSwipedAway(0)
            screen.undoTapped()
            gone = screen
        }
        #expect(gone != nil)
        navigation.pop()
        #expect(gone == nil)
    }

    @Test(arguments: Step.allCases)
    func `when it is left while it loads`(step: Step) async throws {
        let server = FakeServer()
        server.holdsAnswers = true
        let navigation = NavigationStack()
        weak var gone: (any OrderListScreen)?
        do {
            let screen = try step.makeOrderList(client: server.client)
            navigation.push(screen)
            await until { server.keptAnswers == 1 }
            gone = screen
        }
        #expect(server.requests.count == 1)
        navigation.pop()
        #expect(gone == nil)
        server.releaseAnswer()
        await pause()  // the task ends, without its screen
    }
}
