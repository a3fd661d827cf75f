// What the examples in doc comments of JoineryNavigation and JoineryTesting mention besides.

import Foundation
import Joinery
import JoineryNavigation

@MainActor var router: Router { fatalError() }
@MainActor var navigator: StackNavigator { fatalError() }
@MainActor var node: ModuleNode { fatalError() }
@MainActor var tree: ModuleTree { fatalError() }
@MainActor var broadcast: Broadcast { fatalError() }
@MainActor var providers: DataProviders { fatalError() }
@MainActor var view: UserDetailScreen { fatalError() }
@MainActor var presenter: UserDetailPresenter { fatalError() }
@MainActor var interactor: UserListInteractor { fatalError() }
@MainActor var userDetail: Builder<UserDetailInput> { fatalError() }
@MainActor var session: (isLoggedIn: Bool, Void) { fatalError() }
func log(_ error: any Error) {}
func showHint() {}
func showSmall(_ view: (any UserDetailView)?) {}

struct UserChanged { var userID: Int }
struct UnreadCount: DataRequest {
    typealias Answer = Int
    var account: Account.ID
}
struct Note {}
@MainActor var input: (output: ModuleOutput<Note>, Void) { fatalError() }
struct Filter: Sendable { var text = "" }
@MainActor var context: SharedContext<Filter> { fatalError() }
@MainActor var search: UnitCase<PresetSearchView, SearchViewModel> { fatalError() }

extension StackNavigator {
    func push(_ view: any UserDetailView) {}
}

// MARK: Tests

enum AppDelegate {
    enum Kind: Sendable { case tests }
    static func makeContainer(for kind: Kind) throws -> Container { try Container {} }
}
struct NumberInput: ModuleInput {
    typealias Entry = StubView
    var number: Int
}
struct StubView { var number: Int }
struct ListRouter { init(detail: Builder<NumberInput>) {} }
struct StubGreeting: Greeting { var text: String }
struct Welcome { init(makeGreeting: Factory<String, any Greeting>) {} }
struct StubTask: DownloadTask { func run() {} }
struct Downloads { init(makeTask: Provider<any DownloadTask>) {} }
struct StubHelp: HelpPresenting { func present() {} }
struct Presenter { init(help: Lazy<any HelpPresenting>) {} }
