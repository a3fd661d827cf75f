import Joinery

struct UserListModule: Module {
    typealias Input = UserListInput

    var bindings: Bindings {
        Child(UserSearchInput.self) { UserSearchInput(prompt: "Name") }

        PerModule(UserListRouter.init)
        PerModule(UserListPresenter.init)
        PerModule(TextUserListView.init, as: (any UserListView).self)

        Wiring { @MainActor (presenter: UserListPresenter, view: any UserListView) in
            presenter.view = view
        }
    }
}
