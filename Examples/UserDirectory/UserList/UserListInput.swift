public import Joinery

/// What the list of users needs from outside.
public struct UserListInput: ModuleInput, Sendable {
    /// Building it gives the screen.
    public typealias Entry = any UserListView

    /// What stands in front of the text that is searched for.
    public var searchPrompt: String

    /// A request for the list.
    public init(searchPrompt: String = "Search") {
        self.searchPrompt = searchPrompt
    }
}
