public import Joinery

/// Choosing one user of all.
public struct SelectUserModule: Module, Sendable {
    /// What it is built with.
    public typealias Input = SelectUserInput

    /// The module.
    public init() {}

    /// The parts of the module, without a view: the app binds that.
    public var bindings: Bindings {
        PerModule(SelectUserInteractor.init)
            .provides((any SelectUserInteracting).self) { $0 }
        PerModule(SelectUserPresenter.init)
            .provides((any SelectUserPresenting).self) { $0 }
        PerModule(SelectUserRouter.init, as: (any SelectUserRouting).self)

        Wiring {
            @MainActor (
                interactor: SelectUserInteractor,
                presenter: SelectUserPresenter,
                view: any SelectUserView
            ) in
            interactor.output = presenter
            presenter.view = view
        }
    }
}
