internal import JoineryNavigation
internal import NotesEntities
internal import NotesViews

/// Decides what the login shows, and tells the outside who has logged in.
@MainActor
final class LoginPresenter: LoginPresenting, LoginInteractorOutput {
    weak var view: (any LoginView)?
    private let input: LoginInput
    private let interactor: any LoginInteracting

    init(input: LoginInput, interactor: any LoginInteracting) {
        self.input = input
        self.interactor = interactor
    }

    func viewWillAppear() {
        view?.show(prompt: "Login in to use this app")
    }

    func logIn(name: String, password: String) {
        guard !name.isEmpty, !password.isEmpty else {
            view?.showNotice("Enter a name and a password.")
            return
        }
        interactor.logIn(name: name, password: password)
    }

    func loggedIn(_ account: Account) {
        input.output.send(account)
    }

    func refused(_ reason: String) {
        view?.showNotice(reason)
    }
}
