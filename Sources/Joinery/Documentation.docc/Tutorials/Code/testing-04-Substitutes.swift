@testable import UserDirectory

struct StubUserService: UserService {
    func users() -> [User] {
        [User(id: 1, name: "Barbara"), User(id: 2, name: "Edsger")]
    }
}

@MainActor
final class RecordingListView: UserListView {
    private(set) var names: [String] = []
    private(set) var notice: String?
    let presenter: UserListPresenter
    private let searchBox: UserSearchBox

    init(presenter: UserListPresenter, searchBox: UserSearchBox) {
        self.presenter = presenter
        self.searchBox = searchBox
    }

    func appear() { presenter.appeared() }
    func search(_ text: String) { searchBox.type(text) }
    func select(_ row: Int) throws { try presenter.selected(row) }
    func show(_ names: [String]) { self.names = names }
    func show(notice: String) { self.notice = notice }
}
