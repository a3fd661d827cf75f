import OrdersPlatform
import Testing

/// What the list of orders does, the same after each step.
@Suite("the list of orders", .timeLimit(.minutes(5)))
struct BehaviourTests {
    @Test(arguments: Step.allCases)
    func `shows the orders and their total`(step: Step) async throws {
        let list = try await OpenedList(step)
        #expect(list.screen.title == "Orders")
        #expect(
            list.screen.rows == ["1 · Ada · 12.50 €", "2 · Alan · 20.00 € · unpaid", "3 · Grace · 9.05 € · unpaid"]
        )
        #expect(list.screen.totalText == "3 orders, 41.55 €")
        #expect(list.screen.messageText == nil)
        #expect(list.screen.undoText == nil)
    }

    @Test(arguments: Step.allCases)
    func `says when there are none`(step: Step) async throws {
        let server = FakeServer()
        server.orders = []
        let list = try await OpenedList(step, server: server)
        #expect(list.screen.messageText == "There are no orders.")
        #expect(list.screen.totalText == "0 orders, 0.00 €")
    }

    @Test(arguments: Step.allCases)
    func `shows that it is loading, and nothing else yet`(step: Step) async throws {
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

    @Test(arguments: Step.allCases)
    func `a failure is shown beside what was there, and disappears after the next load`(step: Step) async throws {
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

    @Test(arguments: Step.allCases)
    func `of two loads the later one counts, whichever answers first`(step: Step) async throws {
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

    @Test(arguments: Step.allCases)
    func `narrows down by name and by what is unpaid, with the total`(step: Step) async throws {
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

    @Test(arguments: Step.allCases)
    func `opens the order of the row that is tapped, narrowed down or not`(step: Step) async throws {
        let list = try await OpenedList(step)
        list.screen.searchTextChanged("grace")
        list.screen.rowTapped(0)
        let detail = try #require(list.navigation.top as? any OrderDetailScreen)
        #expect(detail.title == "Order 3")
        #expect(detail.lines == ["Grace", "9.05 €", "unpaid"])
    }

    @Test(arguments: Step.allCases)
    func `loads again when it comes back into view`(step: Step) async throws {
        let list = try await OpenedList(step)
        list.screen.rowTapped(0)
        list.server.orders.removeLast()
        list.navigation.pop()
        await until { !list.screen.isLoading }
        #expect(list.screen.totalText == "2 orders, 32.50 €")
    }
}
