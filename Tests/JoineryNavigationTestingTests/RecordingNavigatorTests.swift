import Joinery
import JoineryGraph
import JoineryNavigation
import JoineryNavigationTesting
import JoineryTesting
import Testing

@MainActor
@Suite struct RecordingNavigatorTests {
    let navigator = RecordingNavigator()
    let router: Router

    init() throws {
        let navigator = navigator
        let container = try Container {
            NavigationAssembly(navigator, interceptors: [navigator.interceptor])
            PageModule()
        }
        router = try Router(container)
    }

    @Test func `what a module's router does is recorded, with the names of the modules`() throws {
        defer { navigator.closeAll() }
        router.open(PageInput(number: 1), by: .root)
        let page = try #require(navigator.front?.content(as: PageView.self))
        page.router.showNext()
        #expect(navigator.moves == [.setRoot("Page"), .push("Page")])
        #expect(navigator.inputs(as: PageInput.self).map(\.number) == [1, 2])
        #expect(navigator.stack.path.count == 2)
        try navigator.back()
        #expect(navigator.takeMoves() == [.setRoot("Page"), .push("Page"), .back])
        #expect(navigator.moves.isEmpty)
    }

    @Test func `screens that leave together are one move, and a single one is an ordinary removal`() throws {
        defer { navigator.closeAll() }
        router.open(PageInput(number: 1), by: .root)
        router.open(PageInput(number: 2), by: .push)
        router.open(PageInput(number: 3), by: .push)
        _ = navigator.takeMoves()
        try navigator.remove(together: navigator.stack.path.suffix(2))
        router.open(PageInput(number: 4), by: .push)
        try navigator.remove(together: navigator.stack.path.suffix(1))
        #expect(navigator.takeMoves() == [.removeTogether(["Page", "Page"]), .push("Page"), .remove("Page")])
        #expect("\(Move.removeTogether(["A", "B"]))" == "remove A and B")
        #expect(throws: NavigationError.lastScreen(screen: "Page")) {
            try navigator.remove(together: navigator.stack.path)
        }
        #expect(navigator.moves == [])
    }

    @Test func `the screens are really shown and left`() throws {
        router.open(PageInput(number: 1), by: .root)
        weak let page = navigator.front?.content(as: PageView.self)
        #expect(page != nil)
        navigator.closeAll()
        #expect(page == nil)
        #expect(navigator.moves.last == .closeAll)
    }

    @Test func `every kind of move is recorded`() throws {
        defer { navigator.closeAll() }
        router.open(PageInput(number: 1), by: .tab("first"))
        let root = try #require(navigator.front)
        router.open(PageInput(number: 2), by: .tab("second"))
        try navigator.select("first")
        router.open(PageInput(number: 3), by: .push)
        router.open(PageInput(number: 4), by: .present)
        try navigator.dismiss()
        try navigator.pop(to: root)
        root.content(as: PageView.self)?.router.embedNext()
        router.open(PageInput(number: 6), by: .push)
        try navigator.remove(try #require(navigator.front))
        #expect(
            navigator.moves.map(\.description) == [
                "open tab first with Page", "open tab second with Page", "select tab first", "push Page",
                "present Page", "dismiss", "pop to Page", "embed Page in side of Page", "push Page", "remove Page",
            ]
        )
    }

    @Test func `what is refused is among the refusals and not among the moves`() throws {
        defer { navigator.closeAll() }
        router.open(PageInput(number: 1), by: .push)
        #expect(throws: NavigationError.self) { try navigator.back() }
        #expect(navigator.moves.isEmpty)
        #expect(navigator.refusals.map(\.move) == [.push("Page"), .back])
        #expect("\(try #require(navigator.refusals.first).error)".contains("root"))
    }

    @Test func `the navigator retains neither the container nor a router`() throws {
        let navigator = RecordingNavigator()
        weak var container: Container?
        do {
            let application = try Container {
                NavigationAssembly(navigator, interceptors: [navigator.interceptor])
                PageModule()
            }
            container = application
            try Router(application).open(PageInput(number: 1), by: .root)
            navigator.closeAll()
        }
        #expect(container == nil)
        #expect(navigator.inputs(as: PageInput.self).map(\.number) == [1])
    }

    @Test func `a route that fails can fail the test`() throws {
        let navigator = navigator
        let container = try Container {
            NavigationAssembly(navigator, interceptors: [navigator.interceptor]) { route, error in
                Issue.record("\(route.name) cannot be shown: \(error)")
            }
        }
        let router = try Router(container)
        withKnownIssue {
            _ = router.open(PageInput(number: 1), by: .root)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("Page cannot be shown") }
        }
        #expect(navigator.moves.isEmpty)
        #expect(navigator.inputs(as: PageInput.self).count == 1)
    }

    @Test func `an application with screens links strictly, but for the resolver of its routers`() {
        expectLinks(checks: .strict(roots: [PageInput.self], except: [.unreached, .opaque])) {
            NavigationAssembly(StackNavigator())
            PageModule()
        }
    }

    @Test func `a movement that takes time is recorded when it begins`() {
        let navigator = RecordingNavigator(isAnimated: true)
        let container = expectLinks {
            NavigationAssembly(navigator)
            PageModule()
        }
        guard let container, let router = try? Router(container) else { return }
        router.open(PageInput(number: 1), by: .root)
        #expect(navigator.moves == [.setRoot("Page")])
        #expect(navigator.transitions.isBusy)
        navigator.stack.finishTransition()
        #expect(!navigator.transitions.isBusy)
        navigator.closeAll()
    }
}
