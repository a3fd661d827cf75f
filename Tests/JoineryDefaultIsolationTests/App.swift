import Joinery

// A module as an app writes it, in a target whose code belongs to the main actor by default: not one annotation.

protocol UserService: AnyObject, Sendable { func fetch() -> [String] }
final class RemoteUserService: UserService {
    let log: any Logging
    init(log: any Logging) { self.log = log }
    func fetch() -> [String] { [] }
}
protocol Logging: AnyObject, Sendable {}
final class Logger: Logging {}

protocol DetailView: AnyObject {}
protocol DetailOutput: AnyObject {}
final class DetailInteractor {
    let users: any UserService
    weak var output: (any DetailOutput)?
    init(users: any UserService) { self.users = users }
}
final class DetailRouter {
    let list: Builder<ListInput>
    weak var view: (any DetailView)?
    init(list: Builder<ListInput>) { self.list = list }
    func open() throws -> ListView { try list.build(ListInput(prompt: "all")) }
}
final class DetailPresenter: DetailOutput {
    let id: Int
    let interactor: DetailInteractor
    let router: DetailRouter
    weak var view: (any DetailView)?
    init(input: DetailInput, interactor: DetailInteractor, router: DetailRouter) {
        id = input.id
        self.interactor = interactor
        self.router = router
    }
}
final class DetailScreen: DetailView {
    let presenter: DetailPresenter
    init(presenter: DetailPresenter) { self.presenter = presenter }
}
struct DetailInput: ModuleInput {
    typealias Entry = any DetailView
    var id: Int
    weak var delegate: (any DetailOutput)?
    var onClose: () -> Void = {}
}
struct DetailModule: Module {
    typealias Input = DetailInput
    var bindings: Bindings {
        PerModule(DetailInteractor.init)
        PerModule(DetailRouter.init)
        PerModule(DetailPresenter.init)
            .provides((any DetailOutput).self) { $0 }
        PerModule(DetailScreen.init, as: (any DetailView).self)
        Wiring { (presenter: DetailPresenter, view: any DetailView, output: any DetailOutput) in
            presenter.view = view
            presenter.interactor.output = output
            presenter.router.view = view
        }
    }
}

protocol Searching: AnyObject { var prompt: String { get } }
final class SearchInteractor: Searching {
    let prompt: String
    init(input: SearchInput) { prompt = input.prompt }
}
final class SearchView {
    let interactor: SearchInteractor
    init(interactor: SearchInteractor) { self.interactor = interactor }
}
struct SearchInput: ModuleInput {
    typealias Entry = SearchView
    var prompt: String
}
struct SearchModule: Module {
    typealias Input = SearchInput
    var bindings: Bindings {
        PerModule(SearchInteractor.init)
            .exports((any Searching).self) { $0 }
        PerModule(SearchView.init)
    }
}
struct ListInput: ModuleInput {
    typealias Entry = ListView
    var prompt: String
}
final class ListContext {}
final class ListView {
    let search: any Searching
    let searchView: SearchView
    let detail: Builder<DetailInput>
    let picker: Builder<PickerInput>
    let context: ListContext
    init(
        search: any Searching,
        searchView: SearchView,
        detail: Builder<DetailInput>,
        picker: Builder<PickerInput>,
        context: ListContext
    ) {
        self.search = search
        self.searchView = searchView
        self.detail = detail
        self.picker = picker
        self.context = context
    }
}
struct ListModule: Module {
    typealias Input = ListInput
    var bindings: Bindings {
        Child(SearchInput.self) { (input: ListInput) in SearchInput(prompt: input.prompt) }
        PerModule(ListContext.init).shared()
        PerModule(ListView.init)
    }
}
struct PickerInput: ModuleInput {
    typealias Entry = Picker
    var onPicked: (Int) -> Void
}
struct Picker {
    let view: any DetailView
}
final class Greeting {
    let name: String
    let log: any Logging
    init(name: String, log: any Logging) {
        self.name = name
        self.log = log
    }
}
final class Tools {
    let help: Lazy<any Logging>
    let tasks: Provider<any UserService>?
    let greet: Factory<String, Greeting>
    let resolver: Resolver
    init(
        help: Lazy<any Logging>,
        tasks: Provider<any UserService>?,
        greet: Factory<String, Greeting>,
        resolver: Resolver
    ) {
        self.help = help
        self.tasks = tasks
        self.greet = greet
        self.resolver = resolver
    }
    func use() throws -> String {
        _ = try help()
        return try greet("Ada").name
    }
}
struct Services: Assembly {
    var isDebug = true
    var bindings: Bindings {
        if isDebug {
            Singleton(Logger.init, as: (any Logging).self)
        } else {
            Singleton((any Logging).self) { Logger() }
        }
        Singleton((any UserService).self) { (log: any Logging) in RemoteUserService(log: log) }
        Transient(Greeting.self, taking: String.self) { name, log in Greeting(name: name, log: log) }
        Transient(Tools.init)
    }
}
struct App: Assembly {
    var bindings: Bindings {
        Services()
        DetailModule()
        ListModule()
        SearchModule()
        Adapter(from: PickerInput.self, to: DetailInput.self) { needed in
            DetailInput(id: 1, onClose: { needed.onPicked(1) })
        } entry: { view in
            Picker(view: view)
        }
    }
}

func start() throws -> any DetailView {
    let container = try Container { App() }
    let session = try Container(extending: container) { Transient(Int.self) { 5 } }
    let test = try session.overriding { Singleton((any Logging).self) { Logger() } }
    _ = try test.resolve(Tools.self).use()
    _ = try test.resolve(Greeting.self, with: "Ada")
    return try test.build(DetailInput(id: 7))
}

func startFromTask(_ container: Container) async throws {
    _ = try container.build(DetailInput(id: 7))
    let greeting =
        try await Task.detached {
            try await container.resolve(Greeting.self, with: "Ada", isolation: MainActor.shared)
        }
        .value
    _ = greeting.name
}
