/// A note that is kept.
package struct Note: Codable, Hashable, Identifiable, Sendable {
    /// What tells it from all others; it never changes.
    package let id: Int
    /// What it is called on the list.
    package var title: String
    /// All that was written.
    package var text: String

    package init(id: Int, title: String, text: String) {
        self.id = id
        self.title = title
        self.text = text
    }
}
