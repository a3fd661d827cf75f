internal import JoineryNavigation
internal import UserDetail
internal import UserList

extension URLTable {
    /// The URLs that lead into the app.
    static func directory() throws(URLTableError) -> URLTable {
        try URLTable {
            URLRoute("app://users", by: .root) { _ in UserListInput() }
            URLRoute("app://users/:id") { parameters in UserDetailInput(userID: try parameters.int("id")) }
        }
    }
}
