@MainActor
protocol UserSearching: AnyObject {
    var onChange: (@MainActor () -> Void)? { get set }

    func matches(in users: [User]) -> [User]
}
