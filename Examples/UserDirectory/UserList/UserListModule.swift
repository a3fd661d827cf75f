public import Joinery
internal import UserSearch

/// The list of all users, with a search box.
public struct UserListModule: Module, Sendable {
    /// What it is built with.
    public typealias Input = UserListInput

    private let view: Bindings

    /// The module with a view of the app's: a binding for `any UserListView`.
    public init(@BindingsBuilder view: () -> Bindings) {
        self.view = view()
    }

    /// The parts of the module.
    public var bindings: Bindings {
        view
        Child(UserSearchInput.self) { (input: UserListInput) in UserSearchInput(prompt: input.searchPrompt) }

        PerModule(UserListInteractor.self, UserListInteractor.init)
            .provides((any UserListInteracting).self) { $0 }
        PerModule(UserListPresenter.self, UserListPresenter.init)
            .provides((any UserListPresenting).self) { $0 }
        PerModule((any UserListRouting).self, UserListRouter.init)

        Wiring {
            @MainActor (
                interactor: UserListInteractor,
                presenter: UserListPresenter,
                view: any UserListView
            ) in
            interactor.output = presenter
            presenter.view = view
        }
    }
}
