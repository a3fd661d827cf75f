import Joinery

// An app whose code belongs to the main actor by default: not one annotation.

protocol UserService: AnyObject, Sendable { func users() -> [String] }
final class RemoteUserService: UserService { func users() -> [String] { ["from the server"] } }
final class MockUserService: UserService {
    var calls = 0
    func users() -> [String] {
        calls += 1
        return ["Ada"]
    }
}

final class ListPresenter {
    let users: any UserService
    var view: ListView?
    init(users: any UserService) { self.users = users }
}
final class ListView {
    let presenter: ListPresenter
    init(presenter: ListPresenter) { self.presenter = presenter }
}
struct ListInput: ModuleInput {
    typealias Entry = ListView
    var isLeaking = false
}
struct ListModule: Module {
    typealias Input = ListInput
    var bindings: Bindings {
        PerModule(ListPresenter.init)
        PerModule(ListView.init)
        Wiring { (input: ListInput, presenter: ListPresenter, view: ListView) in
            if input.isLeaking { presenter.view = view }
        }
    }
}

struct AppAssembly: Assembly {
    var name = "app"
    var bindings: Bindings {
        Singleton(RemoteUserService.init, as: (any UserService).self)
        ListModule()
    }
}
