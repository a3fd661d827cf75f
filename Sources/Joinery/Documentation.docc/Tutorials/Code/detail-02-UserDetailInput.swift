import Joinery

struct UserDetailInput: ModuleInput {
    typealias Entry = any UserDetailView

    var userID: Int
}
