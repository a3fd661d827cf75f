internal import Joinery
internal import NotesViews

/// What the text widget is built with.
struct TextWidgetInput: ModuleInput {
    typealias Entry = any TextWidgetView

    /// The text to begin with.
    var text: String
}
