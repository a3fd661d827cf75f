struct User: Sendable {
    var id: Int
    var name: String
}

protocol UserService: Sendable {
    func users() -> [User]
}
