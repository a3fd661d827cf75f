import Joinery
import JoineryNavigation
import Testing

/// Gates that let routes pass, refuse them, or lead elsewhere first.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct InterceptorTests {
    @MainActor
    final class Session {
        var isLoggedIn = false
        var questions = 0
    }

    /// Pages whose name starts with “chat” need a session.
    private func gate(_ session: Session) -> RouteInterceptor {
        RouteInterceptor(before: PageInput.self) { input in
            session.questions += 1
            guard input.name.hasPrefix("chat"), !session.isLoggedIn else { return .pass }
            return .first(PageInput(name: "login"))
        }
    }

    private func answer(_ app: TestApp, _ session: Session) throws {
        session.isLoggedIn = true
        try #require(app.navigator.front?.content(as: PageView.self)).presenter.input.output.send("yes")
    }

    @Test func `a gate lets a route pass without delay, and is asked about each`() throws {
        let session = Session()
        let app = try TestApp(interceptors: [gate(session)])
        app.root("a")
        app.open("b", by: .push)
        #expect(app.path == ["a", "b"])
        #expect(session.questions == 2)
    }

    @Test
    func `a gate may be a part of the container: it asks for services, after those that were there before`() throws {
        let session = Session()
        var isAskedFirst = false
        let first = RouteInterceptor { _ in
            isAskedFirst = session.questions == 0
            return .pass
        }
        let app = try TestApp(interceptors: [first]) {
            Singleton(Session.self) { session }
            Contribution(RouteInterceptor.self) { @MainActor (session: Session) in
                RouteInterceptor(before: PageInput.self) { input in
                    session.questions += 1
                    return input.name == "b" ? .refuse(TestFailure()) : .pass
                }
            }
        }
        app.root("a")
        #expect(isAskedFirst)
        #expect(app.open("b", by: .push).route.error as? TestFailure == TestFailure())
        #expect(app.path == ["a"])
        #expect(session.questions == 2)
    }

    @Test func `a gate refuses: nothing is shown, and the reason is reported`() throws {
        let app = try TestApp(interceptors: [
            RouteInterceptor { request in
                request.input(as: PageInput.self)?.name == "b" && request.transition == .push
                    ? .refuse(TestFailure()) : .pass
            }
        ])
        app.root("a")
        let b = app.open("b", by: .push)
        #expect(b.route.error as? TestFailure == TestFailure())
        #expect(app.log.take() == ["+a"])
        #expect(app.failures == ["Page: TestFailure()"])
        #expect(app.open("b", by: .present).route.state == .routed)
    }

    @Test func `a gate opens another first, and the route goes on afterwards`() async throws {
        let session = Session()
        let app = try TestApp(interceptors: [gate(session)])
        app.root("a")
        let chat = app.open("chat", by: .push)
        #expect(chat.route.state == .routing)
        await settle()
        #expect(app.path == ["a", "login"])
        try answer(app, session)
        await settle()
        #expect(app.path == ["a", "chat"])
        #expect(chat.route.state == .routed)
        #expect(app.log.take() == ["+a", "+login", "-login", "+chat"])
    }

    @Test func `the pending routes wait together, and go on in order`() async throws {
        let session = Session()
        let app = try TestApp(interceptors: [gate(session)])
        let a = app.root("a")
        let b = try a.open("b", by: .embed(in: "left"))
        app.open("chat 1", by: .push)
        try a.open("chat 2", by: .push)
        try b.open("chat 3", by: .push)
        await settle()
        #expect(app.path == ["a", "login"])
        try answer(app, session)
        await settle()
        #expect(app.path == ["a", "chat 1", "chat 2", "chat 3"])
    }

    @Test func `the pending routes are dropped if the user refuses`() async throws {
        let session = Session()
        let app = try TestApp(interceptors: [gate(session)])
        let a = app.root("a")
        let routes = [app.open("chat 1", by: .push), try a.open("chat 2", by: .push)].map(\.route)
        await settle()
        try app.navigator.back()
        await settle()
        for route in routes {
            #expect(route.state == .unrouted)
            #expect(route.error as? NavigationError == .refused(route: "Page"))
        }
        #expect(app.path == ["a"])
        #expect(app.failures.count == 2)
        #expect(app.log.survivors.alive(of: "login") == [])
        // The next one is asked again.
        app.open("chat 3", by: .push)
        await settle()
        #expect(app.path == ["a", "login"])
    }

    @Test func `an output that is not accepted refuses as well`() async throws {
        let app = try TestApp(interceptors: [
            RouteInterceptor(before: PageInput.self) { input in
                input.name == "chat" ? .first(PageInput(name: "login"), by: .push) { $0 == "yes" } : .pass
            }
        ])
        app.root("a")
        let chat = app.open("chat", by: .push)
        await settle()
        try #require(app.navigator.front?.content(as: PageView.self)).presenter.input.output.send("no")
        await settle()
        #expect(chat.route.error as? NavigationError == .refused(route: "Page"))
        #expect(app.path == ["a"])
    }

    @Test func `a gate does not lead what it opened itself elsewhere, and the next gate is asked too`() async throws {
        let app = try TestApp(interceptors: [
            RouteInterceptor { request in
                request.transition == .root ? .pass : .first(PageInput(name: "first"))
            },
            RouteInterceptor { request in
                request.input(as: PageInput.self)?.name == "b" ? .refuse(TestFailure()) : .pass
            },
        ])
        app.root("a")
        let b = app.open("b", by: .push)
        await settle()
        #expect(app.path == ["a", "first"])
        try #require(app.navigator.front?.content(as: PageView.self)).presenter.input.output.send("ok")
        await settle()
        #expect(b.route.error as? TestFailure == TestFailure())
    }

    @Test func `a route that was given up at the gate is not shown afterwards`() async throws {
        let session = Session()
        let app = try TestApp(interceptors: [gate(session)])
        app.root("a")
        let chat = app.open("chat", by: .push)
        await settle()
        try chat.route.remove()
        try answer(app, session)
        await settle()
        #expect(chat.route.state == .unrouted)
        #expect(app.path == ["a"])
    }
}
