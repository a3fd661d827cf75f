/// What a screen shows at one moment.
package struct Page: Hashable, Sendable {
    /// What the screen is about.
    package var title = ""
    /// What there is to read.
    package var lines: [String] = []
    /// The commands that can be given here, as they are typed.
    package var commands: [String] = []
}
