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
