/// The input port of the text widget's interactor.
@MainActor
protocol TextWidgetInteracting: AnyObject {
    /// The text as it is.
    var text: String { get }

    /// Puts another text in its place.
    func replace(with text: String)
}

/// The output port of the text widget's interactor.
@MainActor
protocol TextWidgetInteractorOutput: AnyObject {
    /// The text is another one now.
    func changed(to text: String)
}

/// Keeps the text, and measures it.
///
/// Inside the module it is an interactor. Outside it is known as a service, `any TextMeasuring`.
@MainActor
final class TextWidgetInteractor: TextWidgetInteracting, TextMeasuring {
    private static let prefixLength = 24

    weak var output: (any TextWidgetInteractorOutput)?
    var onChange: (@MainActor () -> Void)?
    private(set) var text: String

    init(input: TextWidgetInput) {
        text = input.text
    }

    var prefix: String {
        let line = text.split(separator: "\n").first.map(String.init) ?? ""
        return line.count > Self.prefixLength ? "\(line.prefix(Self.prefixLength))…" : line
    }

    var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }

    func replace(with text: String) {
        self.text = text
        output?.changed(to: text)
        onChange?()
    }
}
