import Entities
import JoineryNavigation
import SelectUser
import Services
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SelectUserTests {
    let view = View()
    let interactor = Interactor()
    let router = Router()
    let choices = Choices()

    private func presenter(_ onSelected: @escaping @MainActor (User) -> Void) -> SelectUserPresenter {
        let input = SelectUserInput(title: "Who", output: .calling(onSelected))
        let presenter = SelectUserPresenter(input: input, interactor: interactor, router: router)
        presenter.view = view
        return presenter
    }

    @Test func `the candidates are shown when they have come`() {
        let presenter = presenter { _ in }
        presenter.viewAppeared()
        presenter.loaded([.ada, .alan])
        #expect(interactor.loads == 1)
        #expect(view.log == ["loading Who", "Who: Ada Lovelace, Alan Turing"])
    }

    @Test func `the choice is reported once, and the screen left`() {
        let presenter = presenter { [choices] in choices.made.append($0) }
        presenter.loaded([.ada, .alan])
        presenter.choose(2)
        presenter.choose(1)
        #expect(choices.made == [.alan])
        #expect(router.closes == 1)
    }

    @Test func `choosing again from inside of the report does nothing`() {
        weak var again: SelectUserPresenter?
        let presenter = presenter { [choices] user in
            choices.made.append(user)
            again?.choose(1)
        }
        again = presenter
        presenter.loaded([.ada, .alan])
        presenter.choose(2)
        #expect(choices.made == [.alan])
    }

    @Test(arguments: [true, false])
    func `the closure is let go when it was called, and with the presenter if not`(isChosen: Bool) {
        var held: Choices? = Choices()
        weak let remains = held
        var presenter: SelectUserPresenter? = presenter { [held] in held?.made.append($0) }
        held = nil
        #expect(remains != nil)
        presenter?.loaded([.ada])
        if isChosen { presenter?.choose(1) } else { presenter = nil }
        #expect(remains == nil)
        _ = presenter
    }

    @Test(arguments: [0, 3, -1, .min, .max])
    func `a user that is not there cannot be chosen`(number: Int) {
        let presenter = presenter { [choices] in choices.made.append($0) }
        presenter.choose(1)
        presenter.loaded([.ada, .alan])
        presenter.choose(number)
        #expect(view.log.last == "notice There is no user \(number) to choose.")
        #expect(choices.made.isEmpty)
        #expect(router.closes == 0)
    }

    @Test func `it is said why there is nobody to choose`() {
        let presenter = presenter { _ in }
        presenter.loaded([])
        presenter.failed(.fileMissing("a"))
        #expect(
            view.log == [
                "problem There is nobody to choose: the directory is empty.", "problem There is no file a.",
            ]
        )
    }

    @Test func `the interactor fetches the users, or reports why not`() async {
        let service = MockUserService([.ada])
        let workload = Workload()
        let output = Output()
        let interactor = SelectUserInteractor(users: service, workload: workload)
        interactor.output = output
        interactor.loadCandidates()
        await workload.settle()
        service.fail(with: .unknownUser(1))
        interactor.loadCandidates()
        await workload.settle()
        #expect(output.log == ["Ada Lovelace", "failed"])
    }

    // MARK: Mocks

    final class View: SelectUserView {
        var log: [String] = []
        func showLoading(title: String) { log.append("loading \(title)") }
        func showCandidates(_ names: [String], title: String) {
            log.append("\(title): \(names.joined(separator: ", "))")
        }
        func showProblem(_ text: String, title: String) { log.append("problem \(text)") }
        func showNotice(_ text: String) { log.append("notice \(text)") }
    }

    final class Interactor: SelectUserInteracting {
        var loads = 0
        func loadCandidates() { loads += 1 }
    }

    final class Router: SelectUserRouting {
        var closes = 0
        func close() { closes += 1 }
    }

    final class Choices {
        var made: [User] = []
    }

    final class Output: SelectUserInteractorOutput {
        var log: [String] = []
        func loaded(_ users: [User]) { log.append(users.map(\.name).joined(separator: ", ")) }
        func failed(_ error: UserServiceError) { log.append("failed") }
    }
}
