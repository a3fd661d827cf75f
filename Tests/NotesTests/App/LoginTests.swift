import JoineryNavigation
import NotesTerminal
import Testing

/// The login: asked for by the list, and in front of the editor as a gate.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct LoginTests {
    @Test(arguments: Style.allCases)
    func `the list asks for login when it appears`(style: Style) async throws {
        let test = try TestApp(style)
        await test.start()
        #expect(test.depth == 2)
        #expect(test.navigator.isPresenting)
        #expect(test.console.take() == "\nLogin\n\nLogin in to use this app: login NAME PASSWORD\n")
        test.app.close()
    }

    @Test(arguments: Style.allCases)
    func `one name and password are accepted, and the login is dismissed`(style: Style) async throws {
        let test = try TestApp(style)
        await test.start()
        for wrong in ["login ada Lovelace", "login Ada lovelace", "login ada lovelace x", "login lovelace ada"] {
            #expect(await test.run(wrong) == "Wrong user name or password.\n")
        }
        #expect(await test.run("login ada") == "Enter a name and a password.\n")
        #expect(test.title == "Login")
        #expect(await test.run("login ada lovelace") == "\nNotes of ada\n\nThere are no notes yet.\n")
        #expect(test.depth == 1)
        test.app.close()
    }

    @Test(arguments: Style.allCases)
    func `after leaving the login, it appears again only on demand`(style: Style) async throws {
        let test = try TestApp(style)
        await test.start()
        #expect(await test.run("back") == "\nNotes\n\nNobody is logged in.\n")
        #expect(test.depth == 1)
        await test.run("refresh", "jump")
        #expect(test.depth == 1)
        await test.run("login")
        #expect(test.title == "Login")
        test.app.close()
    }

    @Test(arguments: Style.allCases)
    func `without login the editor comes after it, and only if the user goes through`(style: Style) async throws {
        let test = try TestApp(style)
        await test.start()
        await test.run("back", "new")
        #expect(test.title == "Login")
        #expect(await test.run("back").hasSuffix("Nobody is logged in, so this cannot be shown.\n"))
        #expect(test.depth == 1)
        #expect(test.parts.seen("Editor") == 0)
        await test.run("new", "login ada wrong")
        #expect(test.title == "Login")
        await test.run("login ada lovelace")
        #expect(test.title == "New note")
        #expect(test.depth == 2)
        #expect(test.parts.alive("Login") == [])
        test.app.close()
    }

    @Test(arguments: Style.allCases)
    func `after logging out nothing of the notes is left to be seen`(style: Style) async throws {
        let test = try TestApp(style)
        await test.startLoggedIn()
        await test.run("new", "write Secret", "save", "preview 1")
        #expect(await test.run("logout") == "\nNotes\n\nNobody is logged in.\n")
        #expect(await test.run("edit 1") == "There is no such note. The list is empty.\n")
        #expect(await test.run("preview 1", "commit").contains("Secret") == false)
        test.app.close()
    }
}
