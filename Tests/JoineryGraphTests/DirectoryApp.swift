import Joinery

/// A small app with one of everything that a graph can show.
enum DirectoryApp {
    // MARK: Services

    protocol Logging: Sendable {}
    final class ConsoleLogger: Logging {}

    protocol Reading: Sendable {}
    protocol Writing: Sendable {}
    final class Database: Reading, Writing {
        init(log: any Logging) {}
    }

    protocol UserService: Sendable {}
    final class RemoteUserService: UserService {
        init(client: HTTPClient, users: any Reading) {}
    }
    final class LoggedUserService: UserService {
        init(inner: any UserService, log: any Logging) {}
    }

    struct Timeout: Sendable {}
    final class HTTPClient: Sendable {
        init(log: any Logging, timeout: Timeout, cache: Tagged<Disk, any Cache>) {}
    }

    enum Disk {}
    protocol Cache: Sendable {}
    final class DiskCache: Cache {}
    final class ImageStore: Sendable {
        init(cache: Tagged<Disk, any Cache>) {}
    }

    protocol Plugin: Sendable {}
    final class SpellChecker: Plugin {}
    final class WordCount: Plugin {
        init(log: any Logging) {}
    }

    final class Greeting {
        init(name: String, log: any Logging) {}
    }
    final class Report {
        init(resolver: Resolver) {}
    }
    final class Tracker {
        init(log: any Logging) {}
    }

    struct Services: Assembly {
        var bindings: Bindings {
            Singleton(ConsoleLogger.init, as: (any Logging).self)
            Singleton(Database.init)
                .provides((any Reading).self) { $0 }
                .provides((any Writing).self) { $0 }
            Singleton(RemoteUserService.init, as: (any UserService).self)
            Decorator(LoggedUserService.init, of: (any UserService).self)
            Singleton(HTTPClient.init).supplying(Timeout())
            Singleton(DiskCache.init, as: (any Cache).self).tagged(Disk.self)
            Weak(ImageStore.init)
            Singleton(SpellChecker.init).contributes((any Plugin).self) { $0 }
            Contribution(WordCount.init, to: (any Plugin).self)
            Transient(Greeting.init, taking: String.self)
            Transient(Report.init)
            PerModule(Tracker.init)
        }
    }

    // MARK: The list, with the search inside of it

    struct ListInput: ModuleInput {
        typealias Entry = any ListView
    }
    @MainActor protocol ListView: AnyObject {}
    final class ListInteractor {
        init(users: any UserService, search: any Searching, tracker: Tracker) {}
    }
    @MainActor final class ListPresenter {
        weak var view: (any ListView)?
        init(interactor: ListInteractor, router: ListRouter, greeting: Factory<String, Greeting>) {}
    }
    @MainActor final class ListRouter {
        init(detail: Builder<DetailInput>, picker: Builder<PickerInput>) {}
    }
    @MainActor final class ListScreen: ListView {
        init(presenter: ListPresenter, searchView: SearchView, images: Lazy<ImageStore>) {}
    }
    final class ListContext {
        init(input: ListInput) {}
    }
    struct ListModule: Module {
        typealias Input = ListInput
        var bindings: Bindings {
            Child(SearchInput.self) { (_: ListInput) in SearchInput() }
            PerModule(ListContext.init).shared()
            PerModule(ListInteractor.init)
            PerModule(ListPresenter.init)
            PerModule(ListRouter.init)
            PerModule(ListScreen.init, as: (any ListView).self)
            Wiring { @MainActor (presenter: ListPresenter, view: any ListView) in presenter.view = view }
        }
    }

    struct SearchInput: ModuleInput {
        typealias Entry = SearchView
    }
    protocol Searching: AnyObject {}
    final class SearchInteractor: Searching {
        init(input: SearchInput, users: any UserService, context: ListContext) {}
    }
    final class SearchView {
        init(interactor: SearchInteractor) {}
    }
    struct SearchModule: Module {
        typealias Input = SearchInput
        var bindings: Bindings {
            PerModule(SearchInteractor.init).exports((any Searching).self) { $0 }
            PerModule(SearchView.init)
        }
    }

    // MARK: The details of one user

    struct DetailInput: ModuleInput {
        typealias Entry = DetailView
        var id = 0
    }
    final class DetailView {
        init(
            input: DetailInput,
            users: Provider<any UserService>,
            plugins: [any Plugin],
            tracker: Tracker,
            report: Report
        ) {}
    }
    struct DetailModule: Module {
        typealias Input = DetailInput
        var bindings: Bindings { PerModule(DetailView.init) }
    }
    struct PickerInput: ModuleInput {
        typealias Entry = DetailView
    }

    static func container() throws -> Container {
        #sourceLocation(file:"App.swift",line:10)
        try Container {
            Services()
            ListModule()
            SearchModule()
            DetailModule()
            Adapter(from: PickerInput.self, to: DetailInput.self) { _ in DetailInput() }
        }
        #sourceLocation()
    }
}
