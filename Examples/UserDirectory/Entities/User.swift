public import Foundation

/// A person in the directory.
public struct User: Identifiable, Hashable, Sendable {
    /// What the person is known by for good.
    public let id: Int
    /// The full name.
    public var name: String
    /// The address to write to.
    public var email: String
    /// Where the picture is.
    public var avatarURL: URL
    /// When the person joined.
    public let createdAt: Date

    /// A person with all that is known of them.
    public init(id: Int, name: String, email: String, avatarURL: URL, createdAt: Date) {
        self.id = id
        self.name = name
        self.email = email
        self.avatarURL = avatarURL
        self.createdAt = createdAt
    }
}
