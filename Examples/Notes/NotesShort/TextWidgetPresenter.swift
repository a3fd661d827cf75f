internal import NotesViews

/// Decides what the text widget shows.
@MainActor
final class TextWidgetPresenter: TextWidgetPresenting {
    weak var view: (any TextWidgetView)?
    private let interactor: TextWidgetInteractor

    init(interactor: TextWidgetInteractor) {
        self.interactor = interactor
    }

    func viewWillAppear() {
        view?.show(text: interactor.text)
    }

    func write(_ text: String) {
        // Before the change: the screen around is drawn anew with it.
        view?.show(text: text)
        interactor.text = text
    }

    func append(_ line: String) {
        write(interactor.text.isEmpty ? line : "\(interactor.text)\n\(line)")
    }
}
