@MainActor
final class UserListPresenter: UserDetailDelegate {
    weak var view: (any UserListView)?
    private let service: any UserService
    private let search: any UserSearching
    private let router: UserListRouter
    private var all: [User] = []
    private var shown: [User] = []

    init(service: any UserService, search: any UserSearching, router: UserListRouter) {
        self.service = service
        self.search = search
        self.router = router
        search.onChange = { [weak self] in self?.showMatches() }
    }

    func appeared() {
        all = service.users()
        showMatches()
    }

    func selected(_ row: Int) throws {
        try router.showUser(shown[row].id, for: self)
    }

    func userDetail(didFollow user: User) {
        view?.show(notice: "You follow \(user.name).")
    }

    private func showMatches() {
        shown = search.matches(in: all)
        view?.show(shown.map(\.name))
    }
}
