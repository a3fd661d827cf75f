import Entities
import JoineryNavigation
import Services
import Testing
import UserDirectoryApp

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct BehaviourTests {
    @Test func `the app starts with 'Loading' and then has one row for each user`() async throws {
        let test = try TestApp(MockUserService())
        try await test.start()
        #expect(
            test.console.take() == """
                Loading…

                Users

                  #  Name          Email                   Joined
                  1  Ada Lovelace  ada@analytical.example  1970-01-02
                  2  Alan Turing   alan@bletchley.example  1970-01-03
                  3  Grace Hopper  grace@navy.example      1970-01-04

                3 users

                """
        )
    }

    @Test func `saving changes the list and the page, cancelling changes nothing`() async throws {
        let service = MockUserService()
        let test = try TestApp(service)
        try await test.start()
        await test.run("open 3", "edit name=Nobody", "cancel")
        #expect(!(await test.run("back")).contains("Nobody"))
        await test.run("open 3", "edit name=Nobody", "edit email=n@x")
        #expect((await test.run("save")).contains("Users › Nobody"))
        let list = await test.run("back")
        #expect(list.contains("3  Nobody        n@x "))
        #expect(!list.contains("Grace"))
        #expect(service.calls.filter { if case .save = $0 { true } else { false } }.count == 1)
    }

    @Test func `what cannot be saved stays on the form, and nothing else changes`() async throws {
        let service = MockUserService()
        let test = try TestApp(service)
        try await test.start()
        await test.run("open 3", "edit name=Nobody")
        service.fail(with: .badStatus(500, url: "u"))
        #expect((await test.run("save")) == "Not saved. The server at u answered with HTTP status 500.\n")
        #expect((await test.run("back")).contains("Users › Grace Hopper"))
        #expect((await test.run("back")).contains("3  Grace Hopper"))
    }

    @Test func `a choice is reported once and leaves; going back reports nothing`() async throws {
        let test = try TestApp(MockUserService())
        try await test.start()
        let chosen = await test.run("select", "choose 2")
        #expect(chosen.hasSuffix("3 users\nYou chose Alan Turing <alan@bletchley.example>.\n"))
        let left = await test.run("select", "back")
        #expect(!left.contains("You chose"))
        #expect(test.survivors.alive(of: "SelectUser").isEmpty)
    }

    @Test func `the list is narrowed down by the child module`() async throws {
        let test = try TestApp(MockUserService())
        try await test.start()
        let found = await test.run("search AL")
        #expect(found.contains("Search: AL\n\n  #  Name          Email                   Joined\n  1  Ada"))
        #expect(found.hasSuffix("2 of 3 users\n"))
        #expect((await test.run("open 2")).contains("Users › Alan Turing"))
        await test.run("back")
        #expect((await test.run("refresh")).hasSuffix("2 of 3 users\n"))
        #expect((await test.run("search ?", "choose 3")).hasSuffix("1 of 3 users\n"))
        #expect((await test.run("search")).hasSuffix("3 users\n"))
    }

    @Test func `a problem offers to try again, and the app goes on`() async throws {
        let service = MockUserService(error: .fileMissing("a.json"))
        let test = try TestApp(service)
        try await test.start()
        #expect(test.console.take().hasSuffix("There is no file a.json.\nType “refresh” to try again.\n"))
        #expect((await test.run("search a")) == "There are no users to search yet.\n")
        #expect((await test.run("open 1")) == "There is no user 1. The list is empty.\n")
        service.fail(with: nil)
        #expect((await test.run("refresh", "search")).contains("1  Ada Lovelace"))
        service.fail(with: .unreachable(url: "u", reason: "the connection was refused"))
        #expect((await test.run("open 1")).hasSuffix("the connection was refused.\nType “refresh” to try again.\n"))
        #expect((await test.run("edit name=A")) == "User 1 is not there to be edited yet.\n")
        service.fail(with: nil)
        #expect((await test.run("refresh")).contains("Users › Ada Lovelace"))
    }

    @Test func `an empty directory is said so`() async throws {
        let test = try TestApp(MockUserService([]))
        try await test.start()
        #expect(test.console.take().hasSuffix("The directory is empty.\nType “refresh” to try again.\n"))
    }

    @Test func `a command that is unknown, or not possible here, changes nothing`() async throws {
        let test = try TestApp(MockUserService())
        try await test.start()
        #expect((await test.run("jump 3")) == "There is no command “jump”. Type “help” for those there are.\n")
        #expect((await test.run("save")).hasPrefix("“save” is not possible here. Possible are: open N, "))
        #expect((await test.run("", "  ")).isEmpty)
        #expect((await test.run("back")) == "This is the first screen: there is nothing to go back to.\n")
        #expect((await test.run("OPEN 1")).contains("Users › Ada Lovelace"))
        #expect(!test.app.isFinished)
        await test.run("quit")
        #expect(test.app.isFinished)
    }

    @Test func `what is read cannot move the cursor`() async throws {
        let test = try TestApp(MockUserService([.sample(.sample(1, "A\u{1B}[2J\r\nB", "a@x"))]))
        try await test.start()
        #expect(test.console.take().contains("  1  A·[2J·B  a@x"))
    }
}
