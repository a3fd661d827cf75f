internal import EditUser
internal import Entities
public import Joinery
public import JoineryNavigation
public import LiveServices
internal import SelectUser
internal import TerminalViews
internal import UserDetail
internal import UserList
internal import UserSearch

/// The whole app: where everything that knows nothing of each other is joined.
public struct AppAssembly: Assembly, Sendable {
    private let source: UserSource
    private let console: any Console
    private let navigator: StackNavigator
    private let terminal: Terminal
    private let urls: URLTable

    /// The app, with users from `source`, on `console`.
    ///
    /// - Throws: `URLTableError` if the app's URLs contradict each other.
    @MainActor
    public init(source: UserSource, console: any Console) throws(URLTableError) {
        self.source = source
        self.console = console
        navigator = StackNavigator()
        terminal = Terminal(navigator, console: console)
        urls = try .directory()
    }

    /// Services, modules, views, and what joins them.
    public var bindings: Bindings {
        ServicesAssembly(source: source)
        ModulesAssembly()
        TerminalViewsAssembly()
        NavigationAssembly(navigator, name: "UserDirectory", urls: urls) { [terminal] _, error in
            terminal.report(error)
        }
        Singleton((any Console).self) { console }
        Singleton(StackNavigator.self) { navigator }
        Singleton(Terminal.self) { terminal }
            .provides((any Display).self) { $0 }
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
            UserDetailInput(userID: needed.userID)
        } entry: {
            $0
        }
        // The search asks for a name, and is served by the choice of a user.
        Adapter(from: NamePickerInput.self, to: SelectUserInput.self) { @MainActor needed in
            SelectUserInput(title: needed.title, output: needed.output.mapped { user in user.name })
        } entry: {
            $0
        }
    }
}
