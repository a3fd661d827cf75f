import Joinery
import Testing

@testable import UserDirectory

@MainActor
struct UserListTests {
    @Test("the app links")
    func appLinks() throws {
        _ = try Container(checks: .strict(roots: [UserListInput.self])) { AppAssembly() }
    }

    @Test("the list shows the users that match")
    func listShowsMatches() throws {
        let list = try #require(try testContainer().build(UserListInput()) as? RecordingListView)
        list.appear()
        #expect(list.names == ["Barbara", "Edsger"])
        list.search("Ed")
        #expect(list.names == ["Edsger"])
    }

    private func testContainer() throws -> Container {
        let app = try Container { AppAssembly() }
        return try app.overriding {
            Singleton((any UserService).self, StubUserService.init)
            PerModule((any UserListView).self, RecordingListView.init)
        }
    }
}
