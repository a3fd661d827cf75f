import Entities
import JoineryNavigation
import Services
import Testing
import UserDirectoryApp

/// Starting the app with a URL.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct URLTests {
    @Test
    func `the page of a user stands above the list, which comes into view by going back and never goes`() async throws {
        let service = MockUserService()
        let test = try TestApp(service)
        try await test.start(at: "app://users/3")
        #expect(test.console.take().hasPrefix("Loading…\n\nUsers › Grace Hopper\n\n  Id          3\n"))
        #expect(service.calls == [.profile(3)])
        #expect((await test.run("back")).hasPrefix("Loading…\n\nUsers\n\n  #  Name"))
        #expect(service.calls == [.profile(3), .users])
        #expect(test.survivors.alive(of: "UserDetail") == [])
        for _ in 0..<3 {
            #expect((await test.run("back")) == "This is the first screen: there is nothing to go back to.\n")
        }
        #expect(test.survivors.alive(of: "UserList").count == WatchingAssembly.parts)
    }

    @Test func `a user that was opened by a URL can be edited`() async throws {
        let test = try TestApp(MockUserService())
        try await test.start(at: "app://users/2")
        await test.run("edit name=A. Turing")
        #expect((await test.run("save")).contains("Users › A. Turing"))
        #expect(test.survivors.alive(of: "EditUser") == [])
    }

    @Test func `a user that is not there is a problem of the page`() async throws {
        let test = try TestApp(MockUserService())
        try await test.start(at: "app://users/99")
        #expect(test.console.take().contains("\nThere is no user with id 99 any more.\n"))
    }

    @Test func `the list can be opened by a URL too, in place of the one that was there`() async throws {
        let test = try TestApp(MockUserService())
        try await test.start(at: "app://users")
        #expect(test.console.take().hasSuffix("\n3 users\n"))
        #expect(test.survivors.seen(of: "UserList") == 2 * WatchingAssembly.parts)
        #expect(test.survivors.alive(of: "UserList").count == WatchingAssembly.parts)
    }

    @Test(
        arguments: [
            (
                "app://people/3",
                .unknown(url: "app://people/3", known: ["app://users", "app://users/:id"])
            ),
            ("app://users/three", .bad(parameter: "id", value: "three", expected: "Int", url: "app://users/three")),
            ("users", .malformed(url: "users")),
        ] as [(String, URLRouteError)]
    )
    func `a URL that is wrong or leads nowhere shows nothing`(url: String, error: URLRouteError) async throws {
        let service = MockUserService()
        let test = try TestApp(service)
        await #expect(throws: error) { try await test.start(at: url) }
        #expect(test.console.take().isEmpty)
        #expect(service.calls.isEmpty)
        test.app.close()
        #expect(test.survivors.alive() == [])
    }
}
