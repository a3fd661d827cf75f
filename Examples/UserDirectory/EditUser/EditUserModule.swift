public import Joinery

/// Editing one user.
public struct EditUserModule: Module, Sendable {
    /// What it is built with.
    public typealias Input = EditUserInput

    private let view: Bindings

    /// The module with a view of the app's: a binding for `any EditUserView`.
    public init(@BindingsBuilder view: () -> Bindings) {
        self.view = view()
    }

    /// The parts of the module.
    public var bindings: Bindings {
        view
        PerModule(EditUserInteractor.self, EditUserInteractor.init)
            .provides((any EditUserInteracting).self) { $0 }
        PerModule(EditUserPresenter.self, EditUserPresenter.init)
            .provides((any EditUserPresenting).self) { $0 }
        PerModule((any EditUserRouting).self, EditUserRouter.init)

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
