public import Joinery
internal import Services

/// The search box: a module to embed with `Child`.
///
/// The embedding module can ask for the box, `any UserSearchView`, and for what it finds, `any UserSearching`.
public struct UserSearchModule: Module, Sendable {
    /// What it is built with.
    public typealias Input = UserSearchInput

    /// The module.
    public init() {}

    /// The parts of the module, without a view: the app binds that.
    public var bindings: Bindings {
        PerModule(UserSearchInteractor.init)
            .provides((any UserSearchInteracting).self) { $0 }
            .exports((any UserSearching).self) { $0 }
        PerModule(UserSearchPresenter.init)
            .provides((any UserSearchPresenting).self) { $0 }
        PerModule(UserSearchRouter.init, as: (any UserSearchRouting).self)

        Wiring {
            @MainActor (
                interactor: UserSearchInteractor,
                presenter: UserSearchPresenter,
                view: any UserSearchView
            ) in
            interactor.output = presenter
            presenter.view = view
        }
    }
}
