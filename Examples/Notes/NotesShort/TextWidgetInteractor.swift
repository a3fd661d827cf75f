/// Keeps the text, and measures it.
@MainActor
final class TextWidgetInteractor: TextMeasuring {
    private static let prefixLength = 24

    var text: String { didSet { onChange?() } }
    var onChange: (@MainActor () -> Void)?

    init(input: TextWidgetInput) {
        text = input.text
    }

    var prefix: String {
        let line = text.split(separator: "\n").first.map(String.init) ?? ""
        return line.count > Self.prefixLength ? "\(line.prefix(Self.prefixLength))…" : line
    }

    var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
}
