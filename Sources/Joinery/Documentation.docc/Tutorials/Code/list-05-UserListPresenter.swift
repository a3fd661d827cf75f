@MainActor
final class UserListPresenter: UserDetailDelegate {
    weak var view: (any UserListView)?
    private let service: any UserService
    private let router: UserListRouter
    private var shown: [User] = []

    init(service: any UserService, router: UserListRouter) {
        self.service = service
        self.router = router
    }

    func appeared() {
        shown = service.users()
        view?.show(shown.map(\.name))
    }

    func selected(_ row: Int) throws {
        try router.showUser(shown[row].id, for: self)
    }

    func userDetail(didFollow user: User) {
        view?.show(notice: "You follow \(user.name).")
    }
}
