@MainActor
final class UserDetailInteractor {
    private let input: UserDetailInput
    private let users: any UserService

    init(input: UserDetailInput, users: any UserService) {
        self.input = input
        self.users = users
    }

    func user() -> User? {
        users.users().first { $0.id == input.userID }
    }
}
