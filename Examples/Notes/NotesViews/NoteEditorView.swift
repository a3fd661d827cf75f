/// The screen on which a note is written.
@MainActor
package protocol NoteEditorView: ScreenView {
    /// Shows what is being written.
    func show(_ page: NoteEditorPage)

    /// Shows a remark.
    func showNotice(_ text: String)
}

/// What the editor shows, beside the text itself.
package struct NoteEditorPage: Hashable, Sendable {
    /// What is being done.
    package let heading: String
    /// What the note would be called.
    package let title: String
    /// How long the text is.
    package let wordCount: Int

    package init(heading: String, title: String, wordCount: Int) {
        self.heading = heading
        self.title = title
        self.wordCount = wordCount
    }
}

/// What the screen tells its presenter.
@MainActor
package protocol NoteEditorPresenting: AnyObject {
    /// The screen is about to be seen.
    func viewWillAppear()

    /// What was written is to be kept.
    func save()

    /// What was written is not wanted.
    func cancel()
}
