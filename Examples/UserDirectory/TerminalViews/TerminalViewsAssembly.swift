internal import EditUser
public import Joinery
internal import SelectUser
internal import UserDetail
internal import UserList
internal import UserSearch

/// The views of all modules, for the terminal.
///
/// They are templates: each instance of a module gets a view of its own, made with the parts of that instance.
public struct TerminalViewsAssembly: Assembly, Sendable {
    /// The views.
    public init() {}

    /// The views.
    public var bindings: Bindings {
        PerModule(TerminalUserListView.init, as: (any UserListView).self)
        PerModule(TerminalUserDetailView.init, as: (any UserDetailView).self)
        PerModule(TerminalEditUserView.init, as: (any EditUserView).self)
        PerModule(TerminalSelectUserView.init, as: (any SelectUserView).self)
        PerModule(TerminalUserSearchView.init, as: (any UserSearchView).self)
    }
}
