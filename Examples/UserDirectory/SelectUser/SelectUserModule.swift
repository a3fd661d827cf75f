public import Joinery

/// Choosing one user of all.
public struct SelectUserModule: Module, Sendable {
    /// What it is built with.
    public typealias Input = SelectUserInput

    private let view: Bindings

    /// The module with a view of the app's: a binding for `any SelectUserView`.
    public init(@BindingsBuilder view: () -> Bindings) {
        self.view = view()
    }

    /// The parts of the module.
    public var bindings: Bindings {
        view
        PerModule(SelectUserInteractor.self, SelectUserInteractor.init)
            .provides((any SelectUserInteracting).self) { $0 }
        PerModule(SelectUserPresenter.self, SelectUserPresenter.init)
            .provides((any SelectUserPresenting).self) { $0 }
        PerModule((any SelectUserRouting).self, SelectUserRouter.init)

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
