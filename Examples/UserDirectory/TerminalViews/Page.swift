/// What a screen shows at one moment.
public struct Page: Hashable, Sendable {
    /// What the screen is about; a page that is still on its way has none.
    public var title: String?
    /// What there is to read.
    public var lines: [Line]
    /// The commands that can be given here, as they are typed.
    public var commands: [String]

    /// A page.
    public init(title: String?, lines: [Line], commands: [String]) {
        self.title = title
        self.lines = lines
        self.commands = commands
    }

    /// A page that is on its way.
    static let loading = Page(title: nil, lines: [Line("Loading…", .faint)], commands: [])

    /// A page that could not be shown.
    static func problem(_ text: String, title: String) -> Page {
        Page(
            title: title,
            lines: [Line(text, .warning), Line("Type “refresh” to try again.", .faint)],
            commands: ["refresh"]
        )
    }
}
