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
        PerModule((any UserListView).self, TerminalUserListView.init)
        PerModule((any UserDetailView).self, TerminalUserDetailView.init)
        PerModule((any EditUserView).self, TerminalEditUserView.init)
        PerModule((any SelectUserView).self, TerminalSelectUserView.init)
        PerModule((any UserSearchView).self, TerminalUserSearchView.init)
    }
}
