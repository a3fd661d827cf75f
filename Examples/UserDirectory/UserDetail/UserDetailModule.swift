public import Joinery

/// The page of one user.
public struct UserDetailModule: Module, Sendable {
    /// What it is built with.
    public typealias Input = UserDetailInput

    private let view: Bindings

    /// The module with a view of the app's: a binding for `any UserDetailView`.
    public init(@BindingsBuilder view: () -> Bindings) {
        self.view = view()
    }

    /// The parts of the module.
    public var bindings: Bindings {
        view
        PerModule(UserDetailInteractor.self, UserDetailInteractor.init)
            .provides((any UserDetailInteracting).self) { $0 }
        PerModule(UserDetailPresenter.self, UserDetailPresenter.init)
            .provides((any UserDetailPresenting).self) { $0 }
        PerModule((any UserDetailRouting).self, UserDetailRouter.init)

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
