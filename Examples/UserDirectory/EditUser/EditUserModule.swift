public import Joinery

/// Editing one user.
public struct EditUserModule: Module, Sendable {
    /// What it is built with.
    public typealias Input = EditUserInput

    /// The module.
    public init() {}

    /// The parts of the module, without a view: the app binds that.
    public var bindings: Bindings {
        PerModule(EditUserInteractor.init)
            .provides((any EditUserInteracting).self) { $0 }
        PerModule(EditUserPresenter.init)
            .provides((any EditUserPresenting).self) { $0 }
        PerModule(EditUserRouter.init, as: (any EditUserRouting).self)

        Wiring {
            @MainActor (
                interactor: EditUserInteractor,
                presenter: EditUserPresenter,
                view: any EditUserView
            ) in
            interactor.output = presenter
            presenter.view = view
        }
    }
}
