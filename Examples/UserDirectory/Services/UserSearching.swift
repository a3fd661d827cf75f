public import Entities

/// Narrows a list of people down to those that are looked for.
@MainActor
public protocol UserSearching: AnyObject {
    /// What is looked for; empty for everybody.
    var query: String { get }

    /// Called when ``query`` has changed.
    var onChange: (@MainActor () -> Void)? { get set }

    /// Those of `users` that match ``query``, in their order.
    func matches(in users: [User]) -> [User]
}
