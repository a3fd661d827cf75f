internal import Joinery
internal import NotesViews

/// What the text widget is built with.
struct TextWidgetInput: ModuleInput {
    typealias Entry = any TextWidgetView

    /// The text to begin with.
    var text: String
}

/// What the text widget offers to the module that embeds it.
@MainActor
protocol TextMeasuring: AnyObject {
    /// All that was written.
    var text: String { get }

    /// The beginning of the text, short enough for a title.
    var prefix: String { get }

    /// How many words the text has.
    var wordCount: Int { get }

    /// Called after each change.
    var onChange: (@MainActor () -> Void)? { get set }
}

/// A text that can be written: a module to embed.
struct TextWidgetModule: Module {
    typealias Input = TextWidgetInput

    var bindings: Bindings {
        PerModule(TextWidgetInteractor.init)
            .exports((any TextMeasuring).self) { $0 }
        PerModule(TextWidgetPresenter.init)
            .provides((any TextWidgetPresenting).self) { $0 }
        Wiring { @MainActor (presenter: TextWidgetPresenter, view: any TextWidgetView) in presenter.view = view }
    }
}
