import Joinery
import JoineryNavigation
import Testing

/// A module that leaves by itself.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct LeaveTests {
    @Test(arguments: [.push, .present, .embed(in: "top"), .tab("more"), .attach] as [RouteTransition])
    func `leaving undoes how the module was shown, with all that is above or inside it`(
        transition: RouteTransition
    ) throws {
        let app = try TestApp()
        let a = app.open("a", by: .tab("home"))
        let b = try a.open("b", by: transition)
        try b.open("c", by: .present)
        let router = try #require(b.view).presenter.router
        router.leave()
        #expect(b.route.state == .removed)
        #expect(app.path == ["a"])
        #expect(app.navigator.tabs == ["home"])
        #expect(app.log.take() == ["+a", "+b", "+c", "-c", "-b"])
        #expect(app.tree.description == "App (active)\n  Page (active)")
        #expect(app.failures == [])
    }

    @Test func `a module that has left leaves nothing, and goes with all its objects`() throws {
        let app = try TestApp()
        app.root("a")
        let b = app.open("b", by: .push)
        let router = try #require(b.view).presenter.router
        app.open("c", by: .push)
        router.leave()
        router.leave()
        #expect(app.path == ["a"])
        #expect(app.log.survivors.alive(of: "b") == ["Router"])
        #expect(app.failures == [])
    }

    @Test func `the root stays, and the application's handler is called`() throws {
        let app = try TestApp()
        let a = app.root("a")
        try #require(a.view).presenter.router.leave()
        #expect(app.path == ["a"])
        #expect(a.route.state == .routed)
        #expect(app.failures == ["Page: \(NavigationError.lastScreen(screen: "Page"))"])
    }

    @Test func `nothing leaves before it is shown, and the application itself does not`() throws {
        let app = try TestApp()
        app.root("a")
        app.router.leave()
        let preview = try app.router.make(PageInput(name: "b"))
        preview.entry?.presenter.router.leave()
        #expect(preview.entry != nil)
        try preview.show(by: .push)
        #expect(app.path == ["a", "b"])
        app.navigator.front?.content(as: PageView.self)?.presenter.router.leave()
        #expect(app.path == ["a"])
        #expect(app.failures == [])
    }

    @Test func `while a movement is under way it waits`() throws {
        let app = try TestApp(isAnimated: true)
        app.root("a")
        app.navigator.finishTransition()
        let b = app.open("b", by: .push)
        let router = try #require(b.view).presenter.router
        router.leave()
        router.leave()
        #expect(b.route.state == .removing)
        #expect(app.path == ["a", "b"])
        app.navigator.finishTransition()
        #expect(app.path == ["a"])
        app.navigator.finishTransition()
        #expect(b.route.state == .removed)
        #expect(app.failures == [])
    }

    @Test func `an awaited module that leaves after its output is left once, and its output counts`() async throws {
        let app = try TestApp()
        app.root("a")
        let task = Task { try await app.router.result(PageInput(name: "b")) }
        await settle()
        let presenter = try #require(app.navigator.front?.content(as: PageView.self)).presenter
        presenter.input.output.send("x")
        presenter.router.leave()
        #expect(app.path == ["a"])
        #expect(try await task.value == "x")
        #expect(app.log.take() == ["+a", "+b", "-b"])
        #expect(app.failures == [])
    }
}
