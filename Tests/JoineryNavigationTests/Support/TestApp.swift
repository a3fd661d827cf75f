import Joinery
import JoineryNavigation

/// An application of pages.
@MainActor
final class TestApp {
    let navigator: StackNavigator
    let container: Container
    let router: Router
    let tree: ModuleTree
    let log: Log
    private let failureLog: FailureLog

    /// The failures that the application's handler was told.
    var failures: [String] { failureLog.lines }

    init(
        isAnimated: Bool = false,
        urls: URLTable? = nil,
        interceptors: [RouteInterceptor] = [],
        @BindingsBuilder more: () -> Bindings = { Bindings.none }
    ) throws {
        let navigator = StackNavigator(isAnimated: isAnimated)
        let failureLog = FailureLog()
        let log = Log()
        self.navigator = navigator
        self.failureLog = failureLog
        self.log = log
        let others = more()
        container = try Container {
            NavigationAssembly(navigator, urls: urls, interceptors: interceptors) { route, error in
                failureLog.lines.append("\(route.name): \(error)")
            }
            Singleton(Log.self) { log }
            PageModule()
            BrokenModule()
            others
        }
        router = try Router(container)
        tree = try container.resolve()
    }

    // The container keeps the navigator, which keeps the modules, which keep the container: an application breaks that ring
    // where it ends.
    deinit {
        let navigator = navigator
        MainActor.assumeIsolated { navigator.closeAll() }
    }

    /// The names of the screens up to the one in front.
    var path: [String] { navigator.path.map { $0.content(as: PageView.self)?.presenter.input.name ?? $0.name } }

    /// Shows a page as the root.
    @discardableResult
    func root(_ name: String) -> Page {
        open(name, by: .root)
    }

    /// Opens a page from the application.
    @discardableResult
    func open(_ name: String, by transition: RouteTransition) -> Page {
        Page(router, name, transition)
    }
}

@MainActor
final class FailureLog {
    var lines: [String] = []
}

/// An opened page, seen from outside; it keeps nothing of the module.
@MainActor
struct Page {
    let route: Route
    private final class Box {
        weak var view: PageView?
    }
    private let box = Box()

    init(_ router: Router, _ name: String, _ transition: RouteTransition) {
        let box = box
        route = router.open(PageInput(name: name), by: transition) { handlers in
            handlers.prepare { box.view = $0 }
        }
    }

    var view: PageView? { box.view }

    /// Opens a page from this one.
    @discardableResult
    func open(_ name: String, by transition: RouteTransition) throws -> Page {
        guard let view else { throw TestFailure() }
        return Page(view.presenter.router, name, transition)
    }
}

extension Bindings {
    /// Nothing.
    @BindingsBuilder static var none: Bindings {}
}

/// Lets what waits on the main actor run.
@MainActor
func settle() async {
    // Not `Task.yield`: it leaves the actor, and optimised, several of them in a row are a single turn.
    for _ in 0..<50 { await Task { @MainActor in }.value }
}
