package import Entities
package import Services

/// Decides what is on the list.
@MainActor
package final class UserListPresenter: UserListPresenting, UserListInteractorOutput {
    package weak var view: (any UserListView)?
    private let interactor: any UserListInteracting
    private let router: any UserListRouting
    private var shown: [User] = []

    package init(interactor: any UserListInteracting, router: any UserListRouting) {
        self.interactor = interactor
        self.router = router
    }

    package func viewAppeared() {
        refresh()
    }

    package func refresh() {
        shown = []
        view?.showLoading()
        interactor.loadUsers()
    }

    package func open(_ number: Int) {
        guard number >= 1, number <= shown.count else {
            let range = shown.isEmpty ? "The list is empty" : "The list goes from 1 to \(shown.count)"
            view?.showNotice("There is no user \(number). \(range).")
            return
        }
        router.showUser(shown[number - 1].id)
    }

    package func select() {
        Task { [weak self, router] in
            // If the choice cannot be shown, the app has been told; if it is left, there is nothing to say.
            guard let user = try? await router.selectUser() else { return }
            self?.view?.showNotice("You chose \(user.name) <\(user.email)>.")
        }
    }

    package func found(_ users: [User], total: Int, query: String) {
        shown = users
        guard total > 0 else {
            view?.showProblem("The directory is empty.")
            return
        }
        let rows = users.map { UserRow(name: $0.name, email: $0.email, joined: $0.createdAt.day) }
        view?.show(rows, summary: summary(users.count, of: total, query))
    }

    package func foundNothingToSearch() {
        view?.showNotice("There are no users to search yet.")
    }

    package func failed(_ error: UserServiceError) {
        view?.showProblem(error.message)
    }

    private func summary(_ count: Int, of total: Int, _ query: String) -> String {
        let all = total == 1 ? "1 user" : "\(total) users"
        guard !query.isEmpty else { return all }
        return count == 0 ? "None of \(all) matches “\(query)”." : "\(count) of \(all)"
    }
}
