/// What there is to see on the page of one person.
public struct UserProfile: Identifiable, Hashable, Sendable {
    /// Whose page it is.
    public var user: User
    /// How many people follow them.
    public let followers: Int
    /// How many people they follow.
    public let following: Int
    /// Whether the one who looks at the page follows them.
    public let isFollowing: Bool
    /// What they published, newest first.
    public let posts: [Post]

    /// The id of the person.
    public var id: User.ID { user.id }

    /// A page with all that is on it.
    public init(user: User, followers: Int, following: Int, isFollowing: Bool, posts: [Post]) {
        self.user = user
        self.followers = followers
        self.following = following
        self.isFollowing = isFollowing
        self.posts = posts
    }
}
