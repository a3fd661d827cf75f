import Joinery
import JoineryNavigation
import Testing

/// A value of a module that the modules below it observe.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SharedContextTests {
    struct Filter: Equatable {
        var text = ""
    }

    @MainActor
    final class ListInteractor {
        let writer: ContextWriter<Filter, ListInteractor>
        init(writer: ContextWriter<Filter, ListInteractor>) { self.writer = writer }
        func search(_ text: String) { writer.write(self) { $0.text = text } }
    }

    @MainActor
    final class ListView {
        let interactor: ListInteractor
        let router: Router
        private let between: Builder<BetweenInput>
        private let results: Builder<ResultsInput>

        init(
            interactor: ListInteractor,
            router: Router,
            between: Builder<BetweenInput>,
            results: Builder<ResultsInput>
        ) {
            self.interactor = interactor
            self.router = router
            self.between = between
            self.results = results
        }

        func openBetween() { router.open(BetweenInput(), with: between, by: .push) }
        func openResults() { router.open(ResultsInput(), with: results, by: .push) }
    }

    /// A module that knows nothing of what the list shares.
    @MainActor
    final class BetweenView {
        private let router: Router
        private let results: Builder<ResultsInput>
        init(router: Router, results: Builder<ResultsInput>) {
            self.router = router
            self.results = results
        }
        func openResults() { router.open(ResultsInput(), with: results, by: .push) }
    }

    struct BetweenInput: ModuleInput {
        typealias Entry = BetweenView
    }

    struct BetweenModule: Module {
        typealias Input = BetweenInput
        var bindings: Bindings { PerModule(BetweenView.init) }
    }

    /// Reads the context while it is released.
    @MainActor
    final class Reader {
        let end: () -> Void
        init(_ end: @escaping () -> Void) { self.end = end }
        isolated deinit { end() }
    }

    @MainActor
    final class ReaderOwner {
        let writer: ContextWriter<Reader?, ReaderOwner>
        init(writer: ContextWriter<Reader?, ReaderOwner>) { self.writer = writer }
    }

    struct ReaderInput: ModuleInput {
        typealias Entry = ReaderOwner
    }

    struct ReaderModule: Module {
        typealias Input = ReaderInput
        var bindings: Bindings {
            SharesContext(Reader?.none, ownedBy: ReaderOwner.self)
            PerModule(ReaderOwner.init)
        }
    }

    @Test func `an object in the value may read the context while it is released`() throws {
        let app = try TestApp { ReaderModule() }
        let owner = try app.container.build(ReaderInput())
        let context = owner.writer.context
        owner.writer.write(owner) { $0 = Reader { [unowned context] in app.log.write("\(context.value == nil)") } }
        owner.writer.write(owner) { $0 = nil }
        #expect(app.log.take() == ["true"])
    }

    struct ListInput: ModuleInput {
        typealias Entry = ListView
    }

    struct ListModule: Module {
        typealias Input = ListInput
        var bindings: Bindings {
            SharesContext(Filter(), ownedBy: ListInteractor.self)
            PerModule(ListInteractor.init)
            PerModule(ListView.init)
        }
    }

    @MainActor
    final class ResultsView: ModuleActivity {
        let filter: SharedContext<Filter>
        let router: Router
        var seen: [String] = []
        init(filter: SharedContext<Filter>, router: Router) {
            self.filter = filter
            self.router = router
        }
        func didBecomeActive() {
            router.node.whileActive(
                observing: { [filter] in filter.value.text },
                onChange: { [weak self] in self?.seen.append($0) }
            )
        }
    }

    struct ResultsInput: ModuleInput {
        typealias Entry = ResultsView
    }

    struct ResultsModule: Module {
        typealias Input = ResultsInput
        var bindings: Bindings {
            PerModule(ResultsView.init)
            Participant(ResultsView.self)
        }
    }

    @Test func `it is found by climbing, observed below, and written by its owner only`() async throws {
        let app = try TestApp {
            ListModule()
            BetweenModule()
            ResultsModule()
        }
        app.router.open(ListInput(), by: .root)
        let list = try #require(app.navigator.front?.content(as: ListView.self))
        list.openBetween()
        try #require(app.navigator.front?.content(as: BetweenView.self)).openResults()
        let results = app.navigator.front?.content(as: ResultsView.self)
        #expect(results?.filter === list.interactor.writer.context)
        list.interactor.search("Ada")
        await settle()
        #expect(results?.seen == ["", "Ada"])
        try app.navigator.back()
        list.interactor.search("Grace")
        await settle()
        #expect(results?.seen == ["", "Ada"])
        #expect(results?.filter.value == Filter(text: "Grace"))
    }

    @MainActor
    final class IntruderView {
        init(writer: ContextWriter<Filter, ListInteractor>) {}
    }

    struct IntruderInput: ModuleInput {
        typealias Entry = IntruderView
    }

    struct IntruderModule: Module {
        typealias Input = IntruderInput
        var bindings: Bindings { PerModule(IntruderView.init) }
    }

    @Test func `a module below cannot ask for what writes it`() throws {
        let error = try #require(throws: LinkError.self) {
            try TestApp {
                ListModule()
                BetweenModule()
                ResultsModule()
                IntruderModule()
            }
        }
        #expect(error.description.contains("ContextWriter<Filter, ListInteractor>"))
        #expect(error.problems.count == 1)
    }

    @Test func `the nearest ancestor that shares one is found; without one it is an error`() throws {
        let app = try TestApp {
            ListModule()
            BetweenModule()
            ResultsModule()
        }
        let alone = app.router.open(ResultsInput(), by: .root)
        #expect(alone.state == .unrouted)
        #expect(alone.error is ResolutionError)
        #expect(throws: LinkError.self) { try TestApp { ResultsModule() } }
        app.router.open(ListInput(), by: .root)
        let outer = try #require(app.navigator.front?.content(as: ListView.self))
        outer.router.open(ListInput(), by: .push)
        let inner = try #require(app.navigator.front?.content(as: ListView.self))
        inner.router.open(ResultsInput(), by: .push)
        let results = try #require(app.navigator.front?.content(as: ResultsView.self))
        #expect(results.filter === inner.interactor.writer.context)
        #expect(results.filter !== outer.interactor.writer.context)
    }
}
