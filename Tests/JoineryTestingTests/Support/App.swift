import Joinery

// A small app, of code that is on no actor.

protocol Logging: Sendable {}
struct ConsoleLogger: Logging {}

protocol UserService: Sendable { func users() -> [String] }
struct RemoteUserService: UserService {
    init(log: any Logging) {}
    func users() -> [String] { ["from the server"] }
}
struct MockUserService: UserService {
    var names = ["Ada"]
    func users() -> [String] { names }
}

protocol Analytics: Sendable { func note(_ event: String) }
struct RealAnalytics: Analytics { func note(_ event: String) {} }

final class ListInteractor {
    let service: any UserService
    init(service: any UserService) { self.service = service }
}
final class ListPresenter {
    let interactor: ListInteractor
    let analytics: Lazy<any Analytics>
    let detail: Builder<DetailInput>
    weak var view: ListView?
    init(interactor: ListInteractor, analytics: Lazy<any Analytics>, detail: Builder<DetailInput>) {
        self.interactor = interactor
        self.analytics = analytics
        self.detail = detail
    }
    var names: [String] { interactor.service.users() }
}
final class ListView {
    let presenter: ListPresenter
    init(presenter: ListPresenter) { self.presenter = presenter }
}
struct ListInput: ModuleInput { typealias Entry = ListView }
struct ListModule: Module {
    typealias Input = ListInput
    var bindings: Bindings {
        PerModule(ListInteractor.init)
        PerModule(ListPresenter.init)
        PerModule(ListView.init)
        Wiring { (presenter: ListPresenter, view: ListView) in presenter.view = view }
    }
}

protocol DetailTitle { var title: String { get } }
final class DetailPresenter: DetailTitle {
    let title: String
    init(input: DetailInput, service: any UserService) { title = "\(input.number)" }
}
final class DetailView {
    let presenter: any DetailTitle
    init(presenter: any DetailTitle) { self.presenter = presenter }
}
struct DetailInput: ModuleInput {
    typealias Entry = DetailView
    var number: Int
}
struct DetailModule: Module {
    typealias Input = DetailInput
    var bindings: Bindings {
        PerModule(DetailPresenter.init)
            .provides((any DetailTitle).self) { $0 }
        PerModule(DetailView.init)
    }
}

struct AppAssembly: Assembly {
    var bindings: Bindings {
        Singleton(ConsoleLogger.init, as: (any Logging).self)
        Singleton(RemoteUserService.init, as: (any UserService).self)
        Singleton(RealAnalytics.init, as: (any Analytics).self)
        ListModule()
        DetailModule()
    }
}
