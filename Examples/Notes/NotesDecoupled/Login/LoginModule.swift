internal import Joinery
internal import NotesViews

/// The login: it is over when somebody has logged in, and whoever opened it takes it away then.
struct LoginModule: Module {
    typealias Input = LoginInput

    var bindings: Bindings {
        PerModule(LoginInteractor.init)
            .provides((any LoginInteracting).self) { $0 }
        PerModule(LoginPresenter.init)
            .provides((any LoginPresenting).self) { $0 }

        Wiring { @MainActor (interactor: LoginInteractor, presenter: LoginPresenter, view: any LoginView) in
            interactor.output = presenter
            presenter.view = view
        }
    }
}
