internal import JoineryNavigation
internal import NotesEntities

/// The input port of the login's interactor.
@MainActor
protocol LoginInteracting: AnyObject {
    /// Logs somebody in.
    func logIn(name: String, password: String)
}

/// The output port of the login's interactor.
@MainActor
protocol LoginInteractorOutput: AnyObject {
    /// Somebody is logged in now.
    func loggedIn(_ account: Account)

    /// Nobody was logged in.
    func refused(_ reason: String)
}

/// Asks whether a name and a password go together.
@MainActor
final class LoginInteractor: LoginInteracting {
    weak var output: (any LoginInteractorOutput)?
    private let authority: any LoginAuthority
    private let node: ModuleNode

    init(authority: any LoginAuthority, node: ModuleNode) {
        self.authority = authority
        self.node = node
    }

    func logIn(name: String, password: String) {
        node.whileActive { [weak self, authority] in
            do {
                let account = try await authority.logIn(name: name, password: password)
                self?.output?.loggedIn(account)
            } catch {
                self?.output?.refused("\(error)")
            }
        }
    }
}
