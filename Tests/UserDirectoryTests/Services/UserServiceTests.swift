import Entities
import Foundation
import Joinery
import LiveServices
import Services
import Testing

@Suite(.timeLimit(.minutes(5)))
struct UserServiceTests {
    private static let ada =
        #"{"id": 1, "name": "Ada", "email": "a@x", "avatar": "http://x/a", "joined": "2024-02-29"}"#

    private static func service(_ source: UserSource) throws -> any UserService {
        let container = try Container { ServicesAssembly(source: source) }
        return try container.resolve()
    }

    /// Reads the users from a file with this text.
    private static func users(in text: String) async throws -> [User] {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        do {
            return try await service(.file(path: url.path)).users()
        } catch UserServiceError.malformed(let source, let detail) {
            #expect(source == "The file \(url.path)")
            throw UserServiceError.malformed(source: "", detail: detail)
        }
    }

    @Test func `the file that comes with the app has at least 12 users, each with an id of its own`() async throws {
        let service = try Self.service(.bundled)
        let users = try await service.users()
        #expect(users.count >= 12)
        #expect(Set(users.map(\.id)).count == users.count)
        for user in users { #expect(try await service.profile(of: user.id).user == user) }
    }

    @Test func `a user needs no posts, and an empty list is a list`() async throws {
        let users = try await Self.users(in: "[\(Self.ada)]")
        #expect(users.map(\.name) == ["Ada"])
        #expect(users.map(\.createdAt.day) == ["2024-02-29"])
        #expect(try await Self.users(in: "[]").isEmpty)
    }

    @Test(
        arguments: [
            ("", "it is not valid JSON"),
            ("[", "it is not valid JSON"),
            ("[\(ada)", "it is not valid JSON"),
            ("{}", "it should be a list"),
            ("[3]", "user 1 should be an object"),
            ("[\(ada), {\"id\": 2}]", "the key “name” of user 2 is missing"),
            ("[{\"name\": \"Bo\", \"id\": 2}]", "the key “email” of user 1 (Bo) is missing"),
            (ada.replacing("1", with: "\"x\"", maxReplacements: 1), "it should be a list"),
            ("[\(ada.replacing("1", with: "\"x\""))]", "the key “id” of user 1 (Ada) should be a whole number"),
            ("[\(ada.replacing("\"Ada\"", with: "null"))]", "the key “name” of user 1 is null"),
            (
                "[\(ada.replacing("02-29", with: "02-30"))]",
                "the key “joined” of user 1 (Ada) cannot be read, “2024-02-30” is not a day such as 2024-02-29"
            ),
            (
                "[\(ada.dropLast()), \"posts\": [{\"id\": 1, \"title\": 2}]}]",
                "the key “posts[0].title” of user 1 (Ada) should be a text"
            ),
        ]
    )
    func `what is malformed names the key and the user`(text: String, detail: String) async throws {
        await #expect(throws: UserServiceError.malformed(source: "", detail: detail)) {
            try await Self.users(in: text)
        }
    }

    @Test func `a file that is missing, or no file, is said so`() async throws {
        await #expect(throws: UserServiceError.fileMissing("/no/such.json")) {
            try await Self.service(.file(path: "/no/such.json")).users()
        }
        await #expect(throws: UserServiceError.fileUnreadable("/")) {
            try await Self.service(.file(path: "/")).users()
        }
    }

    @Test func `the server is read anew each time, and what was saved is seen over it`() async throws {
        let server = try LoopbackServer([
            .init(body: "[\(Self.ada)]"), .init(body: "[\(Self.ada)]"), .init(status: 500), .init(body: "no"),
        ])
        let url = try #require(URL(string: server.address))
        let service = try Self.service(.http(url))
        var ada = try #require(try await service.users().first)
        ada.name = "Ada L."
        try await service.save(ada)
        #expect(try await service.profile(of: 1).user == ada)
        await #expect(throws: UserServiceError.badStatus(500, url: server.address)) { try await service.users() }
        await #expect(
            throws: UserServiceError.malformed(
                source: "The answer of \(server.address)",
                detail: "it is not valid JSON"
            )
        ) {
            try await service.users()
        }
        await #expect(
            throws: UserServiceError.unreachable(url: server.address, reason: "the connection was refused")
        ) {
            try await service.users()
        }
    }

    @Test func `the service in memory keeps what is saved, and knows which users it lacks`() async throws {
        let service = InMemoryUserService([.ada])
        var ada = User.ada
        ada.name = "A"
        try await service.save(ada)
        #expect(try await service.users() == [ada])
        #expect(try await service.profile(of: 1).user == ada)
        await #expect(throws: UserServiceError.unknownUser(2)) { try await service.profile(of: 2) }
        await #expect(throws: UserServiceError.unknownUser(2)) { try await service.save(.alan) }
    }
}
