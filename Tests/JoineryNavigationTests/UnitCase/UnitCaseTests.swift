import Joinery
import JoineryNavigation
import Testing

/// View and view model pairs on the router.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct UnitCaseTests {
    struct SearchInput {
        var text: String
    }

    enum SearchCallback: Equatable {
        case found(String)
        case typed(String)
    }

    final class SearchView: UnitView {
        typealias Callback = SearchCallback
        var unit: UnitBinding<SearchView>?
        let log: Log
        private var text = ""
        private(set) var shown: [String] = []

        init(_ log: Log) {
            self.log = log
            log.write("init")
        }

        var input: SearchInput { SearchInput(text: text) }
        func bind(_ output: [String]) {
            shown = output
            log.write("bind \(output)")
        }
        func receive(_ message: String) {
            log.write("receive \(message)")
            text = message
        }
        func viewDidLoad() { unit?.load() }
    }

    final class SearchViewModel: UnitViewModel {
        typealias Input = SearchInput
        let output: [String]
        let callbacks: UnitCallbacks<SearchCallback>
        init(_ input: SearchInput, _ callbacks: UnitCallbacks<SearchCallback>, _ log: Log) {
            log.write("model \(input.text)")
            self.callbacks = callbacks
            output = ["\(input.text)!"]
            log.survivors.watch(self, of: "Search")
        }
        func find() { callbacks.send(.found(output[0])) }
    }

    /// A view that needs nothing but a view model.
    final class PlainView: UnitView {
        var unit: UnitBinding<PlainView>?
    }

    final class PlainViewModel: UnitViewModel {}

    private func search(_ log: Log) -> UnitCase<SearchView, SearchViewModel> {
        UnitCase {
            SearchView(log)
        } model: { input, callbacks in
            SearchViewModel(input, callbacks, log)
        }
    }

    @Test func `input is received after init and before load; at load one view model is made and bound`() throws {
        let app = try TestApp()
        app.router.route(to: search(app.log), sending: "Ada", by: .root)
        #expect(app.log.take() == ["init", "receive Ada"])
        let view = try #require(app.navigator.front?.content(as: SearchView.self))
        #expect(view.unit?.isLoaded == false)
        view.viewDidLoad()
        view.viewDidLoad()
        #expect(view.unit?.isLoaded == true)
        #expect(app.log.take() == ["model Ada", "bind [\"Ada!\"]"])
        #expect(view.shown == ["Ada!"])
        #expect(app.tree.description == "App (active)\n  SearchView (active)")
    }

    @Test
    func `a route is the stream of the pair's events, and ends when it leaves; then all is released`() async throws {
        let app = try TestApp()
        app.root("a")
        var model: SearchViewModel?
        let unit = UnitCase {
            SearchView(app.log)
        } model: { input, callbacks in
            let made = SearchViewModel(input, callbacks, app.log)
            model = made
            return made
        }
        let stream = app.router.route(to: unit, sending: "Ada", by: .push) { handlers in
            handlers.prepare { view in app.log.survivors.watch(view, of: "Search") }
        }
        let told = Task {
            var all: [SearchCallback] = []
            for await callback in stream { all.append(callback) }
            return all
        }
        app.navigator.front?.content(as: SearchView.self)?.viewDidLoad()
        model?.find()
        app.navigator.front?.content(as: SearchView.self)?.unit?.callbacks.send(.typed("A"))
        model = nil
        try app.navigator.back()
        #expect(await told.value == [.found("Ada!"), .typed("A")])
        #expect(app.log.survivors.alive(of: "Search") == [])
        #expect(app.log.survivors.seen(of: "Search") == 2)
    }

    @Test(arguments: [.push, .present, .attach] as [RouteTransition])
    func `a pair leaves by itself after its event, and is released`(transition: RouteTransition) async throws {
        let app = try TestApp()
        app.root("a")
        let stream = app.router.route(to: search(app.log), sending: "Ada", by: transition) { handlers in
            handlers.prepare { view in
                app.log.survivors.watch(view, of: "Search")
                view.viewDidLoad()
            }
            handlers.completed { view in
                view.unit?.callbacks.send(.typed("A"))
                view.unit?.leave()
            }
        }
        var told: [SearchCallback] = []
        for await callback in stream { told.append(callback) }
        #expect(told == [.typed("A")])
        #expect(app.path == ["a"])
        #expect(app.log.survivors.alive(of: "Search") == [])
        #expect(app.log.survivors.seen(of: "Search") == 2)
        #expect(app.failures == [])
    }

    @Test func `a pair that cannot be shown ends its stream, and the failure is reported`() async throws {
        let app = try TestApp()
        let unit = UnitCase<SearchView, SearchViewModel> {
            throw TestFailure()
        } model: { input, callbacks in
            SearchViewModel(input, callbacks, app.log)
        }
        var error: (any Error)?
        let stream = app.router.route(to: unit, sending: "", by: .root) { $0.failed { error = $0 } }
        for await _ in stream {}
        #expect(error is TestFailure)
        #expect(app.failures == ["SearchView: TestFailure()"])
    }

    @Test func `a pair without input, output, message or callback needs nothing`() throws {
        let app = try TestApp()
        let unit = UnitCase {
            PlainView()
        } model: { _, _ in
            PlainViewModel()
        }
        app.router.route(to: unit, by: .root)
        let view = try #require(app.navigator.front?.content(as: PlainView.self))
        view.unit?.load()
        #expect(view.unit?.isLoaded == true)
    }

    @Test func `a gate sees what is sent`() throws {
        let app = try TestApp(interceptors: [
            RouteInterceptor(before: UnitInput<SearchView>.self) { input in
                input.message.isEmpty ? .refuse(TestFailure()) : .pass
            }
        ])
        app.router.route(to: search(app.log), sending: "", by: .root)
        #expect(app.path == [])
        app.router.route(to: search(app.log), sending: "Ada", by: .root)
        #expect(app.path == ["SearchView"])
    }
}
