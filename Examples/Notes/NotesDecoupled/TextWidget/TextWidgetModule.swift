internal import Joinery
internal import NotesViews

/// A text that can be written: a module to embed with `Child`.
struct TextWidgetModule: Module {
    typealias Input = TextWidgetInput

    var bindings: Bindings {
        PerModule(TextWidgetInteractor.init)
            .provides((any TextWidgetInteracting).self) { $0 }
            .exports((any TextMeasuring).self) { $0 }
        PerModule(TextWidgetPresenter.init)
            .provides((any TextWidgetPresenting).self) { $0 }

        Wiring {
            @MainActor (
                interactor: TextWidgetInteractor,
                presenter: TextWidgetPresenter,
                view: any TextWidgetView
            ) in
            interactor.output = presenter
            presenter.view = view
        }
    }
}
