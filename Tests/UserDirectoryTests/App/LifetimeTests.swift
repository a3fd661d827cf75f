import Entities
import JoineryNavigation
import Services
import Testing
import UserDirectoryApp

/// Which objects are there, and how long.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct LifetimeTests {
    private static let parts = WatchingAssembly.parts

    @Test func `each module goes when its screen is left, with all its objects`() async throws {
        let test = try TestApp(MockUserService())
        try await test.start()
        #expect(test.survivors.alive().count == 2 * Self.parts)
        for (module, open, close) in [
            ("UserDetail", ["open 1"], ["back"]),
            ("EditUser", ["open 1", "edit name=A"], ["cancel", "back"]),
            ("EditUser", ["open 1", "edit name=A"], ["back", "back"]),
            ("EditUser", ["open 1", "edit name=A"], ["save", "back"]),
            ("SelectUser", ["select"], ["back"]),
            ("SelectUser", ["select"], ["choose 1"]),
            ("SelectUser", ["search ?"], ["choose 1"]),
        ] {
            for command in open { await test.run(command) }
            #expect(test.survivors.alive(of: module).count == Self.parts)
            for command in close { await test.run(command) }
            #expect(test.survivors.alive(of: module) == [])
        }
        #expect(test.survivors.alive().count == 2 * Self.parts)
        #expect(test.survivors.alive(of: "UserSearch").count == Self.parts)
        test.app.close()
        #expect(test.survivors.alive() == [])
    }

    @Test func `opened and left 100 times, nothing of what was left is there`() async throws {
        let test = try TestApp(MockUserService())
        try await test.start()
        for _ in 0..<100 { await test.run("open 2", "back") }
        #expect(test.survivors.seen(of: "UserDetail") == 100 * Self.parts)
        #expect(test.survivors.alive(of: "UserDetail") == [])
        for _ in 0..<100 { await test.run("open 2", "edit name=A", "save", "back", "select", "choose 1") }
        #expect(test.survivors.seen(of: "EditUser") == 100 * Self.parts)
        #expect(test.survivors.seen(of: "SelectUser") == 100 * Self.parts)
        #expect(test.survivors.alive().count == 2 * Self.parts)
    }

    @Test func `left while it fetches, a module prints nothing more and goes, though the fetch hangs`() async throws {
        let gate = Gate()
        let service = MockUserService(gate: gate)
        let test = try TestApp(service)
        try await test.start()
        _ = test.console.take()
        test.app.perform("open 3")
        await gate.arrival()
        #expect(test.console.take() == "Loading…\n")
        #expect(test.survivors.alive(of: "UserDetail").count == Self.parts)
        let waiting = Task { await test.app.settle() }

        test.app.perform("back")
        #expect(test.console.take().hasSuffix("3 users\n"))
        #expect(test.survivors.alive(of: "UserDetail") == [])
        await waiting.value

        let answered = service.answers
        await gate.open()
        while service.answers == answered { await Task.yield() }
        for _ in 0..<100 { await Task.yield() }
        #expect(test.console.take().isEmpty)
        #expect((await test.run("open 3")).contains("Users › Grace Hopper"))
    }
}
