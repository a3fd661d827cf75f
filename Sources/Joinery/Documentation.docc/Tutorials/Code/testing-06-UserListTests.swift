import Joinery
import JoineryGraph
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
    @Test func `the app links`() {
        expectLinks(AppAssembly(), checks: .strict(roots: [UserListInput.self]))
    }

    @Test func `the list shows the users that match`() throws {
        let list = try #require(try Container.current.build(UserListInput()) as? RecordingListView)
        list.appear()
        #expect(list.names == ["Barbara", "Edsger"])
        list.search("Ed")
        #expect(list.names == ["Edsger"])
    }

    @Test func `the list says whom the user follows`() throws {
        let container = try Container.current
        let list = try #require(try container.build(UserListInput()) as? RecordingListView)
        list.appear()
        try list.select(0)
        try container.resolve(Navigator.self).page?.follow()
        #expect(list.notice == "You follow Barbara.")
    }
}
