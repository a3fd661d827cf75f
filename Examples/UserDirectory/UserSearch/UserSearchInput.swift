public import Joinery

/// What the search box is built with.
public struct UserSearchInput: ModuleInput, Sendable {
    /// Building it gives the box, for the view that embeds it.
    public typealias Entry = any UserSearchView

    /// What stands in front of the text.
    public var prompt: String

    /// A search box with `prompt` in front of its text.
    public init(prompt: String) {
        self.prompt = prompt
    }
}
