import Joinery

struct UserListModule: Module {
    typealias Input = UserListInput

    var bindings: Bindings {
        PerModule(UserListRouter.self, UserListRouter.init)
        PerModule(UserListPresenter.self, UserListPresenter.init)
        PerModule((any UserListView).self, TextUserListView.init)

        Wiring { @MainActor (presenter: UserListPresenter, view: any UserListView) in
            presenter.view = view
        }
    }
}
