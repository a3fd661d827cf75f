import Joinery

struct UserDetailModule: Module {
    typealias Input = UserDetailInput

    var bindings: Bindings {
        PerModule(UserDetailInteractor.init)
        PerModule(UserDetailPresenter.init)
        PerModule(TextUserDetailView.init, as: (any UserDetailView).self)
    }
}
