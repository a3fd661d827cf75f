import OrdersPlatform
import Testing

/// What the list of orders does, the same after each step.
@Suite("the list of orders", .timeLimit(.minutes(1)))
struct BehaviourTests {
    @Test("shows the orders and their total", arguments: Step.allCases)
    func showsOrders(step: Step) async throws {
        let list = try await OpenedList(step)
        #expect(list.screen.title == "Orders")
        #expect(
            list.screen.rows == ["1 · Ada · 12.50 €", "2 · Alan · 20.00 € · unpaid", "3 · Grace · 9.05 € · unpaid"]
        )
        #expect(list.screen.totalText == "3 orders, 41.55 €")
        #expect(list.screen.messageText == nil)
        #expect(list.screen.undoText == nil)
    }

    @Test("says when there are none", arguments: Step.allCases)
    func saysWhenThereAreNone(step: Step) async throws {
        let server = FakeServer()
        server.orders = []
        let list = try await OpenedList(step, server: server)
        #expect(list.screen.messageText == "There are no orders.")
        #expect(list.screen.totalText == "0 orders, 0.00 €")
    }

    @Test("shows that it is loading, and nothing else yet", arguments: Step.allCases)
    func showsLoading(step: Step) async throws {
        let server = FakeServer()
        server.holdsAnswers = true
        let list = try await OpenedList(step, server: server)
        #expect(list.screen.isLoading)
        #expect(list.screen.totalText == "")
        #expect(list.screen.messageText == nil)
        server.releaseAnswer()
        await until { !list.screen.isLoading }
        #expect(!list.screen.isLoading)
        #expect(list.screen.rows.count == 3)
    }

    @Test("a failure is told, keeps what was shown, and is gone after the next load", arguments: Step.allCases)
    func failure(step: Step) async throws {
        let list = try await OpenedList(step)
        list.server.isDown = true
        list.screen.pulledToRefresh()
        await until { !list.screen.isLoading }
        #expect(list.screen.messageText == "The orders could not be loaded.")
        #expect(list.screen.rows.count == 3)
        #expect(!list.screen.isLoading)
        list.server.isDown = false
        list.screen.pulledToRefresh()
        #expect(list.screen.messageText == nil)
        await until { !list.screen.isLoading }
        #expect(list.screen.messageText == nil)
    }

    @Test("of two loads the later one counts, whichever answers first", arguments: Step.allCases)
    func laterLoadCounts(step: Step) async throws {
        let list = try await OpenedList(step)
        list.server.holdsAnswers = true
        list.screen.pulledToRefresh()
        await until { list.server.keptAnswers == 1 }
        list.server.orders[0].customer = "Augusta"
        list.screen.pulledToRefresh()
        await until { list.server.keptAnswers == 2 }
        list.server.releaseAnswer()
        await pause()
        #expect(list.screen.isLoading)
        #expect(list.screen.rows[0].contains("Ada"))
        list.server.releaseAnswer()
        await until { !list.screen.isLoading }
        #expect(!list.screen.isLoading)
        #expect(list.screen.rows[0].contains("Augusta"))
    }

    @Test("narrows down by name and by what is unpaid, with the total", arguments: Step.allCases)
    func filters(step: Step) async throws {
        let list = try await OpenedList(step)
        list.screen.searchTextChanged("AL")
        #expect(list.screen.rows == ["2 · Alan · 20.00 € · unpaid"])
        #expect(list.screen.totalText == "1 of 3 orders, 20.00 €")
        list.screen.searchTextChanged("a")
        #expect(list.screen.rows.count == 3)
        list.screen.unpaidOnlySwitched(true)
        #expect(list.screen.totalText == "2 of 3 orders, 29.05 €")
        list.screen.searchTextChanged("ada")
        #expect(list.screen.rows == [])
        #expect(list.screen.messageText == "No order matches.")
        list.screen.unpaidOnlySwitched(false)
        #expect(list.screen.rows.count == 1)
        #expect(list.screen.messageText == nil)
    }

    @Test("opens the order of the row that is tapped, narrowed down or not", arguments: Step.allCases)
    func opensDetail(step: Step) async throws {
        let list = try await OpenedList(step)
        list.screen.searchTextChanged("grace")
        list.screen.rowTapped(0)
        let detail = try #require(list.navigation.top as? any OrderDetailScreen)
        #expect(detail.title == "Order 3")
        #expect(detail.lines == ["Grace", "9.05 €", "unpaid"])
    }

    @Test("loads again when it comes back into view", arguments: Step.allCases)
    func loadsAgain(step: Step) async throws {
        let list = try await OpenedList(step)
        list.screen.rowTapped(0)
        list.server.orders.removeLast()
        list.navigation.pop()
        await until { !list.screen.isLoading }
        #expect(list.screen.totalText == "2 orders, 32.50 €")
    }
}
