public import Entities

/// Where the people of the directory come from.
public protocol UserService: Sendable {
    /// Everybody in the directory, in its order.
    func users() async throws(UserServiceError) -> [User]

    /// The page of one person.
    func profile(of id: User.ID) async throws(UserServiceError) -> UserProfile

    /// Keeps what was changed of a person.
    func save(_ user: User) async throws(UserServiceError)
}
