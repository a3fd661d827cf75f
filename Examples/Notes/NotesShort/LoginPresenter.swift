internal import JoineryNavigation
internal import NotesEntities
internal import NotesServices
internal import NotesViews

/// Logs somebody in, and decides what the login shows.
@MainActor
final class LoginPresenter: LoginPresenting {
    weak var view: (any LoginView)?
    private let input: LoginInput
    private let accounts: any AccountService
    private let node: ModuleNode

    init(input: LoginInput, accounts: any AccountService, node: ModuleNode) {
        self.input = input
        self.accounts = accounts
        self.node = node
    }

    func viewWillAppear() {
        view?.show(prompt: "Login in to use this app")
    }

    func logIn(name: String, password: String) {
        guard !name.isEmpty, !password.isEmpty else {
            view?.showNotice("Enter a name and a password.")
            return
        }
        node.whileActive { [weak self, input, accounts] in
            do throws(LoginError) {
                input.output.send(try await accounts.logIn(name: name, password: password))
            } catch {
                self?.view?.showNotice("\(error)")
            }
        }
    }
}
