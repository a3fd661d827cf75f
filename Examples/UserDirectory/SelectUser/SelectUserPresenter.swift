package import Entities
internal import JoineryNavigation
package import Services

/// Decides what is shown while a user is chosen, and passes the choice on.
@MainActor
package final class SelectUserPresenter: SelectUserPresenting, SelectUserInteractorOutput {
    package weak var view: (any SelectUserView)?
    private let title: String
    private var output: ModuleOutput<User>?
    private let interactor: any SelectUserInteracting
    private let router: any SelectUserRouting
    private var candidates: [User] = []

    package init(input: SelectUserInput, interactor: any SelectUserInteracting, router: any SelectUserRouting) {
        title = input.title
        output = input.output
        self.interactor = interactor
        self.router = router
    }

    package func viewAppeared() {
        refresh()
    }

    package func refresh() {
        candidates = []
        view?.showLoading(title: title)
        interactor.loadCandidates()
    }

    package func choose(_ number: Int) {
        guard number >= 1, number <= candidates.count else {
            view?.showNotice("There is no user \(number) to choose.")
            return
        }
        // Whatever is done with the choice, there is no second one.
        guard let output else { return }
        self.output = nil
        output.send(candidates[number - 1])
        router.close()
    }

    package func loaded(_ users: [User]) {
        candidates = users
        if users.isEmpty {
            view?.showProblem("There is nobody to choose: the directory is empty.", title: title)
        } else {
            view?.showCandidates(users.map(\.name), title: title)
        }
    }

    package func failed(_ error: UserServiceError) {
        view?.showProblem(error.message, title: title)
    }
}
