/// A text that can be written, inside of another view.
@MainActor
package protocol TextWidgetView: AnyObject {
    /// Shows the text.
    func show(text: String)
}

/// What the view tells its presenter.
@MainActor
package protocol TextWidgetPresenting: AnyObject {
    /// The view is about to be seen.
    func viewWillAppear()

    /// A text was entered in place of what was there.
    func write(_ text: String)

    /// A line was added at the end.
    func append(_ line: String)
}
