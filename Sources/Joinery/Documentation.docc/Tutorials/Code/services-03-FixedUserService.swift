final class FixedUserService: UserService {
    private let log: any Logging

    init(log: any Logging) {
        self.log = log
    }

    func users() -> [User] {
        log.log("reading the users")
        return [
            User(id: 1, name: "Ada"),
            User(id: 2, name: "Alan"),
            User(id: 3, name: "Grace"),
        ]
    }
}
