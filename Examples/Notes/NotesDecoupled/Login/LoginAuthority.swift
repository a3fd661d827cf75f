internal import NotesEntities

/// What the login needs from outside: somebody who knows the passwords.
@MainActor
protocol LoginAuthority: AnyObject, Sendable {
    /// Logs somebody in; throws, with a description for the user, if they are not known.
    func logIn(name: String, password: String) async throws -> Account
}
