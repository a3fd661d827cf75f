public import Entities
public import Services

/// Keeps the users in memory, for tests and previews.
public actor InMemoryUserService: UserService {
    private var profiles: [UserProfile]

    /// A service with these users and no others.
    public init(_ profiles: [UserProfile]) {
        self.profiles = profiles
    }

    /// Everybody in the directory, in its order.
    public func users() async throws(UserServiceError) -> [User] {
        profiles.map(\.user)
    }

    /// The page of one person.
    public func profile(of id: User.ID) async throws(UserServiceError) -> UserProfile {
        guard let profile = profiles.first(where: { $0.id == id }) else { throw .unknownUser(id) }
        return profile
    }

    /// Keeps what was changed of a person.
    public func save(_ user: User) async throws(UserServiceError) {
        guard let index = profiles.firstIndex(where: { $0.id == user.id }) else { throw .unknownUser(user.id) }
        profiles[index].user = user
    }
}
