@MainActor
final class TextUserListView: UserListView {
    private let presenter: UserListPresenter
    private let searchBox: UserSearchBox

    init(presenter: UserListPresenter, searchBox: UserSearchBox) {
        self.presenter = presenter
        self.searchBox = searchBox
    }

    func appear() {
        presenter.appeared()
    }

    func search(_ text: String) {
        searchBox.type(text)
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
