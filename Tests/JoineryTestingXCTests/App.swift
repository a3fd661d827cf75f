import Joinery
import JoineryTesting
import Synchronization

protocol Greeter: Sendable { func greet() -> String }
struct PoliteGreeter: Greeter { func greet() -> String { "Good day" } }
struct MockGreeter: Greeter { func greet() -> String { "mock" } }
final class Analytics: Sendable {}

final class WelcomePresenter {
    let text: String
    init(greeter: any Greeter, analytics: Lazy<Analytics>) { text = greeter.greet() }
}
final class WelcomeView {
    let presenter: WelcomePresenter
    init(presenter: WelcomePresenter) { self.presenter = presenter }
}
struct WelcomeInput: ModuleInput { typealias Entry = WelcomeView }
struct WelcomeModule: Module {
    typealias Input = WelcomeInput
    var bindings: Bindings {
        PerModule(WelcomePresenter.init)
        PerModule(WelcomeView.init)
    }
}
struct AppAssembly: Assembly {
    var bindings: Bindings {
        Singleton(PoliteGreeter.init, as: (any Greeter).self)
        Singleton(Analytics.init)
        WelcomeModule()
    }
}

/// What is reported to it.
final class Reported: Sendable {
    private let list = Mutex<[TestFailure]>([])

    var all: [TestFailure] { list.withLock { $0 } }

    func add(_ failure: TestFailure) {
        list.withLock { $0.append(failure) }
    }
}

/// A case that other tests run.
final class FailingCase: JoineryTestCase {}
