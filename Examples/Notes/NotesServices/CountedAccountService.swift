internal import NotesEntities

/// An account service whose calls are counted as activity.
@MainActor
final class CountedAccountService: AccountService {
    private let accounts: any AccountService
    private let activity: Activity

    init(_ accounts: any AccountService, _ activity: Activity) {
        self.accounts = accounts
        self.activity = activity
    }

    var account: Account? { accounts.account }

    func logIn(name: String, password: String) async throws(LoginError) -> Account {
        try await activity.during { () async throws(LoginError) in
            try await accounts.logIn(name: name, password: password)
        }
    }

    func logOut() {
        accounts.logOut()
    }
}
