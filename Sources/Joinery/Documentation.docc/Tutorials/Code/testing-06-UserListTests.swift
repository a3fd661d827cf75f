import Joinery
import JoineryTesting
import Testing

@testable import UserDirectory

@MainActor
@Suite(
    .container {
        AppAssembly()
    } overriding: {
        Singleton(StubUserService.init, as: (any UserService).self)
        PerModule(RecordingListView.init, as: (any UserListView).self)
    }
)
struct UserListTests {
    @Test("the app links")
    func appLinks() {
        expectLinks(AppAssembly(), checks: .strict(roots: [UserListInput.self]))
    }

    @Test("the list shows the users that match")
    func listShowsMatches() throws {
        let list = try #require(try Container.current.build(UserListInput()) as? RecordingListView)
        list.appear()
        #expect(list.names == ["Barbara", "Edsger"])
        list.search("Ed")
        #expect(list.names == ["Edsger"])
    }

    @Test("the list says whom the user follows")
    func listSaysWhomTheUserFollows() throws {
        let container = try Container.current
        let list = try #require(try container.build(UserListInput()) as? RecordingListView)
        list.appear()
        try list.select(0)
        try container.resolve(Navigator.self).page?.follow()
        #expect(list.notice == "You follow Barbara.")
    }
}
