import Joinery
import JoineryNavigation
import Testing

/// A module without a view that has opened screens.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct FlowTests {
    struct FlowInput: ModuleInput {
        typealias Entry = Flow
    }

    @MainActor
    final class Flow {
        let router: Router
        init(router: Router) { self.router = router }
    }

    struct FlowModule: Module {
        typealias Input = FlowInput
        var bindings: Bindings { PerModule(Flow.init) }
    }

    /// An application with two tabs.
    private func app(isAnimated: Bool) throws -> TestApp {
        let app = try TestApp(isAnimated: isAnimated) { FlowModule() }
        app.open("one", by: .tab("one"))
        app.navigator.finishTransition()
        app.open("two", by: .tab("two"))
        app.navigator.finishTransition()
        return app
    }

    private func openFlow(_ app: TestApp) throws -> (route: Route, flow: Flow) {
        var flow: Flow?
        let route = app.router.open(FlowInput(), by: .attach) { $0.prepare { flow = $0 } }
        return (route, try #require(flow))
    }

    private func open(_ name: String, _ transition: RouteTransition, _ flow: Flow, _ app: TestApp) {
        flow.router.open(PageInput(name: name), by: transition)
        app.navigator.finishTransition()
    }

    @Test(arguments: [false, true])
    func `its screens in several tabs leave together, in one transition`(isAnimated: Bool) throws {
        let app = try app(isAnimated: isAnimated)
        let (route, flow) = try openFlow(app)
        open("b", .push, flow, app)
        try app.navigator.select("one")
        open("a", .push, flow, app)
        open("c", .present, flow, app)
        _ = app.log.take()
        try route.remove()
        #expect(route.state == .removed)
        #expect(app.log.take() == ["-c", "-b", "-a"])
        #expect(app.navigator.transitions.isBusy == isAnimated)
        app.navigator.finishTransition()
        #expect(app.path == ["one"])
        try app.navigator.select("two")
        #expect(app.path == ["two"])
        #expect(app.tree.description == "App (active)\n  Page (active)\n  Page (active)")
        #expect(app.failures == [])
    }

    @Test func `while a movement is under way the whole removal waits`() throws {
        let app = try app(isAnimated: true)
        let (route, flow) = try openFlow(app)
        open("b", .push, flow, app)
        try app.navigator.select("one")
        open("a", .push, flow, app)
        app.open("d", by: .push)
        try route.remove()
        #expect(route.state == .removing)
        #expect(app.path == ["one", "a", "d"])
        app.navigator.finishTransition()
        #expect(route.state == .removed)
        #expect(app.path == ["one"])
        app.navigator.finishTransition()
        #expect(app.failures == [])
    }

    @Test func `a flow without screens, or with embedded ones alone, does not wait`() throws {
        let app = try app(isAnimated: true)
        let empty = try openFlow(app)
        app.open("d", by: .push)
        try empty.route.remove()
        #expect(empty.route.state == .removed)
        #expect(app.navigator.transitions.isBusy)
    }

    @Test func `a removal that the navigator refuses leaves nothing half removed`() throws {
        let app = try TestApp { FlowModule() }
        let (route, flow) = try openFlow(app)
        flow.router.open(PageInput(name: "a"), by: .root)
        let b = Page(flow.router, "b", .push)
        let loose = Screen(1, node: ModuleNode(name: "Loose"), parent: b.view?.presenter.router.node)
        #expect(throws: NavigationError.notShown(screen: "Loose")) {
            try app.navigator.remove(together: [try #require(app.navigator.front), loose])
        }
        #expect(app.path == ["a", "b"])
        #expect(throws: NavigationError.lastScreen(screen: "Page")) {
            try app.navigator.remove(together: app.navigator.path)
        }
        #expect(app.path == ["a", "b"])
        try route.remove()
        #expect(app.path == ["a"])
        #expect(b.route.state == .removed)
    }

    @Test func `an embedded module that has pushed a screen leaves with it, in one transition that waits`() throws {
        let app = try TestApp(isAnimated: true)
        let a = app.root("a")
        app.navigator.finishTransition()
        let b = try a.open("b", by: .embed(in: "top"))
        try b.open("c", by: .push)
        try b.route.remove()
        #expect(b.route.state == .removing)
        #expect(app.path == ["a", "c"])
        app.navigator.finishTransition()
        #expect(b.route.state == .removed)
        #expect(app.path == ["a"])
        #expect(app.navigator.transitions.isBusy)
    }
}
