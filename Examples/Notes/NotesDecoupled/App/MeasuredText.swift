/// The text of the widget, as the editor needs it.
@MainActor
final class MeasuredText: EditedText {
    private let measured: any TextMeasuring

    init(_ measured: any TextMeasuring) {
        self.measured = measured
    }

    var text: String { measured.text }
    var prefix: String { measured.prefix }
    var wordCount: Int { measured.wordCount }

    func whenChanged(_ action: @escaping @MainActor () -> Void) {
        measured.onChange = action
    }
}
