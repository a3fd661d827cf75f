internal import NotesViews

/// Decides what the text widget shows.
@MainActor
final class TextWidgetPresenter: TextWidgetPresenting, TextWidgetInteractorOutput {
    weak var view: (any TextWidgetView)?
    private let interactor: any TextWidgetInteracting

    init(interactor: any TextWidgetInteracting) {
        self.interactor = interactor
    }

    func viewWillAppear() {
        view?.show(text: interactor.text)
    }

    func write(_ text: String) {
        interactor.replace(with: text)
    }

    func append(_ line: String) {
        interactor.replace(with: interactor.text.isEmpty ? line : "\(interactor.text)\n\(line)")
    }

    func changed(to text: String) {
        view?.show(text: text)
    }
}
