import Joinery

@MainActor
final class UserListRouter {
    private let userDetail: Builder<UserDetailInput>
    private let navigator: Navigator

    init(userDetail: Builder<UserDetailInput>, navigator: Navigator) {
        self.userDetail = userDetail
        self.navigator = navigator
    }

    func showUser(_ id: Int, for delegate: any UserDetailDelegate) throws {
        navigator.show(try userDetail.build(UserDetailInput(userID: id, delegate: delegate)))
    }
}
