import Joinery
import JoineryNavigation
import Testing

/// What arrives from outside, for instance URLs, while the application is busy.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ApplicationRouterTests {
    private func app(isAnimated: Bool = false, interceptors: [RouteInterceptor] = []) throws -> TestApp {
        let urls = try URLTable {
            URLRoute("app://pages/:name") { PageInput(name: try $0.string("name")) }
        }
        let app = try TestApp(isAnimated: isAnimated, urls: urls, interceptors: interceptors)
        app.root("a")
        app.navigator.finishTransition()
        return app
    }

    @Test func `a second URL during a movement waits for its turn, with the openings of modules in between`() throws {
        let app = try app(isAnimated: true)
        let a = try #require(app.navigator.front?.content(as: PageView.self)).presenter.router
        let b = app.router.open(url: "app://pages/b")
        let c = app.router.open(url: "app://pages/c")
        let d = a.open(PageInput(name: "d"), by: .push)
        let e = app.router.open(url: "app://pages/e")
        #expect([b, c, d, e].map(\.state) == [.routing, .routing, .routing, .routing])
        #expect(app.path == ["a", "b"])
        for path in [["a", "b", "c"], ["a", "b", "c", "d"], ["a", "b", "c", "d", "e"]] {
            app.navigator.finishTransition()
            #expect(app.path == path)
        }
        app.navigator.finishTransition()
        #expect([b, c, d, e].map(\.state) == [.routed, .routed, .routed, .routed])
        #expect(app.failures == [])
    }

    @MainActor
    final class Session {
        var isLoggedIn = false
    }

    private func gate(_ session: Session) -> RouteInterceptor {
        RouteInterceptor(before: PageInput.self) { input in
            guard input.name.hasPrefix("chat"), !session.isLoggedIn else { return .pass }
            return .first(PageInput(name: "login"))
        }
    }

    private func login(_ app: TestApp) throws -> PagePresenter {
        let presenter = try #require(app.navigator.front?.content(as: PageView.self)).presenter
        try #require(presenter.input.name == "login")
        return presenter
    }

    @Test(arguments: [false, true])
    func `what arrives while a login is shown is shown after it, in order`(isAnimated: Bool) throws {
        let session = Session()
        let app = try app(isAnimated: isAnimated, interceptors: [gate(session)])
        let routes = ["chat1", "b", "chat2", "c"].map { app.router.open(url: "app://pages/\($0)") }
        app.navigator.finishTransition()
        #expect(app.path == ["a", "login"])
        session.isLoggedIn = true
        try login(app).input.output.send("yes")
        for _ in 0..<5 { app.navigator.finishTransition() }
        #expect(app.path == ["a", "chat1", "b", "chat2", "c"])
        #expect(routes.map(\.state) == [.routed, .routed, .routed, .routed])
        #expect(app.failures == [])
    }

    @Test func `if the user leaves the login, those that need it fail together, and the others are shown`() throws {
        let session = Session()
        let app = try app(interceptors: [gate(session)])
        let routes = ["chat1", "b", "chat2", "c"].map { app.router.open(url: "app://pages/\($0)") }
        try app.navigator.back()
        #expect(app.path == ["a", "b", "c"])
        #expect(routes.map(\.state) == [.unrouted, .routed, .unrouted, .routed])
        #expect(app.failures == Array(repeating: "Page: \(NavigationError.refused(route: "Page"))", count: 2))
    }

    @Test func `a route that is given up while it waits does not hold up the others`() throws {
        let session = Session()
        let app = try app(interceptors: [gate(session)])
        let chat = app.router.open(url: "app://pages/chat")
        let b = app.router.open(url: "app://pages/b")
        #expect(b.state == .routing)
        try chat.remove()
        #expect(b.state == .routed)
        #expect(app.path == ["a", "login", "b"])
    }

    @Test func `a router of a module still refuses a second tap while its first route waits`() throws {
        let session = Session()
        let app = try app(interceptors: [gate(session)])
        let router = try #require(app.navigator.front?.content(as: PageView.self)).presenter.router
        let first = router.open(PageInput(name: "chat"), by: .push)
        let second = router.open(PageInput(name: "b"), by: .push)
        #expect(second.error as? NavigationError == .busy(screen: "Page"))
        // A route that is given up at the gate does not keep its router waiting.
        try first.remove()
        let third = router.open(PageInput(name: "c"), by: .push)
        #expect(third.state == .routed)
    }
}
