internal import EditUser
internal import Entities
public import Joinery
public import LiveServices
internal import Navigation
internal import SelectUser
internal import TerminalViews
internal import UserDetail
internal import UserList
internal import UserSearch

/// The whole app: where everything that knows nothing of each other is joined.
public struct AppAssembly: Assembly, Sendable {
    private let source: UserSource
    private let console: any Console

    /// The app, with users from `source`, on `console`.
    public init(source: UserSource, console: any Console) {
        self.source = source
        self.console = console
    }

    /// Services, modules, views, and what joins them.
    public var bindings: Bindings {
        ServicesAssembly(source: source)
        TerminalViewsAssembly()
        ModulesAssembly()
        Singleton((any Console).self) { console }
        Singleton(TerminalNavigator.self, TerminalNavigator.init)
            .provides((any Navigator).self) { $0 }
            .provides((any Display).self) { $0 }
            .provides((any FailureReporting).self) { $0 }
    }
}

/// The modules, and the adapters from what one needs to what another offers.
private struct ModulesAssembly: Assembly {
    var bindings: Bindings {
        UserListModule()
        UserSearchModule()
        UserDetailModule()
        EditUserModule()
        SelectUserModule()

        // The list asks for somebody who shows a user. It has never heard of the module that does.
        Adapter(from: UserPageInput.self, to: UserDetailInput.self) { needed in
            UserDetailInput(userID: needed.userID, onChanged: needed.onChanged)
        } entry: {
            $0
        }
        // The search asks for a name, and is served by the choice of a user.
        Adapter(from: NamePickerInput.self, to: SelectUserInput.self) { needed in
            SelectUserInput(title: needed.title) { user in needed.onPicked(user.name) }
        } entry: {
            $0
        }
    }
}
