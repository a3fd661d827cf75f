import Entities
import Joinery
import LiveServices
import Services
import Testing
import UserDetail
import UserDirectoryApp
import UserList
import UserSearch

/// Mocks in place of parts of the whole app.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct OverridingTests {
    private let container: Container

    init() throws {
        let assembly = try AppAssembly(source: .bundled, console: TranscriptConsole())
        container = try Container { assembly }
    }

    @Test func `a service and a view of the test's reach a module of the app`() async throws {
        let service = MockUserService()
        let view = UserDetailTests.View()
        let mocked = try container.overriding {
            Singleton((any UserService).self) { service }
            PerModule((any UserDetailView).self) { @MainActor in view }
        }
        let presenter = Presenting()
        defer { presenter.letGo() }
        let workload = try mocked.resolve(Workload.self)
        let built = try mocked.build(UserDetailInput(userID: 2))
        #expect(built === view)
        // The mock does not keep the presenter, so nothing does: the module has gone.
        await workload.settle()
        #expect(service.calls.isEmpty)

        let keeping = try mocked.overriding {
            PerModule((any UserDetailView).self) { @MainActor (kept: any UserDetailPresenting) in
                presenter.kept = kept
                return view
            }
        }
        _ = try keeping.build(UserDetailInput(userID: 2))
        presenter.kept?.viewAppeared()
        await (try keeping.resolve(Workload.self)).settle()
        #expect(view.log == ["loading", "page Alan Turing"])
    }

    @Test func `an interactor of the test's takes the place of the module's own port`() throws {
        let interactor = UserDetailTests.Interactor()
        let presenter = Presenting()
        defer { presenter.letGo() }
        let view = UserDetailTests.View()
        let mocked = try container.overriding {
            PerModule((any UserDetailInteracting).self) { @MainActor in interactor }
            PerModule((any UserDetailView).self) { @MainActor (kept: any UserDetailPresenting) in
                presenter.kept = kept
                return view
            }
        }
        _ = try mocked.build(UserDetailInput(userID: 2))
        presenter.kept?.refresh()
        #expect(interactor.loads == 1)
    }

    @Test func `the search behind the list can be any other: the list does not notice`() async throws {
        let search = UserListTests.Search()
        search.query = "first"
        let service = MockUserService()
        let view = UserListTests.View()
        let presenter = Presenting()
        defer { presenter.letGo() }
        let mocked = try container.overriding {
            Singleton((any UserService).self) { service }
            PerModule((any UserSearching).self) { @MainActor in search }
            PerModule((any UserListView).self) { @MainActor (kept: any UserListPresenting) in
                presenter.list = kept
                return view
            }
        }
        _ = try mocked.build(UserListInput())
        presenter.list?.viewAppeared()
        await (try mocked.resolve(Workload.self)).settle()
        #expect(view.log == ["loading", "Ada Lovelace: 1 of 3 users"])
    }

    @Test func `a module of the test's takes the place of another`() throws {
        let screen = UserDetailTests.View()
        let mocked = try container.overriding { StandIn(screen: screen) }
        #expect(try mocked.build(UserPageInput(userID: 9)) === screen)
    }

    /// What a test keeps of a module while it runs, and has to let go: its own container holds this.
    final class Presenting {
        var kept: (any UserDetailPresenting)?
        var list: (any UserListPresenting)?

        func letGo() {
            kept = nil
            list = nil
        }
    }

    private struct StandIn: Module {
        typealias Input = UserDetailInput
        let screen: UserDetailTests.View
        var bindings: Bindings {
            PerModule((any UserDetailView).self) { @MainActor in screen }
        }
    }
}
