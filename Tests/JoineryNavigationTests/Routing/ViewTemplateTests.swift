import Joinery
import JoineryNavigation
import Testing

/// Modules that know only the protocols of their views, which the app binds in one assembly.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ViewTemplateTests {
    @Test func `modules with routers open each other, each with the view that the app binds`() throws {
        let navigator = StackNavigator()
        let container = try Container {
            NavigationAssembly(navigator)
            ListModule()
            DetailModule()
            PlainViews()
        }
        let router = try Router(container)

        #expect(router.open(ListInput(), by: .root).error == nil)
        let list = try #require(navigator.front?.content(as: PlainListView.self))
        #expect(list.presenter.view === list)

        #expect(list.presenter.show("Ada").error == nil)
        #expect(navigator.path.map(\.name) == ["List", "Detail"])
        let detail = try #require(navigator.front?.content(as: PlainDetailView.self))
        #expect(detail.presenter.name == "Ada")
        #expect(detail.presenter.view === detail)

        #expect(detail.presenter.showList().error == nil)
        #expect(navigator.path.map(\.name) == ["List", "Detail", "List"])
        let second = try #require(navigator.front?.content(as: PlainListView.self))
        #expect(second !== list)
        #expect(second.presenter !== list.presenter)
        navigator.closeAll()
    }

    @Test func `a view that the app does not bind is missing in the module that needs it, and there only`() throws {
        let error = #expect(throws: LinkError.self) {
            _ = try Container {
                NavigationAssembly(StackNavigator())
                ListModule()
                DetailModule()
                PerModule(PlainListView.init, as: (any ListView).self)
            }
        }
        #expect(error?.problems.map(\.kind) == [.missing])
        let text = "\(try #require(error))"
        #expect(text.contains("any DetailView"))
        #expect(!text.contains("any ListView"))
    }
}

/// The views of both modules, as templates.
private struct PlainViews: Assembly {
    var bindings: Bindings {
        PerModule(PlainListView.init, as: (any ListView).self)
        PerModule(PlainDetailView.init, as: (any DetailView).self)
    }
}

@MainActor
private protocol ListView: AnyObject {}

@MainActor
private final class ListPresenter {
    weak var view: (any ListView)?
    private let router: Router

    init(router: Router) { self.router = router }

    func show(_ name: String) -> Route { router.open(DetailInput(name: name), by: .push) }
}

private struct ListInput: ModuleInput {
    typealias Entry = any ListView
}

private struct ListModule: Module {
    typealias Input = ListInput

    var bindings: Bindings {
        PerModule(ListPresenter.init)
        Wiring { @MainActor (presenter: ListPresenter, view: any ListView) in presenter.view = view }
    }
}

@MainActor
private final class PlainListView: ListView {
    let presenter: ListPresenter
    init(presenter: ListPresenter) { self.presenter = presenter }
}

@MainActor
private protocol DetailView: AnyObject {}

@MainActor
private final class DetailPresenter {
    let name: String
    weak var view: (any DetailView)?
    private let router: Router

    init(input: DetailInput, router: Router) {
        name = input.name
        self.router = router
    }

    func showList() -> Route { router.open(ListInput(), by: .push) }
}

private struct DetailInput: ModuleInput {
    typealias Entry = any DetailView
    var name: String
}

private struct DetailModule: Module {
    typealias Input = DetailInput

    var bindings: Bindings {
        PerModule(DetailPresenter.init)
        Wiring { @MainActor (presenter: DetailPresenter, view: any DetailView) in presenter.view = view }
    }
}

@MainActor
private final class PlainDetailView: DetailView {
    let presenter: DetailPresenter
    init(presenter: DetailPresenter) { self.presenter = presenter }
}
