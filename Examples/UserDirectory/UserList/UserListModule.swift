public import Joinery
internal import UserSearch

/// The list of all users, with a search box.
public struct UserListModule: Module, Sendable {
    /// What it is built with.
    public typealias Input = UserListInput

    /// The module.
    public init() {}

    /// The parts of the module, without a view: the app binds that.
    public var bindings: Bindings {
        Child(UserSearchInput.self) { (input: UserListInput) in UserSearchInput(prompt: input.searchPrompt) }

        PerModule(UserListInteractor.init)
            .provides((any UserListInteracting).self) { $0 }
        PerModule(UserListPresenter.init)
            .provides((any UserListPresenting).self) { $0 }
        PerModule(UserListRouter.init, as: (any UserListRouting).self)

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
