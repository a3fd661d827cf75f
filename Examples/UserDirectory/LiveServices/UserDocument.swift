internal import Entities
internal import Foundation
internal import Services

/// The JSON text that the directory is read from: an array with one object for each user.
enum UserDocument {
    /// Reads the pages of all users.
    ///
    /// - Parameters:
    ///   - data: The text.
    ///   - source: Where it came from, for the error.
    /// - Returns: The pages, in the order of the text.
    /// - Throws: `UserServiceError.malformed` if the text is anything else.
    static func profiles(in data: Data, source: String) throws(UserServiceError) -> [UserProfile] {
        do {
            return try JSONDecoder().decode([Entry].self, from: data).map(\.profile)
        } catch let error as DecodingError {
            throw .malformed(source: source, detail: MalformedUser(error, in: data).description)
        } catch {
            throw .malformed(source: source, detail: "it is not valid JSON")
        }
    }

    /// One user, as written in the text.
    struct Entry: Decodable {
        let id: Int
        let name: String
        let email: String
        let avatar: URL
        let joined: Day
        let followers: Int?
        let following: Int?
        let isFollowing: Bool?
        let posts: [Article]?

        var profile: UserProfile {
            UserProfile(
                user: User(id: id, name: name, email: email, avatarURL: avatar, createdAt: joined.date),
                followers: followers ?? 0,
                following: following ?? 0,
                isFollowing: isFollowing ?? false,
                posts: (posts ?? []).map { Post(id: $0.id, title: $0.title, createdAt: $0.published.date) }
            )
        }
    }

    /// One post, as written in the text.
    struct Article: Decodable {
        let id: Int
        let title: String
        let published: Day
    }

    /// A day such as `2024-02-29`.
    struct Day: Decodable {
        let date: Date

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let date = Date(day: text) else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "“\(text)” is not a day such as 2024-02-29"
                )
            }
            self.date = date
        }
    }
}
