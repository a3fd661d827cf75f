import EditUser
import Joinery
import Navigation
import SelectUser
import Services
import TerminalViews
import UserDetail
import UserList
import UserSearch

/// Remembers the objects of all modules without keeping them.
@MainActor
final class Witness {
    private struct Sight {
        let type: String
        weak var object: AnyObject?
    }

    private var sights: [Sight] = []

    nonisolated init() {}

    /// Remembers an object.
    func seen<Object: AnyObject>(_ object: Object) -> Object {
        sights.append(Sight(type: String(describing: Object.self), object: object))
        return object
    }

    /// How many objects were made whose type has `name` in it.
    func made(_ name: String = "") -> Int {
        sights.count { $0.type.contains(name) }
    }

    /// The types of those that are still there, and have `name` in their name.
    func alive(_ name: String = "") -> [String] {
        sights.filter { $0.object != nil && $0.type.contains(name) }.map(\.type).sorted()
    }
}

/// Puts the objects of all modules in the sight of a witness.
struct WitnessAssembly: Assembly {
    let witness: Witness

    var bindings: Bindings {
        listAndSearch
        detail
        edit
        select
    }

    @BindingsBuilder private var listAndSearch: Bindings {
        PerModule(UserListInteractor.self) {
            @MainActor [witness] (users: any UserService, search: any UserSearching, workload: Workload) in
            witness.seen(UserListInteractor(users: users, search: search, workload: workload))
        }
        PerModule(UserListPresenter.self) {
            @MainActor [witness] (interactor: any UserListInteracting, router: any UserListRouting) in
            witness.seen(UserListPresenter(interactor: interactor, router: router))
        }
        PerModule((any UserListRouting).self) {
            @MainActor [witness] (
                userPage: Builder<UserPageInput>,
                selectUser: Builder<SelectUserInput>,
                navigator: any Navigator,
                failures: any FailureReporting
            ) in
            witness.seen(
                UserListRouter(userPage: userPage, selectUser: selectUser, navigator: navigator, failures: failures)
            )
        }
        PerModule((any UserListView).self) {
            @MainActor [witness] (
                presenter: any UserListPresenting,
                searchView: any UserSearchView,
                display: any Display
            ) in
            witness.seen(TerminalUserListView(presenter: presenter, searchView: searchView, display: display))
        }
        PerModule(UserSearchInteractor.self) { @MainActor [witness] in witness.seen(UserSearchInteractor()) }
        PerModule(UserSearchPresenter.self) {
            @MainActor [witness] (
                input: UserSearchInput,
                interactor: any UserSearchInteracting,
                router: any UserSearchRouting
            ) in
            witness.seen(UserSearchPresenter(input: input, interactor: interactor, router: router))
        }
        PerModule((any UserSearchRouting).self) {
            @MainActor [witness] (
                namePicker: Builder<NamePickerInput>,
                navigator: any Navigator,
                failures: any FailureReporting
            ) in
            witness.seen(UserSearchRouter(namePicker: namePicker, navigator: navigator, failures: failures))
        }
        PerModule((any UserSearchView).self) { @MainActor [witness] (presenter: any UserSearchPresenting) in
            witness.seen(TerminalUserSearchView(presenter: presenter))
        }
    }

    @BindingsBuilder private var detail: Bindings {
        PerModule(UserDetailInteractor.self) {
            @MainActor [witness] (input: UserDetailInput, users: any UserService, workload: Workload) in
            witness.seen(UserDetailInteractor(input: input, users: users, workload: workload))
        }
        PerModule(UserDetailPresenter.self) {
            @MainActor [witness] (
                input: UserDetailInput,
                interactor: any UserDetailInteracting,
                router: any UserDetailRouting
            ) in
            witness.seen(UserDetailPresenter(input: input, interactor: interactor, router: router))
        }
        PerModule((any UserDetailRouting).self) {
            @MainActor [witness] (
                editUser: Builder<EditUserInput>,
                navigator: any Navigator,
                failures: any FailureReporting
            ) in
            witness.seen(UserDetailRouter(editUser: editUser, navigator: navigator, failures: failures))
        }
        PerModule((any UserDetailView).self) {
            @MainActor [witness] (presenter: any UserDetailPresenting, display: any Display) in
            witness.seen(TerminalUserDetailView(presenter: presenter, display: display))
        }
    }

    @BindingsBuilder private var edit: Bindings {
        PerModule(EditUserInteractor.self) {
            @MainActor [witness] (input: EditUserInput, users: any UserService, workload: Workload) in
            witness.seen(EditUserInteractor(input: input, users: users, workload: workload))
        }
        PerModule(EditUserPresenter.self) {
            @MainActor [witness] (
                input: EditUserInput,
                interactor: any EditUserInteracting,
                router: any EditUserRouting
            ) in
            witness.seen(EditUserPresenter(input: input, interactor: interactor, router: router))
        }
        PerModule(EditUserRouter.self) { @MainActor [witness] (navigator: any Navigator) in
            witness.seen(EditUserRouter(navigator: navigator))
        }
        PerModule((any EditUserView).self) {
            @MainActor [witness] (presenter: any EditUserPresenting, display: any Display) in
            witness.seen(TerminalEditUserView(presenter: presenter, display: display))
        }
    }

    @BindingsBuilder private var select: Bindings {
        PerModule(SelectUserInteractor.self) { @MainActor [witness] (users: any UserService, workload: Workload) in
            witness.seen(SelectUserInteractor(users: users, workload: workload))
        }
        PerModule(SelectUserPresenter.self) {
            @MainActor [witness] (
                input: SelectUserInput,
                interactor: any SelectUserInteracting,
                router: any SelectUserRouting
            ) in
            witness.seen(SelectUserPresenter(input: input, interactor: interactor, router: router))
        }
        PerModule(SelectUserRouter.self) { @MainActor [witness] (navigator: any Navigator) in
            witness.seen(SelectUserRouter(navigator: navigator))
        }
        PerModule((any SelectUserView).self) {
            @MainActor [witness] (presenter: any SelectUserPresenting, display: any Display) in
            witness.seen(TerminalSelectUserView(presenter: presenter, display: display))
        }
    }
}
