/// Decides what the search box shows.
@MainActor
package final class UserSearchPresenter: UserSearchPresenting, UserSearchInteractorOutput {
    package weak var view: (any UserSearchView)?
    private let prompt: String
    private let interactor: any UserSearchInteracting
    private let router: any UserSearchRouting

    package init(input: UserSearchInput, interactor: any UserSearchInteracting, router: any UserSearchRouting) {
        prompt = input.prompt
        self.interactor = interactor
        self.router = router
    }

    package func search(_ text: String) {
        interactor.search(text)
    }

    package func pickName() {
        router.pickName(title: prompt) { [weak interactor] name in
            interactor?.search(name)
        }
    }

    package func searchChanged(to query: String) {
        view?.show(prompt: prompt, query: query)
    }
}
