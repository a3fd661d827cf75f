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

    @Test("the list says whom the user follows")
    func listSaysWhomTheUserFollows() throws {
        let container = try testContainer()
        let list = try #require(try container.build(UserListInput()) as? RecordingListView)
        list.appear()
        try list.select(0)
        try container.resolve(Navigator.self).page?.follow()
        #expect(list.notice == "You follow Barbara.")
    }

    @Test("nothing holds the list but the one who built it")
    func nothingHoldsTheList() throws {
        let container = try testContainer()
        weak var presenter: UserListPresenter?
        do {
            let list = try #require(try container.build(UserListInput()) as? RecordingListView)
            list.appear()
            try list.select(0)
            presenter = list.presenter
        }
        #expect(presenter == nil)
    }

    private func testContainer() throws -> Container {
        let app = try Container { AppAssembly() }
        return try app.overriding {
            Singleton((any UserService).self, StubUserService.init)
            PerModule((any UserListView).self, RecordingListView.init)
        }
    }
}
