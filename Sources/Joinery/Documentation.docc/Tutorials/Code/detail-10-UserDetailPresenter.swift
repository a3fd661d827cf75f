@MainActor
final class UserDetailPresenter {
    weak var view: (any UserDetailView)?
    private let input: UserDetailInput
    private let interactor: UserDetailInteractor

    init(input: UserDetailInput, interactor: UserDetailInteractor) {
        self.input = input
        self.interactor = interactor
    }

    func appeared() {
        view?.show(name: interactor.user()?.name ?? "nobody")
    }

    func follow() {
        guard let user = interactor.user() else { return }
        input.delegate?.userDetail(didFollow: user)
    }
}
