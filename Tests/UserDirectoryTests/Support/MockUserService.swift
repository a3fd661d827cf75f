import Entities
import Services
import Synchronization

/// Answers as it is told to, at once or when a gate is opened, and counts.
final class MockUserService: UserService {
    /// What it was asked to do.
    enum Call: Hashable {
        case users
        case profile(User.ID)
        case save(User)
    }

    let gate: Gate?
    private let state: Mutex<State>

    private struct State {
        var profiles: [UserProfile]
        var error: UserServiceError?
        var calls: [Call] = []
        var answers = 0
    }

    init(_ profiles: [UserProfile] = [.ada, .alan, .grace], error: UserServiceError? = nil, gate: Gate? = nil) {
        self.gate = gate
        state = Mutex(State(profiles: profiles, error: error))
    }

    var calls: [Call] { state.withLock { $0.calls } }

    /// How many calls have been answered.
    var answers: Int { state.withLock { $0.answers } }

    /// Fails from now on, or does not.
    func fail(with error: UserServiceError?) {
        state.withLock { $0.error = error }
    }

    func users() async throws(UserServiceError) -> [User] {
        state.withLock { $0.calls.append(.users) }
        return try answer().map(\.user)
    }

    func profile(of id: User.ID) async throws(UserServiceError) -> UserProfile {
        state.withLock { $0.calls.append(.profile(id)) }
        await gate?.pass()
        guard let profile = try answer().first(where: { $0.id == id }) else { throw .unknownUser(id) }
        return profile
    }

    func save(_ user: User) async throws(UserServiceError) {
        state.withLock { $0.calls.append(.save(user)) }
        _ = try answer()
    }

    private func answer() throws(UserServiceError) -> [UserProfile] {
        let (profiles, error) = state.withLock { state in
            state.answers += 1
            return (state.profiles, state.error)
        }
        if let error { throw error }
        return profiles
    }
}
