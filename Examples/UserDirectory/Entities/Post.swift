public import Foundation

/// Something that a person published.
public struct Post: Identifiable, Hashable, Sendable {
    /// What the post is known by.
    public let id: Int
    /// Its first line.
    public let title: String
    /// When it was published.
    public let createdAt: Date

    /// A post with all that is known of it.
    public init(id: Int, title: String, createdAt: Date) {
        self.id = id
        self.title = title
        self.createdAt = createdAt
    }
}
