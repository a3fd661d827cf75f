import Joinery
import JoineryNavigation

/// A page that can open others: the module of most tests, made of a view, a presenter and an interactor.
struct PageInput: InputWithOutput {
    typealias Entry = PageView
    var name: String
    var output = ModuleOutput<String>()
}

@MainActor
final class PageView {
    let presenter: PagePresenter
    var title = ""
    init(presenter: PagePresenter) { self.presenter = presenter }
}

@MainActor
final class PagePresenter {
    let input: PageInput
    let interactor: PageInteractor
    let router: Router
    weak var view: PageView?

    init(input: PageInput, interactor: PageInteractor, router: Router) {
        self.input = input
        self.interactor = interactor
        self.router = router
    }
}

@MainActor
final class PageInteractor: ModuleActivity {
    let name: String
    let log: Log

    init(input: PageInput, log: Log) {
        name = input.name
        self.log = log
    }

    func didBecomeActive() { log.write("+\(name)") }
    func willResignActive() { log.write("-\(name)") }
}

struct PageModule: Module {
    typealias Input = PageInput

    var bindings: Bindings {
        PerModule(PageInteractor.init)
        PerModule(PagePresenter.init)
        PerModule(PageView.init)
        Participant(PageInteractor.self)
        Wiring { @MainActor (presenter: PagePresenter, view: PageView) in presenter.view = view }
        Wiring { @MainActor (log: Log, view: PageView, presenter: PagePresenter, interactor: PageInteractor) in
            log.survivors.watch(view, presenter, interactor, presenter.router, of: interactor.name)
        }
    }
}

/// What happened, in order.
@MainActor
final class Log {
    private(set) var lines: [String] = []
    let survivors = Survivors()

    nonisolated init() {}

    func write(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

struct TestFailure: Error, Equatable {}

/// A module that cannot be built.
struct BrokenInput: ModuleInput {
    typealias Entry = PageView
}

struct BrokenModule: Module {
    typealias Input = BrokenInput
    var bindings: Bindings {
        PerModule(PageView.self) { throw TestFailure() }
    }
}
