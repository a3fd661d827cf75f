@MainActor
final class UserDetailPresenter {
    weak var view: (any UserDetailView)?
    private let interactor: UserDetailInteractor

    init(interactor: UserDetailInteractor) {
        self.interactor = interactor
    }

    func appeared() {
        view?.show(name: interactor.user()?.name ?? "nobody")
    }
}
