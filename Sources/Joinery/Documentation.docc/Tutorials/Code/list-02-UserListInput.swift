import Joinery

struct UserListInput: ModuleInput {
    typealias Entry = any UserListView
}
