import Joinery
import JoineryNavigation
import Testing

/// What happens when the objects of a module are released.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ReleaseTests {
    @Test(arguments: [.push, .present] as [RouteTransition])
    func `a screen ends its route, though the module that opened it was built without a router and is released`(
        transition: RouteTransition
    ) throws {
        let app = try TestApp()
        app.root("a")
        var loose: PageView? = try app.container.build(PageInput(name: "loose"))
        let b = Page(try #require(loose).presenter.router, "b", transition)
        let c = try b.open("c", by: .push)
        loose = nil
        #expect(app.log.survivors.alive(of: "loose") == [])
        #expect(b.route.state == .routed)
        // It can still open others.
        let d = try b.open("d", by: .embed(in: "top"))
        #expect(d.route.state == .routed)
        #expect(app.path == ["a", "b", "c"])
        try b.route.remove()
        #expect([b.route.state, c.route.state, d.route.state] == [.removed, .removed, .removed])
        #expect(app.path == ["a"])
        #expect(app.log.survivors.alive(of: "b") == [])
        #expect(app.failures == [])
    }

    @Test func `going back ends the route of such a screen too`() throws {
        let app = try TestApp()
        app.root("a")
        var loose: PageView? = try app.container.build(PageInput(name: "loose"))
        let b = Page(try #require(loose).presenter.router, "b", .push)
        loose = nil
        try app.navigator.back()
        #expect(b.route.state == .removed)
    }

    @Test func `a module without a view ends its route when the module around it is released`() async throws {
        let app = try TestApp()
        var loose: PageView? = try app.container.build(PageInput(name: "loose"))
        let b = Page(try #require(loose).presenter.router, "b", .attach)
        let c = try b.open("c", by: .attach)
        app.root("a")
        let d = try c.open("d", by: .push)
        #expect([b, c, d].map(\.route.state) == [.routed, .routed, .routed])
        loose = nil
        await settle()
        #expect([b, c, d].map(\.route.state) == [.removed, .removed, .removed])
        #expect(app.path == ["a"])
        #expect(["b", "c", "d"].flatMap { app.log.survivors.alive(of: $0) } == [])
        #expect(app.failures == [])
    }

    @Test func `an entry may look at its screen while it is released`() throws {
        let app = try TestApp { CuriousModule() }
        app.root("a")
        for transition in [.push, .present, .embed(in: "top")] as [RouteTransition] {
            let route = app.open("host", by: .push)
            let router = try #require(route.view).presenter.router
            var entry: Curious?
            let curious = router.open(CuriousInput(), by: transition) { $0.completed { entry = $0 } }
            let host = try #require(app.navigator.path.last { $0.node === router.node })
            let screen = try #require(app.navigator.occupant(of: "top", in: host) ?? app.navigator.front)
            #expect(screen.content(as: Curious.self) === entry)
            entry?.look = { [weak screen] _ in screen?.content(as: Curious.self) }
            entry = nil
            try curious.remove()
            #expect(curious.state == .removed)
            #expect(app.log.take().contains("released, content: nil"))
            try route.route.remove()
        }
        #expect(app.failures == [])
    }

    @Test func `an entry without a view may use its node while it is released`() throws {
        let app = try TestApp { CuriousModule() }
        let route = app.router.open(CuriousInput(), by: .attach) { handlers in
            handlers.completed { entry in
                entry.look = { entry in
                    entry.node.runToCompletion {}
                    return entry.node.parent?.name
                }
            }
        }
        try route.remove()
        #expect(app.log.take() == ["released, content: nil"])
    }

    struct CuriousInput: ModuleInput {
        typealias Entry = Curious
    }

    /// Looks around while it is released.
    @MainActor
    final class Curious {
        let node: ModuleNode
        let log: Log
        var look: (Curious) -> Any? = { _ in nil }

        init(node: ModuleNode, log: Log) {
            self.node = node
            self.log = log
        }

        isolated deinit {
            let seen = look(self).map { "\($0)" } ?? "nil"
            log.write("released, content: \(seen)")
        }
    }

    struct CuriousModule: Module {
        typealias Input = CuriousInput
        var bindings: Bindings { PerModule(Curious.init) }
    }

    @Test func `an object that a handler owns may come back to the broadcast while it is released`() {
        let broadcast = Broadcast()
        let log = Log()
        final class Owner {}
        do {
            let owner = Owner()
            let guest = Guest { [unowned broadcast] in
                log.write("\(broadcast.send(1))")
                broadcast.listen(to: Int.self, as: log) { _, _ in }
            }
            broadcast.listen(to: Int.self, as: owner) { [guest] _, _ in withExtendedLifetime(guest) {} }
        }
        broadcast.listen(to: Int.self, as: log) { _, _ in }
        #expect(log.take() == ["1"])
        broadcast.stop(Int.self, as: log)
        #expect(broadcast.send(1) == 0)
    }

    @Test func `an object that a handler of the navigator owns may move it while it is released`() throws {
        let app = try TestApp()
        app.root("a")
        app.open("b", by: .push)
        do {
            let guest = Guest { [unowned navigator = app.navigator] in try? navigator.back() }
            app.navigator.onChange = { withExtendedLifetime(guest) {} }
        }
        app.navigator.onChange = nil
        #expect(app.path == ["a"])
    }

    /// Does something while it is released.
    @MainActor
    final class Guest {
        private let end: () -> Void
        init(_ end: @escaping () -> Void) { self.end = end }
        isolated deinit { end() }
    }
}
