internal import Joinery
internal import JoineryNavigation
internal import NotesEntities
internal import NotesViews

/// What the login is built with.
///
/// It tells who has logged in.
struct LoginInput: InputWithOutput {
    typealias Entry = any LoginView

    var output = ModuleOutput<Account>()
}

/// The login: it is over when somebody has logged in.
struct LoginModule: Module {
    typealias Input = LoginInput

    var bindings: Bindings {
        PerModule(LoginPresenter.init)
            .provides((any LoginPresenting).self) { $0 }
        Wiring { @MainActor (presenter: LoginPresenter, view: any LoginView) in presenter.view = view }
    }
}
