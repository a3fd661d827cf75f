/// What is about to be kept of a note.
package struct NoteDraft: Hashable, Sendable {
    /// What it is to be called on the list.
    package var title: String
    /// All that was written.
    package var text: String

    package init(title: String, text: String) {
        self.title = title
        self.text = text
    }
}
