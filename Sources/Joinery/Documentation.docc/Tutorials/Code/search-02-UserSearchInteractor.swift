@MainActor
final class UserSearchInteractor: UserSearching {
    var onChange: (@MainActor () -> Void)?

    var text = "" {
        didSet { onChange?() }
    }

    func matches(in users: [User]) -> [User] {
        users.filter { $0.name.hasPrefix(text) }
    }
}
