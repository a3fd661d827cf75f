public import Joinery

/// The page of one user.
public struct UserDetailModule: Module, Sendable {
    /// What it is built with.
    public typealias Input = UserDetailInput

    /// The module.
    public init() {}

    /// The parts of the module, without a view: the app binds that.
    public var bindings: Bindings {
        PerModule(UserDetailInteractor.init)
            .provides((any UserDetailInteracting).self) { $0 }
        PerModule(UserDetailPresenter.init)
            .provides((any UserDetailPresenting).self) { $0 }
        PerModule(UserDetailRouter.init, as: (any UserDetailRouting).self)

        Wiring {
            @MainActor (
                interactor: UserDetailInteractor,
                presenter: UserDetailPresenter,
                view: any UserDetailView
            ) in
            interactor.output = presenter
            presenter.view = view
        }
    }
}
