import Joinery
import JoineryTesting
import Testing

@Suite("A module is released with its entry")
struct ModuleReleaseTests {
    let app: Container

    init() throws {
        app = try Container { LeakApp() }
    }

    private func text(_ leak: Leak) throws -> String {
        let list = failures { expectReleased(LeakInput(leak: leak), in: app) }
        return try #require(list.first).message
    }

    @Test func `a clean module passes, weak and unowned references and all`() {
        expectReleased(LeakInput(leak: .none), in: app)
    }

    @Test func `a strong back reference is named, with each holder and the cycle`() {
        expectFailure(
            "3 objects are still alive:",
            "1. LeakInteractor  (PerModule, in LeakModule, JoineryTestingTests/LeakyApp.swift:",
            "   retained by LeakView.interactor",
            "2. LeakPresenter  (PerModule",
            "   retained by LeakView.presenter",
            "3. LeakView  (PerModule",
            "   retained by LeakPresenter.view",
            "cycle: LeakPresenter.view → LeakView.presenter → LeakPresenter",
            "make the backward reference of the cycle weak"
        ) {
            expectReleased(LeakInput(leak: .view), in: app)
        }
    }

    @Test func `weak and unowned references are not taken for holders`() throws {
        let text = try text(.view)
        #expect(!text.contains("LeakPresenter.parent"))
        #expect(!text.contains("weakly"))
        #expect(!text.contains("LeakPresenter.interactor"))
    }

    @Test func `a cycle through an object that no container knows is found, with the whole way`() throws {
        #expect(try text(.object).contains("cycle: LeakPresenter.box.content[0].value → LeakView.presenter"))
    }

    @Test func `a cycle through a struct is found; of its references the weak one does not count`() throws {
        #expect(try text(.structure).contains("retained by LeakPresenter.delegates.strongly"))
    }

    @Test(arguments: [Leak.itself, .closure])
    func `what a closure holds cannot be seen, so the closures are named`(leak: Leak) throws {
        let text = try text(leak)
        #expect(text.contains("LeakPresenter  (PerModule"))
        #expect(text.contains("the captures of closures"))
        #expect(text.contains("There are closures in LeakPresenter.onClose."))
        #expect(leak == .closure || text.contains("retained by nothing that can be seen"))
    }

    @Test func `a singleton that keeps a module's object is named`() throws {
        let text = try text(.singleton)
        #expect(text.contains("1 object is still alive:"))
        #expect(text.ranges(of: "retained by Registry.presenters[0], a Singleton").count == 1)
        #expect(!text.contains("cycle"))
    }

    @Test func `what a singleton holds out of sight is reported without a holder`() throws {
        #expect(try text(.singletonsClosure).contains("retained by nothing that can be seen"))
    }

    @Test func `a build that throws fails the test, and what it has made is looked for`() throws {
        struct Refusal: Error {}
        let container = try app.overriding { PerModule(LeakView.self) { (_: LeakPresenter) in throw Refusal() } }
        expectFailure("The closure failed before its objects could be released. A factory failed: Refusal()") {
            expectReleased(LeakInput(leak: .none), in: container)
        }
        let keeping = try app.overriding {
            PerModule(LeakView.self) { (presenter: LeakPresenter, registry: Registry) in
                registry.presenters.append(presenter)
                throw Refusal()
            }
        }
        let list = failures { expectReleased(LeakInput(leak: .none), in: keeping) }
        #expect(list.count == 2)
        #expect(list.last?.message.contains("retained by Registry.presenters[0], a Singleton") == true)
    }

    @Test func `the failure is shown at the caller's line`() {
        let line = #line
        let list = failures { expectReleased(LeakInput(leak: .view), in: app) }
        #expect(list.map(\.location.line) == [UInt(line + 1)])
    }
}
