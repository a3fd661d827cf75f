import Joinery
import JoineryNavigation
import Testing

/// Modules that open or leave something in the middle of being shown or left.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ReentrantOpeningTests {
    struct EagerInput: ModuleInput {
        typealias Entry = EagerView
        var onActive: @MainActor (Router) -> Void = { _ in }
        var onResign: @MainActor (Router) -> Void = { _ in }
    }

    @MainActor
    final class EagerView: ModuleActivity {
        let input: EagerInput
        let router: Router
        init(input: EagerInput, router: Router) {
            self.input = input
            self.router = router
        }
        func didBecomeActive() { input.onActive(router) }
        func willResignActive() { input.onResign(router) }
    }

    struct EagerModule: Module {
        typealias Input = EagerInput
        var bindings: Bindings {
            PerModule(EagerView.init)
            Participant(EagerView.self)
        }
    }

    @Test func `a list that asks for login as it becomes active shows both, in order, at once`() throws {
        let app = try TestApp { EagerModule() }
        let input = EagerInput(onActive: { $0.open(PageInput(name: "login"), by: .present) })
        let route = app.router.open(input, by: .root) { $0.completed { _ in app.log.write("completed") } }
        #expect(app.path == ["Eager", "login"])
        #expect(app.log.take() == ["completed", "+login"])
        #expect(route.state == .routed)
        #expect(app.tree.description == "App (active)\n  Eager (active)\n    Page (active)")
    }

    @Test func `a module that embeds a child as it becomes active finds itself shown`() throws {
        let app = try TestApp(isAnimated: true) { EagerModule() }
        app.router.open(EagerInput(onActive: { $0.open(PageInput(name: "child"), by: .embed(in: "a")) }), by: .root)
        #expect(app.log.take() == ["+child"])
        app.navigator.closeAll()
        #expect(app.log.take() == ["-child"])
    }

    @Test func `what a module opens while it is left is dropped`() throws {
        let app = try TestApp { EagerModule() }
        app.root("a")
        var late: Route?
        let input = EagerInput(onResign: { late = $0.open(PageInput(name: "late"), by: .push) })
        let route = app.router.open(input, by: .push)
        try route.remove()
        #expect(route.state == .removed)
        #expect(late?.error as? NavigationError == .openerGone(route: "Page"))
        #expect(app.path == ["a"])
        #expect(app.log.take() == ["+a"])
    }

    @Test func `a gate whose detour cannot be shown refuses what waits`() async throws {
        let app = try TestApp(interceptors: [
            RouteInterceptor(before: PageInput.self) { input in
                input.name == "chat" ? .first(PageInput(name: "login"), by: .embed(in: "nowhere")) : .pass
            }
        ])
        app.root("a")
        let chat = app.open("chat", by: .push)
        await settle()
        #expect(chat.route.error as? NavigationError == .refused(route: "Page"))
        #expect(app.failures.count == 2)
        #expect(app.path == ["a"])
    }

    @Test func `a route whose module is closed at the gate is dropped afterwards`() async throws {
        let app = try TestApp(interceptors: [
            RouteInterceptor(before: PageInput.self) { input in
                input.name == "chat" ? .first(PageInput(name: "login")) : .pass
            }
        ])
        app.root("a")
        let b = app.open("b", by: .embed(in: "x"))
        let c = app.open("c", by: .push)
        let chat = try c.open("chat", by: .push)
        await settle()
        #expect(app.path == ["a", "c", "login"])
        // The login belongs to the application: it stays when the module that led to it goes in another way.
        let login = try #require(app.navigator.front?.content(as: PageView.self))
        app.root("d")
        login.presenter.input.output.send("yes")
        await settle()
        #expect(chat.route.state == .unrouted)
        #expect(app.path == ["d"])
        #expect(b.route.state == .unrouted)
    }
}
