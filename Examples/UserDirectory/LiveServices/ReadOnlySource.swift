internal import Entities
internal import Services

/// A place that users are read from and that cannot be written to.
///
/// What is changed is kept for the session, and seen over what is read.
protocol ReadOnlySource: UserService {
    /// What was changed in this session.
    var edits: SessionEdits { get }

    /// Reads the pages of all users, each time anew.
    func read() async throws(UserServiceError) -> [UserProfile]
}

extension ReadOnlySource {
    func users() async throws(UserServiceError) -> [User] {
        let profiles = try await read()
        return await edits.applied(to: profiles).map(\.user)
    }

    func profile(of id: User.ID) async throws(UserServiceError) -> UserProfile {
        let profiles = try await read()
        guard let profile = await edits.applied(to: profiles).first(where: { $0.id == id }) else {
            throw .unknownUser(id)
        }
        return profile
    }

    func save(_ user: User) async throws(UserServiceError) {
        await edits.keep(user)
    }
}

/// What was changed of users since the program was started.
actor SessionEdits {
    private var changed: [User.ID: User] = [:]

    /// Keeps a user as they are now.
    func keep(_ user: User) {
        changed[user.id] = user
    }

    /// The profiles with the changed users in place of those that were read.
    func applied(to profiles: [UserProfile]) -> [UserProfile] {
        profiles.map { profile in
            var profile = profile
            profile.user = changed[profile.id] ?? profile.user
            return profile
        }
    }
}
