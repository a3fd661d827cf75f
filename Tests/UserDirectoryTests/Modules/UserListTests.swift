import Entities
import JoineryNavigation
import Services
import Testing
import UserList
import UserSearch

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct UserListTests {
    let view = View()
    let interactor = Interactor()
    let router = Router()
    let presenter: UserListPresenter

    init() {
        presenter = UserListPresenter(interactor: interactor, router: router)
        presenter.view = view
    }

    @Test func `the presenter shows that it loads, then a row a user`() {
        presenter.viewAppeared()
        presenter.found([.ada, .alan], total: 2, query: "")
        #expect(view.log == ["loading", "Ada Lovelace, Alan Turing: 2 users"])
        #expect(view.rows.map(\.email) == ["ada@analytical.example", "alan@bletchley.example"])
        #expect(view.rows.map(\.joined) == ["1970-01-02", "1970-01-03"])
        #expect(interactor.log == ["load"])
    }

    @Test(arguments: [1, 2])
    func `the presenter opens the user of the row, counted from 1`(number: Int) {
        presenter.found([.alan, .grace], total: 3, query: "a")
        presenter.open(number)
        #expect(router.log == ["show \(number + 1)"])
    }

    @Test(arguments: [0, -1, 3, .max, .min])
    func `a row that is not there is said so and opens nothing`(number: Int) {
        presenter.found([.alan, .grace], total: 2, query: "")
        presenter.open(number)
        #expect(view.log.last == "notice There is no user \(number). The list goes from 1 to 2.")
        #expect(router.log.isEmpty)
    }

    @Test func `nothing can be opened while the users load, or after they could not be`() {
        presenter.found([.alan], total: 1, query: "")
        presenter.refresh()
        presenter.open(1)
        presenter.failed(.badStatus(500, url: "u"))
        presenter.open(1)
        #expect(view.log.filter { $0 == "notice There is no user 1. The list is empty." }.count == 2)
        #expect(router.log.isEmpty)
    }

    @Test func `the presenter shows why there is nothing to see`() {
        presenter.failed(.fileMissing("a.json"))
        presenter.found([], total: 0, query: "")
        presenter.found([], total: 3, query: "x")
        presenter.foundNothingToSearch()
        #expect(
            view.log == [
                "problem There is no file a.json.", "problem The directory is empty.",
                ": None of 3 users matches “x”.", "notice There are no users to search yet.",
            ]
        )
    }

    @Test func `the chosen user is shown, and nothing if none was or could be chosen`() async {
        for choice in [.success(nil), .failure(.fileMissing("a.json")), .success(.ada)] as [Router.Choice] {
            router.choice = choice
            presenter.select()
            while router.choice != nil { await Task.yield() }
        }
        while view.log.isEmpty { await Task.yield() }
        #expect(view.log == ["notice You chose Ada Lovelace <ada@analytical.example>."])
    }

    @Test func `the interactor filters with the search it is given, and again when that or a user changes`() async {
        let workload = Workload()
        let search = Search()
        let output = Output()
        let broadcast = Broadcast()
        let interactor = UserListInteractor(
            users: MockUserService(),
            search: search,
            workload: workload,
            broadcast: broadcast
        )
        interactor.output = output
        search.query = "first"
        interactor.loadUsers()
        await workload.settle()
        search.query = "last"
        search.onChange?()
        broadcast.send(UserChanged(.sample(3, "G. Hopper", "g@x")))
        broadcast.send(UserChanged(.sample(99, "Nobody", "n@x")))
        #expect(output.log == ["Ada Lovelace of 3 for first", "Grace Hopper of 3 for last", "G. Hopper of 3 for last"])
    }

    @Test func `the interactor reports an error, and a search without users`() async {
        let workload = Workload()
        let search = Search()
        let output = Output()
        let service = MockUserService(error: .badStatus(500, url: "u"))
        let interactor = UserListInteractor(
            users: service,
            search: search,
            workload: workload,
            broadcast: Broadcast()
        )
        interactor.output = output
        interactor.loadUsers()
        await workload.settle()
        search.onChange?()
        #expect(output.log == ["failed", "nothing"])
    }

    // MARK: Mocks

    final class View: UserListView {
        var log: [String] = []
        var rows: [UserRow] = []
        func showLoading() { log.append("loading") }
        func show(_ rows: [UserRow], summary: String) {
            self.rows = rows
            log.append("\(rows.map(\.name).joined(separator: ", ")): \(summary)")
        }
        func showProblem(_ text: String) { log.append("problem \(text)") }
        func showNotice(_ text: String) { log.append("notice \(text)") }
    }

    final class Interactor: UserListInteracting {
        var log: [String] = []
        func loadUsers() { log.append("load") }
    }

    final class Router: UserListRouting {
        var log: [String] = []
        typealias Choice = Result<User?, UserServiceError>
        var choice: Choice?
        func showUser(_ id: User.ID) { log.append("show \(id)") }
        func selectUser() async throws -> User? {
            defer { choice = nil }
            return try choice?.get()
        }
    }

    final class Search: UserSearching {
        var query = ""
        var onChange: (@MainActor () -> Void)?
        func matches(in users: [User]) -> [User] {
            query == "first" ? Array(users.prefix(1)) : Array(users.suffix(1))
        }
    }

    final class Output: UserListInteractorOutput {
        var log: [String] = []
        func found(_ users: [User], total: Int, query: String) {
            log.append("\(users.map(\.name).joined(separator: ", ")) of \(total) for \(query)")
        }
        func foundNothingToSearch() { log.append("nothing") }
        func failed(_ error: UserServiceError) { log.append("failed") }
    }
}
