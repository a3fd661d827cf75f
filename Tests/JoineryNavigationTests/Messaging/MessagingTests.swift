import Joinery
import JoineryNavigation
import Testing

/// Events up the tree, broadcast, and data on request.
@MainActor
@Suite
struct MessagingTests {
    struct OpenSettings {
        var page: Int
    }
    struct UserChanged {
        var id: Int
    }
    struct UnreadCount: DataRequest {
        typealias Answer = Int
        var account: Int
    }
    final class Owner {}

    let tree = ModuleTree()

    private func chain(_ names: String...) throws -> [ModuleNode] {
        var nodes = [tree.root]
        for name in names {
            let node = ModuleNode(name: name)
            try nodes[nodes.count - 1].attach(node)
            nodes.append(node)
        }
        return nodes
    }

    @Test func `an event climbs to the first handler, stops there, and the sender knows`() throws {
        let nodes = try chain("a", "b", "c")
        let owner = Owner()
        var log: [String] = []
        for (index, node) in nodes.enumerated() where index != 2 {
            node.handle(OpenSettings.self, by: owner) { _, event in
                log.append("\(index): \(event.page)")
                return index == 3 ? .passedOn : .handled
            }
        }
        #expect(nodes[3].send(OpenSettings(page: 7)))
        #expect(log == ["3: 7", "1: 7"])
        #expect(!nodes[3].send(UserChanged(id: 1)))
        #expect(ModuleNode(name: "loose").send(OpenSettings(page: 1)) == false)
    }

    @Test func `a handler goes with its owner, and the event climbs past it`() throws {
        let nodes = try chain("a", "b")
        var owner: Owner? = Owner()
        let top = Owner()
        var taken: [String] = []
        nodes[2]
            .handle(OpenSettings.self, by: try #require(owner)) { _, _ in
                taken.append("b")
                return .handled
            }
        nodes[0]
            .handle(OpenSettings.self, by: top) { _, _ in
                taken.append("root")
                return .handled
            }
        #expect(nodes[2].send(OpenSettings(page: 1)))
        owner = nil
        #expect(nodes[2].send(OpenSettings(page: 1)))
        #expect(taken == ["b", "root"])
    }

    @Test func `a handler that detaches its module does not lose the event that it passes on`() throws {
        let nodes = try chain("a", "b")
        let owner = Owner()
        var isTaken = false
        nodes[2]
            .handle(OpenSettings.self, by: owner) { [weak parent = nodes[1], weak node = nodes[2]] _, _ in
                if let node { try? parent?.detach(node) }
                return .passedOn
            }
        nodes[0]
            .handle(OpenSettings.self, by: owner) { _, _ in
                isTaken = true
                return .handled
            }
        #expect(nodes[2].send(OpenSettings(page: 1)))
        #expect(isTaken)
    }

    @Test func `a broadcast reaches all listeners of its type, as long as they are there`() throws {
        let broadcast = Broadcast()
        var first: Owner? = Owner()
        let second = Owner()
        var log: [String] = []
        broadcast.listen(to: UserChanged.self, as: try #require(first)) { _, event in log.append("first \(event.id)") }
        broadcast.listen(to: UserChanged.self, as: second) { _, event in log.append("second \(event.id)") }
        #expect(broadcast.send(UserChanged(id: 1)) == 2)
        first = nil
        #expect(broadcast.send(UserChanged(id: 2)) == 1)
        #expect(broadcast.send(OpenSettings(page: 1)) == 0)
        broadcast.stop(UserChanged.self, as: second)
        #expect(broadcast.send(UserChanged(id: 3)) == 0)
        #expect(log == ["first 1", "second 1", "second 2"])
    }

    @Test func `a provider answers a typed request, one provider for a type, as long as it is there`() throws {
        let providers = DataProviders()
        #expect(try providers.request(UnreadCount(account: 1)) == nil)
        var owner: Owner? = Owner()
        let other = Owner()
        try providers.provide(UnreadCount.self, by: try #require(owner)) { _, request in request.account * 10 }
        #expect(try providers.request(UnreadCount(account: 2)) == 20)
        let error = #expect(throws: DataProviderError.self) {
            try providers.provide(UnreadCount.self, by: other) { _, _ in 0 }
        }
        #expect(error?.description == "UnreadCount is answered by Owner already. A request has one provider.")
        owner = nil
        #expect(try providers.request(UnreadCount(account: 2)) == nil)
        try providers.provide(UnreadCount.self, by: other) { _, _ in throw TestFailure() }
        #expect(throws: TestFailure.self) { try providers.request(UnreadCount(account: 2)) }
    }

    @Test func `each module of an application finds the same broadcast and the same providers`() throws {
        let app = try TestApp()
        #expect(try app.container.resolve(Broadcast.self) === app.container.resolve(Broadcast.self))
        #expect(try app.container.resolve(DataProviders.self) === app.container.resolve(DataProviders.self))
    }
}
