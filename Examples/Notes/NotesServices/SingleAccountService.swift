package import NotesEntities

/// Knows one name and its password.
@MainActor
package final class SingleAccountService: AccountService {
    package private(set) var account: Account?
    private let name: String
    private let password: String

    package nonisolated init(name: String = "ada", password: String = "lovelace") {
        self.name = name
        self.password = password
    }

    package func logIn(name: String, password: String) async throws(LoginError) -> Account {
        guard await isKnown(name, password) else { throw .wrongNameOrPassword }
        let account = Account(name: name)
        self.account = account
        return account
    }

    package func logOut() {
        account = nil
    }

    /// Stands for a server: it answers from elsewhere, and later.
    @concurrent
    private nonisolated func isKnown(_ name: String, _ password: String) async -> Bool {
        await Task.yield()
        return name == self.name && password == self.password
    }
}
