import Joinery
import JoineryNavigation
import Observation
import Testing

/// Opening modules, and undoing it.
@MainActor
@Suite
struct RouterTests {
    @Test func `prepare runs before the module is shown, completion after`() throws {
        let app = try TestApp()
        let route = app.router.open(PageInput(name: "a"), by: .root) { handlers in
            handlers.prepare { view in
                view.title = "prepared"
                app.log.write("prepare \(app.path)")
            }
            handlers.completed { view in app.log.write("completed \(view.title) \(app.path)") }
            handlers.failed { _ in app.log.write("failed") }
        }
        #expect(app.log.take() == ["prepare []", "+a", "completed prepared [\"a\"]"])
        #expect(route.state == .routed)
        #expect(route.name == "Page")
        #expect(app.failures == [])
    }

    @Test
    func `a failed build shows nothing, and is reported to the caller, to the application and by the route`() throws {
        let app = try TestApp()
        app.root("a")
        var told: (any Error)?
        let route = app.router.open(BrokenInput(), by: .push) { handlers in
            handlers.completed { _ in Issue.record("It cannot be shown.") }
            handlers.failed { told = $0 }
        }
        #expect(route.state == .unrouted)
        guard case .factoryFailed(_, let underlying)? = told as? ResolutionError else {
            Issue.record("\(String(describing: told))")
            return
        }
        #expect(underlying is TestFailure)
        #expect(route.error is ResolutionError)
        #expect(app.failures.count == 1)
        #expect(app.failures.first?.hasPrefix("Broken: ") == true)
        #expect(app.path == ["a"])
        #expect(app.tree.root.children.count == 1)
    }

    @Test func `a module that cannot be prepared is not shown, and goes`() throws {
        let app = try TestApp()
        app.root("a")
        let route = app.router.open(PageInput(name: "b"), by: .push) { handlers in
            handlers.prepare { _ in throw TestFailure() }
        }
        #expect(route.error as? TestFailure == TestFailure())
        #expect(app.path == ["a"])
        #expect(app.log.take() == ["+a"])
        #expect(app.log.survivors.alive(of: "b") == [])
        #expect(app.log.survivors.seen(of: "b") == 4)
    }

    @Test func `removing a route undoes the way it was shown; twice is an error`() throws {
        let app = try TestApp()
        app.root("a")
        for transition in [RouteTransition.push, .present] {
            let page = app.open("b", by: transition)
            #expect(app.navigator.isPresenting == (transition == .present))
            try page.route.remove()
            #expect(page.route.state == .removed)
            #expect(app.path == ["a"])
            #expect(throws: NavigationError.notRouted(route: "Page", state: .removed)) { try page.route.remove() }
        }
    }

    @Test func `the root cannot be removed, and its route says so and stays`() throws {
        let app = try TestApp()
        let root = app.root("a")
        #expect(throws: NavigationError.lastScreen(screen: "Page")) { try root.route.remove() }
        #expect(root.route.state == .routed)
    }

    @Test func `a route's state is observable, and follows the user's own way back`() async throws {
        let app = try TestApp()
        app.root("a")
        let route = app.open("b", by: .push).route
        let changes = Log()
        withObservationTracking {
            _ = route.state
        } onChange: {
            Task { @MainActor in changes.write("\(route.state)") }
        }
        try app.navigator.back()
        await settle()
        #expect(changes.take() == ["removed"])
    }

    @Test func `what a module opens goes with it when the root is replaced; what it opens as root stays`() throws {
        let app = try TestApp()
        let login = app.root("login")
        let home = try login.open("home", by: .root)
        #expect(app.log.take() == ["+login", "-login", "+home"])
        #expect(app.path == ["home"])
        #expect(home.route.state == .routed)
        #expect(login.route.state == .removed)
        #expect(app.log.survivors.alive(of: "login") == [])
    }

    @Test func `preview and commit show the same instance, once`() throws {
        let app = try TestApp()
        app.root("a")
        let preview = try app.router.make(PageInput(name: "b"))
        weak let view = preview.entry
        #expect(app.path == ["a"])
        #expect(app.log.take() == ["+a"])
        var prepared: PageView?
        let route = try preview.show(by: .push) { handlers in handlers.prepare { prepared = $0 } }
        #expect(prepared === view)
        prepared = nil
        #expect(app.navigator.front?.content(as: PageView.self) === view)
        #expect(preview.entry == nil)
        #expect(app.log.take() == ["+b"])
        #expect(throws: NavigationError.alreadyShown(screen: "Page")) { try preview.show(by: .push) }
        try route.remove()
        #expect(app.log.take() == ["-b"])
        #expect(view == nil)
    }

    @Test func `a preview that is dropped was never attached, and its module goes`() throws {
        let app = try TestApp()
        app.root("a")
        do {
            let preview = try app.router.make(PageInput(name: "b"))
            #expect(preview.entry?.presenter.router.node.state == .detached)
        }
        #expect(app.log.take() == ["+a"])
        #expect(app.log.survivors.alive(of: "b") == [])
        #expect(throws: ResolutionError.self) { try app.router.make(BrokenInput()) }
    }

    @Test func `a preview that cannot be shown yet is kept, and shown later`() throws {
        let app = try TestApp()
        let preview = try app.router.make(PageInput(name: "b"))
        let first = try preview.show(by: .push)
        #expect(first.error as? NavigationError == .noRoot(screen: "Page"))
        let second = try preview.show(by: .root) { $0.prepare { _ in throw TestFailure() } }
        #expect(second.error is TestFailure)
        #expect(preview.entry != nil)
        #expect(try preview.show(by: .root).state == .routed)
        #expect(app.path == ["b"])
        #expect(app.log.take() == ["+b"])
    }

    @Test func `a module that was built without a router can open others; its node is attached to nothing`() throws {
        let app = try TestApp()
        app.root("a")
        let page = try app.container.build(PageInput(name: "loose"))
        let route = page.presenter.router.open(PageInput(name: "b"), by: .push)
        #expect(route.state == .routed)
        #expect(app.log.take() == ["+a"])
        #expect(page.presenter.router.node.description == "Module (detached)\n  Page (inactive)")
        try route.remove()
    }

    @Test func `a builder that was injected opens a module that the graph shows`() throws {
        let app = try TestApp()
        app.root("a")
        let builder = try app.container.resolve(Builder<PageInput>.self)
        app.router.open(PageInput(name: "b"), with: builder, by: .push)
        #expect(app.path == ["a", "b"])
        #expect(app.log.take() == ["+a", "+b"])
    }

    @Test func `when all is closed, nothing keeps the container or the navigator`() throws {
        weak var container: Container?
        weak var navigator: StackNavigator?
        weak var tree: ModuleTree?
        do {
            let app = try TestApp()
            container = app.container
            navigator = app.navigator
            tree = app.tree
            let a = app.root("a")
            try a.open("b", by: .push).open("c", by: .present)
            app.navigator.closeAll()
        }
        #expect(container == nil)
        #expect(navigator == nil)
        #expect(tree == nil)
    }

    @Test func `a hundred modules opened and left leave nothing behind`() throws {
        let app = try TestApp()
        let list = app.root("a")
        for _ in 0..<100 {
            try list.open("b", by: .push)
            try app.navigator.back()
            try list.open("c", by: .present).route.remove()
        }
        #expect(app.log.survivors.seen(of: "b") == 400)
        #expect(app.log.survivors.alive(of: "b") == [])
        #expect(app.log.survivors.alive(of: "c") == [])
        #expect(app.tree.description == "App (active)\n  Page (active)")
    }
}
