import NotesEntities
import NotesServices
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct AccountServiceTests {
    @Test func `one name with one password is accepted, all others are not`() async throws {
        let service = SingleAccountService(name: "ada", password: "lovelace")
        for (name, password) in [("ada", ""), ("", "lovelace"), ("ada", "Lovelace"), ("lovelace", "ada")] {
            await #expect(throws: LoginError.wrongNameOrPassword) {
                try await service.logIn(name: name, password: password)
            }
            #expect(service.account == nil)
        }
        #expect(try await service.logIn(name: "ada", password: "lovelace") == Account(name: "ada"))
        #expect(service.account == Account(name: "ada"))
        service.logOut()
        #expect(service.account == nil)
    }

    @Test func `the answer comes later, and a refusal does not log out who was logged in`() async throws {
        let service = SingleAccountService(name: "ada", password: "lovelace")
        let login = Task { try await service.logIn(name: "ada", password: "lovelace") }
        #expect(service.account == nil)
        _ = try await login.value
        await #expect(throws: LoginError.wrongNameOrPassword) { try await service.logIn(name: "x", password: "y") }
        #expect(service.account?.name == "ada")
    }
}
