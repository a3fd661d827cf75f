import Joinery
import Testing

protocol Logging: Sendable {}
final class Logger: Logging {}
protocol UserService: AnyObject, Sendable { var log: any Logging { get } }
final class RemoteUserService: UserService {
    let log: any Logging
    init(log: any Logging) { self.log = log }
}
struct DetailInput: ModuleInput {
    typealias Entry = any DetailView
    var id: Int
}
@MainActor protocol DetailView: AnyObject { var presenter: DetailPresenter { get } }
@MainActor final class DetailInteractor {
    let users: any UserService
    weak var output: DetailPresenter?
    init(users: any UserService) { self.users = users }
}
@MainActor final class DetailRouter {
    let list: Builder<ListInput>
    weak var view: (any DetailView)?
    init(list: Builder<ListInput>) { self.list = list }
}
@MainActor final class DetailPresenter {
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
@MainActor final class DetailScreen: DetailView {
    let presenter: DetailPresenter
    init(presenter: DetailPresenter) { self.presenter = presenter }
}
struct DetailModule: Module {
    typealias Input = DetailInput
    var bindings: Bindings {
        PerModule(DetailInteractor.self, DetailInteractor.init)
        PerModule(DetailRouter.self, DetailRouter.init)
        PerModule(DetailPresenter.self, DetailPresenter.init)
        PerModule((any DetailView).self, DetailScreen.init)
        Wiring {
            @MainActor (
                presenter: DetailPresenter,
                view: any DetailView,
                interactor: DetailInteractor,
                router: DetailRouter
            ) in
            presenter.view = view
            interactor.output = presenter
            router.view = view
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
        PerModule(SearchInteractor.self, SearchInteractor.init)
            .exports((any Searching).self) { $0 }
        PerModule(SearchView.self, SearchView.init)
    }
}
struct ListInput: ModuleInput {
    typealias Entry = ListView
    var prompt: String
}
final class ListView {
    let search: any Searching
    let searchView: SearchView
    let detail: Builder<DetailInput>
    init(search: any Searching, searchView: SearchView, detail: Builder<DetailInput>) {
        self.search = search
        self.searchView = searchView
        self.detail = detail
    }
}
struct ListModule: Module {
    typealias Input = ListInput
    var bindings: Bindings {
        Child(SearchInput.self) { (input: ListInput) in SearchInput(prompt: input.prompt) }
        PerModule(ListView.self, ListView.init)
    }
}
final class Greeting {
    let name: String
    let log: any Logging
    init(name: String, log: any Logging) {
        self.name = name
        self.log = log
    }
}
struct Services: Assembly {
    var bindings: Bindings {
        Singleton((any Logging).self, Logger.init)
        Singleton((any UserService).self, RemoteUserService.init)
        Transient(Greeting.self, taking: String.self, Greeting.init)
    }
}

@MainActor
@Test func smoke() throws {
    let container = try Container {
        Services()
        DetailModule()
        ListModule()
        SearchModule()
    }
    let users = try container.resolve((any UserService).self)
    #expect(try container.resolve((any UserService).self) === users)
    #expect(try container.resolve(Greeting.self, with: "Ada").name == "Ada")
    let view = try container.build(DetailInput(id: 7))
    #expect(view.presenter.id == 7)
    #expect(view.presenter.view === view)
    #expect(view.presenter.interactor.output === view.presenter)
    let list = try view.presenter.router.list.build(ListInput(prompt: "find"))
    #expect(list.search.prompt == "find")
    #expect(list.searchView.interactor === list.search)
    let again = try list.detail.build(DetailInput(id: 8))
    #expect(again.presenter.id == 8)
    weak let gone = try container.build(DetailInput(id: 9))
    #expect(gone == nil)
}

@Test func missing() throws {
    let error = #expect(throws: LinkError.self) {
        try Container {
            Singleton((any UserService).self, RemoteUserService.init)
            DetailModule()
        }
    }
    print(error!)
}

@Test func wrongActor() throws {
    let container = try Container {
        Services()
        DetailModule()
        ListModule()
        SearchModule()
    }
    do { _ = try container.build(DetailInput(id: 7)) } catch { print(error) }
    do { _ = try container.resolve(Int.self) } catch { print(error) }
    do { _ = try container.resolve(Greeting.self) } catch { print(error) }
    do { _ = try container.resolve(Greeting.self, with: 5) } catch { print(error) }
}
