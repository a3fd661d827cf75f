import JoineryNavigation
import Testing

/// What the headless navigator shows, and whom it tells that they have left.
@MainActor
@Suite
struct StackNavigatorTests {
    @Test func `a module whose tab is not in front pushes onto the stack of its tab`() throws {
        let app = try TestApp()
        let one = app.open("one", by: .tab("one"))
        let part = try one.open("part", by: .embed(in: "top"))
        let flow = try one.open("flow", by: .attach)
        app.open("two", by: .tab("two"))
        let b = try one.open("b", by: .push)
        try part.open("c", by: .push)
        try flow.open("d", by: .push)
        #expect(b.route.state == .routed)
        #expect(app.path == ["two"])
        app.open("e", by: .push)
        try one.open("f", by: .present)
        // A module of the tab in front pushes onto what is presented above it.
        app.open("g", by: .push)
        #expect(app.path == ["two", "e", "f", "g"])
        try app.navigator.dismiss()
        #expect(app.path == ["two", "e"])
        try app.navigator.select("one")
        #expect(app.path == ["one", "b", "c", "d"])
        try b.route.remove()
        #expect(app.path == ["one"])
        #expect(app.failures == [])
    }

    @Test func `back pops what was pushed, dismisses what was presented, and never empties the root`() throws {
        let app = try TestApp()
        app.root("list")
        app.open("detail", by: .push)
        app.open("edit", by: .present)
        app.open("field", by: .push)
        #expect(app.path == ["list", "detail", "edit", "field"])
        for expected in [["list", "detail", "edit"], ["list", "detail"], ["list"]] {
            try app.navigator.back()
            #expect(app.path == expected)
        }
        #expect(throws: NavigationError.nothingBehind) { try app.navigator.back() }
        #expect(app.path == ["list"])
    }

    @Test func `each way of leaving detaches each module that goes exactly once, children first`() throws {
        let ways: [(String, (TestApp, [Page]) throws -> Void, [String])] = [
            ("back", { app, _ in try app.navigator.back() }, ["-d"]),
            ("swipe", { app, _ in try app.navigator.beginBack().finish() }, ["-d"]),
            ("dismiss", { app, _ in try app.navigator.dismiss() }, ["-d", "-c"]),
            (
                "pop", { app, _ in try app.navigator.pop(to: try #require(app.navigator.path.first)) },
                ["-d", "-c", "-b"]
            ),
            ("route", { _, pages in try pages[1].route.remove() }, ["-d", "-c", "-b"]),
            ("root", { app, _ in app.root("new") }, ["-d", "-c", "-b", "-a", "+new"]),
            ("tab", { app, _ in app.open("new", by: .tab("one")) }, ["-d", "-c", "-b", "-a", "+new"]),
            ("end", { app, _ in app.navigator.closeAll() }, ["-d", "-c", "-b", "-a"]),
        ]
        for (name, leave, expected) in ways {
            let app = try TestApp()
            let a = app.root("a")
            let b = try a.open("b", by: .push)
            let c = try b.open("c", by: .present)
            let d = try c.open("d", by: .push)
            #expect(app.log.take() == ["+a", "+b", "+c", "+d"])
            try leave(app, [a, b, c, d])
            #expect(app.log.take() == expected, "\(name)")
            app.navigator.closeAll()
            let rest = app.log.take().filter { $0.hasPrefix("-") }
            #expect(Set(rest).isDisjoint(with: expected), "\(name)")
            #expect(app.log.survivors.alive() == [], "\(name): \(app.log.survivors)")
            #expect(app.log.survivors.seen() >= 16)
        }
    }

    @Test func `a cancelled swipe detaches nothing, and nothing moves while it lasts`() throws {
        let app = try TestApp()
        app.root("a")
        app.open("b", by: .push)
        _ = app.log.take()
        let swipe = try app.navigator.beginBack()
        #expect(throws: NavigationError.busy(screen: "Page")) { try app.navigator.back() }
        swipe.cancel()
        swipe.finish()
        #expect(app.path == ["a", "b"])
        #expect(app.log.take() == [])
        let second = try app.navigator.beginBack()
        second.finish()
        second.finish()
        #expect(app.path == ["a"])
        #expect(app.log.take() == ["-b"])
        #expect(throws: NavigationError.nothingBehind) { try app.navigator.beginBack() }
    }

    @Test func `a swipe whose screen was removed in another way ends without effect`() throws {
        let app = try TestApp()
        app.root("a")
        app.open("b", by: .push)
        let swipe = try app.navigator.beginBack()
        app.navigator.closeAll()
        app.root("c")
        swipe.finish()
        #expect(app.path == ["c"])
    }

    @Test func `dismissing leaves the whole of what was presented; without it, it is an error`() throws {
        let app = try TestApp()
        app.root("a")
        #expect(throws: NavigationError.nothingPresented) { try app.navigator.dismiss() }
        app.open("b", by: .present)
        app.open("c", by: .present)
        app.open("d", by: .push)
        try app.navigator.dismiss()
        #expect(app.path == ["a", "b"])
        try app.navigator.dismiss()
        #expect(app.path == ["a"])
    }

    @Test func `tabs keep their stacks, a closed one leaves, and the last one stays`() throws {
        let app = try TestApp()
        app.root("plain")
        let users = app.open("users", by: .tab("users"))
        #expect(app.log.take() == ["+plain", "-plain", "+users"])
        let settings = app.open("settings", by: .tab("settings"))
        app.open("sound", by: .push)
        #expect(app.path == ["settings", "sound"])
        try app.navigator.select("users")
        #expect(app.path == ["users"])
        #expect(app.navigator.selectedTab == "users")
        try app.navigator.select("settings")
        #expect(app.path == ["settings", "sound"])
        #expect(throws: NavigationError.unknownTab(tab: "x", known: ["users", "settings"])) {
            try app.navigator.select("x")
        }
        _ = app.log.take()
        try settings.route.remove()
        #expect(app.log.take() == ["-sound", "-settings"])
        #expect(app.navigator.tabs == ["users"])
        #expect(app.path == ["users"])
        #expect(throws: NavigationError.lastScreen(screen: "Page")) { try users.route.remove() }
        #expect(users.route.state == .routed)
    }

    @Test func `a tab that is opened again gets a new root, in its place`() throws {
        let app = try TestApp()
        app.open("a", by: .tab("one"))
        app.open("b", by: .tab("two"))
        app.open("c", by: .tab("one"))
        #expect(app.navigator.tabs == ["one", "two"])
        #expect(app.path == ["c"])
        #expect(app.log.take() == ["+a", "+b", "-a", "+c"])
    }

    @Test func `a slot shows one child at a time, which leaves with its host`() throws {
        let app = try TestApp()
        let host = app.root("host")
        let first = try host.open("first", by: .embed(in: "top"))
        try host.open("second", by: .embed(in: "bottom"))
        let screen = try #require(app.navigator.front)
        #expect(app.navigator.occupant(of: "top", in: screen)?.content(as: PageView.self) === first.view)
        let third = try host.open("third", by: .embed(in: "top"))
        #expect(first.route.state == .removed)
        #expect(app.log.take() == ["+host", "+first", "+second", "-first", "+third"])
        try third.route.remove()
        #expect(app.navigator.occupant(of: "top", in: screen) == nil)
        app.root("new")
        #expect(app.log.take() == ["-third", "-second", "-host", "+new"])
        #expect(app.log.survivors.alive(of: "host") == [])
    }

    @Test func `without a host or a root there is nothing to show a screen in`() throws {
        let app = try TestApp()
        #expect(app.open("a", by: .push).route.error as? NavigationError == .noRoot(screen: "Page"))
        #expect(app.open("a", by: .present).route.error as? NavigationError == .noRoot(screen: "Page"))
        app.root("a")
        let embedded = app.open("b", by: .embed(in: "top"))
        #expect(embedded.route.error as? NavigationError == .noHost(slot: "top", screen: "Page"))
        let node = ModuleNode(name: "Loose")
        let loose = Screen(1, node: node, parent: nil)
        #expect(throws: NavigationError.notShown(screen: "Loose")) { try app.navigator.remove(loose) }
        #expect(throws: NavigationError.notShown(screen: "Loose")) { try app.navigator.pop(to: loose) }
        try app.navigator.push(loose)
        #expect(throws: NavigationError.alreadyShown(screen: "Loose")) { try app.navigator.push(loose) }
        #expect(app.log.take() == ["+a"])
    }

    @Test func `with a module go the modules below it, wherever they are shown`() throws {
        let app = try TestApp()
        let a = app.open("a", by: .tab("one"))
        let b = try a.open("b", by: .push)
        app.open("c", by: .tab("two"))
        try b.open("d", by: .present)
        #expect(app.path == ["c", "d"])
        _ = app.log.take()
        try b.route.remove()
        #expect(app.path == ["c"])
        #expect(app.log.take() == ["-d", "-b"])
    }
}
