public import Entities

/// The event that a person was changed and saved, for whoever shows them.
public struct UserChanged: Sendable {
    /// The person as they are now.
    public let user: User

    /// The event for `user`.
    public init(_ user: User) {
        self.user = user
    }
}
