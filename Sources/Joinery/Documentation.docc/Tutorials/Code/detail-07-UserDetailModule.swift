import Joinery

struct UserDetailModule: Module {
    typealias Input = UserDetailInput

    var bindings: Bindings {
        PerModule(UserDetailInteractor.self, UserDetailInteractor.init)
        PerModule(UserDetailPresenter.self, UserDetailPresenter.init)
        PerModule((any UserDetailView).self, TextUserDetailView.init)

        Wiring { @MainActor (presenter: UserDetailPresenter, view: any UserDetailView) in
            presenter.view = view
        }
    }
}
