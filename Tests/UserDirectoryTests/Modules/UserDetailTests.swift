import EditUser
import Entities
import JoineryNavigation
import Services
import Testing
import UserDetail

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct UserDetailTests {
    let view = View()
    let interactor = Interactor()
    let router = Router()
    let presenter: UserDetailPresenter

    init() {
        presenter = UserDetailPresenter(
            input: UserDetailInput(userID: 3),
            interactor: interactor,
            router: router
        )
        presenter.view = view
    }

    @Test func `the presenter shows that it loads, then the page`() {
        presenter.viewAppeared()
        presenter.loaded(.grace)
        #expect(interactor.loads == 1)
        #expect(view.log == ["loading", "page Grace Hopper"])
        let texts = view.page?.facts.map(\.text)
        #expect(
            texts == ["3", "Grace Hopper", "grace@navy.example", "file:///3.png", "1970-01-04", "10", "20", "yes"]
        )
        #expect(view.page?.posts.map(\.day) == ["1970-01-01"])
    }

    @Test func `the presenter shows why there is no page`() {
        presenter.failed(.unknownUser(3))
        #expect(view.log == ["problem There is no user with id 3 any more."])
    }

    @Test func `editing starts with the user and the change`() {
        presenter.loaded(.grace)
        presenter.edit(field: "Name", value: "G")
        presenter.edit()
        #expect(router.log == ["Grace Hopper name=G", "Grace Hopper"])
    }

    @Test func `nothing can be edited before it is there, and no field that is none`() {
        presenter.edit(field: "name", value: "G")
        presenter.loaded(.grace)
        presenter.edit(field: "phone", value: "1")
        #expect(
            view.log == [
                "notice User 3 is not there to be edited yet.", "page Grace Hopper",
                "notice There is no field “phone”. The fields are: name, email, avatar.",
            ]
        )
        #expect(router.log.isEmpty)
    }

    @Test func `what was saved is shown`() {
        presenter.loaded(.grace)
        presenter.edit()
        router.output?.send(.sample(3, "G", "g@x"))
        #expect(view.log.last == "page G")
    }

    @Test func `editing does not retain the presenter`() {
        var presenter: UserDetailPresenter? = UserDetailPresenter(
            input: UserDetailInput(userID: 3),
            interactor: interactor,
            router: router
        )
        weak let remains = presenter
        presenter?.loaded(.grace)
        presenter?.edit()
        presenter = nil
        #expect(remains == nil)
        router.output?.send(.grace)
    }

    @Test func `the interactor asks for the user that the input names`() async {
        let service = MockUserService()
        let workload = Workload()
        let output = Output()
        let interactor = UserDetailInteractor(input: UserDetailInput(userID: 2), users: service, workload: workload)
        interactor.output = output
        interactor.loadProfile()
        await workload.settle()
        service.fail(with: .badStatus(500, url: "u"))
        interactor.loadProfile()
        await workload.settle()
        #expect(service.calls == [.profile(2), .profile(2)])
        #expect(output.log == ["Alan Turing", "failed"])
    }

    @Test func `a second fetch takes the place of the first, whichever ends first`() async {
        let gate = Gate()
        let service = MockUserService(gate: gate)
        let workload = Workload()
        let output = Output()
        let interactor = UserDetailInteractor(input: UserDetailInput(userID: 2), users: service, workload: workload)
        interactor.output = output
        interactor.loadProfile()
        await gate.arrival()
        interactor.loadProfile()
        await gate.open()
        await workload.settle()
        #expect(service.calls.count == 2)
        #expect(output.log == ["Alan Turing"])
    }

    // MARK: Mocks

    final class View: UserDetailView {
        var log: [String] = []
        var page: UserDetailPage?
        func showLoading() { log.append("loading") }
        func show(_ page: UserDetailPage) {
            self.page = page
            log.append("page \(page.name)")
        }
        func showProblem(_ text: String) { log.append("problem \(text)") }
        func showNotice(_ text: String) { log.append("notice \(text)") }
    }

    final class Interactor: UserDetailInteracting {
        var loads = 0
        func loadProfile() { loads += 1 }
    }

    final class Router: UserDetailRouting {
        var log: [String] = []
        var output: ModuleOutput<User>?
        func edit(_ user: User, _ change: FieldChange?, output: ModuleOutput<User>) {
            self.output = output
            log.append(user.name + (change.map { " \($0.field)=\($0.value)" } ?? ""))
        }
    }

    final class Output: UserDetailInteractorOutput {
        var log: [String] = []
        func loaded(_ profile: UserProfile) { log.append(profile.user.name) }
        func failed(_ error: UserServiceError) { log.append("failed") }
    }
}
