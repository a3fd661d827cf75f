import OrdersPlatform
import Testing

/// What happens to an order that is deleted, the same after each step.
@Suite("deleting from the list of orders", .timeLimit(.minutes(5)))
struct DeletionTests {
    @Test(arguments: Step.allCases)
    func `hides the order at once, and does not call the server yet`(step: Step) async throws {
        let list = try await OpenedList(step)
        list.screen.rowSwipedAway(1)
        #expect(list.screen.rows.map(\.first) == ["1", "3"])
        #expect(list.screen.totalText == "2 orders, 21.55 €")
        #expect(list.screen.undoText == "Order 2 deleted.")
        await pause()
        #expect(list.server.deletions == [])
    }

    @Test(arguments: Step.allCases)
    func `can be undone, and then never reaches the server`(step: Step) async throws {
        let list = try await OpenedList(step)
        list.screen.rowSwipedAway(1)
        list.screen.undoTapped()
        #expect(list.screen.rows.map(\.first) == ["1", "2", "3"])
        #expect(list.screen.undoText == nil)
        list.screen.undoOfferExpired()
        list.navigation.pop()
        await pause()
        #expect(list.server.deletions == [])
    }

    @Test(arguments: Step.allCases)
    func `reaches the server when undo is no longer offered`(step: Step) async throws {
        let list = try await OpenedList(step)
        list.screen.rowSwipedAway(1)
        list.screen.undoOfferExpired()
        #expect(list.screen.undoText == nil)
        list.screen.undoTapped()
        #expect(list.screen.rows.map(\.first) == ["1", "3"])
        await until { !list.server.deletions.isEmpty }
        #expect(list.server.deletions == ["/orders/2"])
    }

    @Test(arguments: Step.allCases)
    func `of the next order makes the one before final`(step: Step) async throws {
        let list = try await OpenedList(step)
        list.screen.rowSwipedAway(0)
        list.screen.rowSwipedAway(0)
        #expect(list.screen.undoText == "Order 2 deleted.")
        list.screen.undoTapped()
        #expect(list.screen.rows.map(\.first) == ["2", "3"])
        await until { !list.server.deletions.isEmpty }
        #expect(list.server.deletions == ["/orders/1"])
    }

    @Test(arguments: Step.allCases)
    func `is final when the screen is left, and reaches the server without it`(step: Step) async throws {
        let server = FakeServer()
        let navigation = NavigationStack()
        weak var gone: (any OrderListScreen)?
        do {
            let screen = try step.makeOrderList(client: server.client)
            navigation.push(screen)
            await until { !screen.isLoading }
            screen.rowSwipedAway(2)
            gone = screen
        }
        navigation.pop()
        #expect(gone == nil)
        await until { !server.deletions.isEmpty }
        #expect(server.deletions == ["/orders/3"])
    }

    @Test(arguments: Step.allCases)
    func `is not taken back by a load in between`(step: Step) async throws {
        let list = try await OpenedList(step)
        list.server.holdsAnswers = true
        list.screen.rowSwipedAway(1)
        list.screen.pulledToRefresh()
        await until { list.server.keptAnswers == 1 }
        list.screen.undoOfferExpired()
        await until { list.server.keptAnswers == 2 }
        #expect(list.server.deletions == ["/orders/2"])
        list.server.releaseAnswer()  // with the order, which was there when it was asked for
        list.server.releaseAnswer()
        await until { !list.screen.isLoading }
        #expect(list.screen.rows.map(\.first) == ["1", "3"])
    }

    @Test(arguments: Step.allCases)
    func `brings the order back if the server fails, and says so`(step: Step) async throws {
        let list = try await OpenedList(step)
        list.screen.rowSwipedAway(1)
        list.server.isDown = true
        list.screen.undoOfferExpired()
        await until { list.screen.messageText != nil }
        #expect(list.screen.rows.map(\.first) == ["1", "2", "3"])
        #expect(list.screen.messageText == "Order 2 could not be deleted.")
        list.screen.rowSwipedAway(0)
        #expect(list.screen.messageText == nil)
    }
}
