// Modules that the examples in doc comments mention.

import Joinery
import JoineryNavigation

struct AppInput: ModuleInput { typealias Entry = Int }
struct AppModule: Module {
    typealias Input = AppInput
    var bindings: Bindings {}
}
struct Order: Sendable {}
struct OrderInput: ModuleInput {
    typealias Entry = OrderHandler
    var order: Order
}
struct Receipt: Sendable {}
final class OrderHandler: Sendable { func process() async throws -> Receipt { Receipt() } }

// MARK: The list

protocol UserListView: AnyObject {}
final class UserListScreen: UserListView { init(searchView: any UserSearchView) {} }
struct UserListInput: ModuleInput {
    typealias Entry = any UserListView
    var prompt = ""
}
final class UserListInteractor { init(search: any UserSearching) {} }
@MainActor protocol UserListRouting {}
struct UserListModule: Module {
    typealias Input = UserListInput
    var bindings: Bindings {}
}

struct ListInput: ModuleInput { typealias Entry = ListView }
final class ListView {
    let presenter = ListPresenter()
}
final class ListPresenter {
    func showDetail() {}
    nonisolated(nonsending) func load() async {}
}

// MARK: Search

protocol UserSearching {}
protocol UserSearchView {}
struct UserSearchInput: ModuleInput {
    typealias Entry = any UserSearchView
    var prompt: String
}

// MARK: Detail

protocol UserDetailView: AnyObject {
    var title: String { get set }
    func focus()
}
protocol UserDetailDelegate: AnyObject {}
protocol UserDetailPresenting {}
final class UserDetailPresenter: UserDetailPresenting {
    weak var view: (any UserDetailView)?
    init() {}
}
final class UserDetailScreen: UserDetailView {
    var title = ""
    func focus() {}
    init() {}
}
struct UserDetailInput: ModuleInput {
    typealias Entry = any UserDetailView
    var userID: User.ID
    var tab = ""
}
struct UserDetailModule: Module {
    typealias Input = UserDetailInput
    var bindings: Bindings {}
}

// MARK: Others

struct EditUserInput: ModuleInput { typealias Entry = Int }
struct ChatInput: ModuleInput { typealias Entry = Int }
struct LoginInput: InputWithOutput {
    typealias Entry = Int
    var output = ModuleOutput<Void>()
}
struct FeedInput: ModuleInput { typealias Entry = Int }
final class FeedInteractor: ModuleActivity {
    init() {}
    func didBecomeActive() {}
    func willResignActive() {}
}
protocol SelectUserView {}
struct SelectUserInput: InputWithOutput {
    typealias Entry = any SelectUserView
    var output = ModuleOutput<User>()
}
extension SelectUserInput {
    init(onSelected: @escaping (User) -> Void) {}
}
struct ContactPickerInput: ModuleInput {
    typealias Entry = any SelectUserView
    var onPicked: (Contact) -> Void
}

// MARK: View and view model

struct SearchInput: Sendable { var text: String }
struct SearchOutput: Sendable {}
@MainActor var field: (text: String, Void) { fatalError() }
final class SearchView: UnitView {
    typealias Callback = User
    var unit: UnitBinding<SearchView>?
    var input: SearchInput { SearchInput(text: "") }
    func bind(_ output: SearchOutput) {}
}
/// A view that something can be sent to.
final class PresetSearchView: UnitView {
    enum Message { case recent }
    typealias Callback = User
    var unit: UnitBinding<PresetSearchView>?
    var input: SearchInput { SearchInput(text: "") }
    func bind(_ output: SearchOutput) {}
    func receive(_ message: Message) {}
}
final class SearchViewModel: UnitViewModel {
    typealias Input = SearchInput
    let output = SearchOutput()
    init(input: SearchInput, onSelected: @escaping (User) -> Void) {}
}
