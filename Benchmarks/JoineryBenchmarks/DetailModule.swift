import Joinery

// A module as apps have them: main-actor objects, an input, three weak back references.

@MainActor protocol DetailViewing: AnyObject {}

struct DetailInput: ModuleInput {
    typealias Entry = any DetailViewing
    var userID: Int
}

@MainActor
final class DetailInteractor {
    private let users: any UserService
    private let log: any Logging
    weak var output: DetailPresenter?

    init(users: any UserService, log: any Logging) {
        self.users = users
        self.log = log
    }
}

@MainActor
final class DetailRouter {
    private let log: any Logging
    weak var view: (any DetailViewing)?

    init(log: any Logging) { self.log = log }
}

@MainActor
final class DetailPresenter {
    private let userID: Int
    private let interactor: DetailInteractor
    private let router: DetailRouter
    weak var view: (any DetailViewing)?

    init(input: DetailInput, interactor: DetailInteractor, router: DetailRouter) {
        userID = input.userID
        self.interactor = interactor
        self.router = router
    }
}

@MainActor
final class DetailScreen: DetailViewing {
    private let presenter: DetailPresenter
    init(presenter: DetailPresenter) { self.presenter = presenter }
}

struct DetailModule: Module {
    typealias Input = DetailInput

    var bindings: Bindings {
        PerModule(DetailInteractor.init)
        PerModule(DetailRouter.init)
        PerModule(DetailPresenter.init)
        PerModule(DetailScreen.init, as: (any DetailViewing).self)
        Wiring {
            @MainActor (
                presenter: DetailPresenter,
                view: any DetailViewing,
                interactor: DetailInteractor,
                router: DetailRouter
            ) in
            presenter.view = view
            interactor.output = presenter
            router.view = view
        }
    }
}

/// What the module's bindings say, written by hand.
@MainActor
@inline(never)
func handWrittenModule(_ userID: Int, _ users: any UserService, _ log: any Logging) -> any DetailViewing {
    let interactor = DetailInteractor(users: users, log: log)
    let router = DetailRouter(log: log)
    let presenter = DetailPresenter(input: DetailInput(userID: userID), interactor: interactor, router: router)
    let view = DetailScreen(presenter: presenter)
    presenter.view = view
    interactor.output = presenter
    router.view = view
    return view
}
