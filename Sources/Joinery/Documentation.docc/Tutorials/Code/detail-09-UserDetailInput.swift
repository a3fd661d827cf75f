import Joinery

@MainActor
protocol UserDetailDelegate: AnyObject {
    func userDetail(didFollow user: User)
}

struct UserDetailInput: ModuleInput {
    typealias Entry = any UserDetailView

    var userID: Int
    weak var delegate: (any UserDetailDelegate)?
}
