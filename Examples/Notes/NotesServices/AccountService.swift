package import NotesEntities

/// Who is logged in, and the way to be.
@MainActor
package protocol AccountService: AnyObject, Sendable {
    /// Who is logged in; `nil` if nobody is.
    var account: Account? { get }

    /// Logs somebody in.
    func logIn(name: String, password: String) async throws(LoginError) -> Account

    /// Logs out whoever is logged in.
    func logOut()
}

/// Why somebody was not logged in.
package enum LoginError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such pair of a name and a password.
    case wrongNameOrPassword

    /// What is wrong.
    package var description: String { "Wrong user name or password." }
}
