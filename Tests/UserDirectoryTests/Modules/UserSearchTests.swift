import Entities
import Services
import Testing
import UserSearch

@MainActor
@Suite
struct UserSearchTests {
    @Test(
        arguments: [
            ("", [1, 2, 3]), ("a", [1, 2, 3]), ("ADA", [1]), ("navy", [3]), ("turing", [2]), ("zzz", []),
            (" ", [1, 2, 3]),
        ]
    )
    func `a user matches by a part of the name or the address, in any case`(text: String, ids: [Int]) {
        let interactor = UserSearchInteractor()
        interactor.search(text)
        #expect(interactor.query == text)
        #expect(interactor.matches(in: [.ada, .alan, .grace]).map(\.id) == ids)
    }

    @Test func `the box is notified first, then the users of the search`() {
        let output = Output()
        let interactor = UserSearchInteractor()
        interactor.output = output
        interactor.onChange = { [weak output] in output?.log.append("changed") }
        interactor.search("x")
        #expect(output.log == ["x", "changed"])
    }

    @Test func `the presenter passes on what is typed, or picked`() {
        let view = View()
        let interactor = Interactor()
        let router = Router()
        let presenter = UserSearchPresenter(
            input: UserSearchInput(prompt: "Find"),
            interactor: interactor,
            router: router
        )
        presenter.view = view
        presenter.search("a")
        presenter.pickName()
        router.onPicked?("b")
        presenter.searchChanged(to: "b")
        #expect(interactor.log == ["a", "b"])
        #expect(router.title == "Find")
        #expect(view.log == ["Find b"])
    }

    // MARK: Mocks

    final class View: UserSearchView {
        var log: [String] = []
        func show(prompt: String, query: String) { log.append("\(prompt) \(query)") }
    }

    final class Interactor: UserSearchInteracting {
        var log: [String] = []
        func search(_ text: String) { log.append(text) }
    }

    final class Router: UserSearchRouting {
        var title: String?
        var onPicked: (@MainActor (String) -> Void)?
        func pickName(title: String, onPicked: @escaping @MainActor (String) -> Void) {
            self.title = title
            self.onPicked = onPicked
        }
    }

    final class Output: UserSearchInteractorOutput {
        var log: [String] = []
        func searchChanged(to query: String) { log.append(query) }
    }
}
