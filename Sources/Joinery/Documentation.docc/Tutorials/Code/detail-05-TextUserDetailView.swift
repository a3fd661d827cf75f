@MainActor
final class TextUserDetailView: UserDetailView {
    private let presenter: UserDetailPresenter

    init(presenter: UserDetailPresenter) {
        self.presenter = presenter
    }

    func appear() {
        presenter.appeared()
    }

    func show(name: String) {
        print("The page of \(name)")
    }
}
