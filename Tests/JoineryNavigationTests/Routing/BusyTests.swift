import JoineryNavigation
import Testing

/// One movement at a time.
@MainActor
@Suite
struct BusyTests {
    @Test func `a second tap is refused as busy, a second module waits for its turn`() throws {
        let app = try TestApp(isAnimated: true)
        let a = app.root("a")
        #expect(a.route.state == .routing)
        app.navigator.finishTransition()
        #expect(a.route.state == .routed)

        let b = try a.open("b", by: .present)
        let again = try a.open("b", by: .present)
        #expect(again.route.state == .unrouted)
        #expect(again.route.error as? NavigationError == .busy(screen: "Page"))
        let c = app.open("c", by: .present)
        #expect(c.route.state == .routing)
        #expect(app.path == ["a", "b"])

        app.navigator.finishTransition()
        #expect(b.route.state == .routed)
        #expect(c.route.state == .routing)
        #expect(app.path == ["a", "b", "c"])
        app.navigator.finishTransition()
        #expect(c.route.state == .routed)
        #expect(app.failures == ["Page: \(NavigationError.busy(screen: "Page"))"])
        try #require(a.view).presenter.router.open(PageInput(name: "d"), by: .push)
        #expect(app.path == ["a", "b", "c", "d"])
    }

    @Test func `completion comes when the movement has ended`() throws {
        let app = try TestApp(isAnimated: true)
        app.router.open(PageInput(name: "a"), by: .root) { $0.completed { _ in app.log.write("completed") } }
        #expect(app.log.take() == ["+a"])
        app.navigator.finishTransition()
        #expect(app.log.take() == ["completed"])
    }

    @Test func `what waits is dropped when the module that asked for it is closed`() throws {
        let app = try TestApp(isAnimated: true)
        let a = app.root("a")
        app.navigator.finishTransition()
        let b = try a.open("b", by: .push)
        app.navigator.finishTransition()
        app.open("c", by: .push)
        let d = try a.open("d", by: .root)
        let e = try b.open("e", by: .push)
        #expect(e.route.state == .routing)
        app.navigator.finishTransition()
        app.navigator.finishTransition()
        #expect(d.route.state == .routed)
        #expect(e.route.error as? NavigationError == .openerGone(route: "Page"))
        #expect(app.path == ["d"])
    }

    @Test func `a removal waits for the movement that is under way, and a route that waits can be given up`() throws {
        let app = try TestApp(isAnimated: true)
        let a = app.root("a")
        app.navigator.finishTransition()
        let b = app.open("b", by: .push)
        let c = try a.open("c", by: .push)
        try c.route.remove()
        #expect(c.route.state == .unrouted)
        #expect(c.route.error as? NavigationError == .abandoned(route: "Page"))
        try b.route.remove()
        #expect(b.route.state == .removing)
        #expect(throws: NavigationError.notRouted(route: "Page", state: .removing)) { try b.route.remove() }
        #expect(app.path == ["a", "b"])
        app.navigator.finishTransition()
        #expect(b.route.state == .removed)
        #expect(app.path == ["a"])
        #expect(app.log.take() == ["+a", "+b", "-b"])
        app.navigator.finishTransition()
        #expect(c.route.state == .unrouted)
        #expect(app.path == ["a"])
        #expect(app.failures == [])
    }

    @Test func `the navigator refuses what is asked of it directly while it moves`() throws {
        let app = try TestApp(isAnimated: true)
        app.open("a", by: .tab("one"))
        #expect(throws: NavigationError.busy(screen: "one")) { try app.navigator.select("one") }
        let loose = Screen(1, node: ModuleNode(name: "Loose"), parent: nil)
        #expect(throws: NavigationError.busy(screen: "Loose")) { try app.navigator.push(loose) }
        app.navigator.finishTransition()
        app.navigator.finishTransition()
        try app.navigator.push(loose)
        #expect(app.navigator.front === loose)
    }

    @Test func `what is embedded neither waits nor is refused`() throws {
        let app = try TestApp(isAnimated: true)
        let a = app.root("a")
        let b = try a.open("b", by: .embed(in: "top"))
        let c = try a.open("c", by: .embed(in: "bottom"))
        #expect(a.route.state == .routing)
        #expect(b.route.state == .routed)
        #expect(c.route.state == .routed)
        try b.route.remove()
        #expect(b.route.state == .removed)
    }
}
