/// The search box, which is embedded in another view and is no screen of its own.
@MainActor
public protocol UserSearchView: AnyObject {
    /// Shows what is looked for; empty for everybody.
    func show(prompt: String, query: String)
}

/// What the search box tells its presenter.
@MainActor
public protocol UserSearchPresenting: AnyObject {
    /// A text was entered; an empty one ends the search.
    func search(_ text: String)

    /// A name is to be picked in place of typing one.
    func pickName()
}
