import Entities
import Foundation

extension User {
    static let ada = sample(1, "Ada Lovelace", "ada@analytical.example")
    static let alan = sample(2, "Alan Turing", "alan@bletchley.example")
    static let grace = sample(3, "Grace Hopper", "grace@navy.example")

    static func sample(_ id: Int, _ name: String, _ email: String) -> User {
        User(
            id: id,
            name: name,
            email: email,
            avatarURL: URL(filePath: "/\(id).png"),
            createdAt: Date(timeIntervalSince1970: 86_400 * Double(id))
        )
    }
}

extension UserProfile {
    static let ada = sample(.ada)
    static let alan = sample(.alan)
    static let grace = sample(.grace)

    static func sample(_ user: User) -> UserProfile {
        UserProfile(
            user: user,
            followers: 10,
            following: 20,
            isFollowing: true,
            posts: [Post(id: 7, title: "Hello", createdAt: Date(timeIntervalSince1970: 0))]
        )
    }
}
