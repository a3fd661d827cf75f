import EditUser
import Joinery
import JoineryNavigation
import SelectUser
import TerminalViews
import UserDetail
import UserList
import UserSearch

/// The views of the app in place of its own, each made where all objects of its module are watched.
struct WatchingAssembly: Assembly {
    /// How many objects of each module are watched.
    static let parts = 5

    let survivors: Survivors

    var bindings: Bindings {
        PerModule((any UserListView).self) {
            @MainActor [survivors] (
                interactor: UserListInteractor,
                presenter: UserListPresenter,
                routing: any UserListRouting,
                router: Router,
                searchView: any UserSearchView,
                display: any Display
            ) in
            let view = TerminalUserListView(presenter: presenter, searchView: searchView, display: display)
            survivors.watch(view, presenter, interactor, routing as AnyObject, router, of: "UserList")
            return view
        }
        PerModule((any UserSearchView).self) {
            @MainActor [survivors] (
                interactor: UserSearchInteractor,
                presenter: UserSearchPresenter,
                routing: any UserSearchRouting,
                router: Router
            ) in
            let view = TerminalUserSearchView(presenter: presenter)
            survivors.watch(view, presenter, interactor, routing as AnyObject, router, of: "UserSearch")
            return view
        }
        PerModule((any UserDetailView).self) {
            @MainActor [survivors] (
                interactor: UserDetailInteractor,
                presenter: UserDetailPresenter,
                routing: any UserDetailRouting,
                router: Router,
                display: any Display
            ) in
            let view = TerminalUserDetailView(presenter: presenter, display: display)
            survivors.watch(view, presenter, interactor, routing as AnyObject, router, of: "UserDetail")
            return view
        }
        PerModule((any EditUserView).self) {
            @MainActor [survivors] (
                interactor: EditUserInteractor,
                presenter: EditUserPresenter,
                routing: any EditUserRouting,
                router: Router,
                display: any Display
            ) in
            let view = TerminalEditUserView(presenter: presenter, display: display)
            survivors.watch(view, presenter, interactor, routing as AnyObject, router, of: "EditUser")
            return view
        }
        PerModule((any SelectUserView).self) {
            @MainActor [survivors] (
                interactor: SelectUserInteractor,
                presenter: SelectUserPresenter,
                routing: any SelectUserRouting,
                router: Router,
                display: any Display
            ) in
            let view = TerminalSelectUserView(presenter: presenter, display: display)
            survivors.watch(view, presenter, interactor, routing as AnyObject, router, of: "SelectUser")
            return view
        }
    }
}
