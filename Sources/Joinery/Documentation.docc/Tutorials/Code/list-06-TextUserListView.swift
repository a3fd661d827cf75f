@MainActor
final class TextUserListView: UserListView {
    private let presenter: UserListPresenter

    init(presenter: UserListPresenter) {
        self.presenter = presenter
    }

    func appear() {
        presenter.appeared()
    }

    func select(_ row: Int) throws {
        try presenter.selected(row)
    }

    func show(_ names: [String]) {
        print(names.joined(separator: ", "))
    }

    func show(notice: String) {
        print(notice)
    }
}
