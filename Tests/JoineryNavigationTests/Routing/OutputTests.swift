import Joinery
import JoineryNavigation
import Testing

/// What a module tells, heard in each of three ways.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct OutputTests {
    final class Listener {
        var heard: [String] = []
        func hear(_ text: String) { heard.append(text) }
    }

    private func send(_ value: String, _ app: TestApp) throws {
        let view = try #require(app.navigator.front?.content(as: PageView.self))
        view.presenter.input.output.send(value)
    }

    @Test func `by closure`() throws {
        let app = try TestApp()
        var heard: [String] = []
        app.router.open(PageInput(name: "a", output: .calling { heard.append($0) }), by: .root)
        try send("x", app)
        try send("y", app)
        #expect(heard == ["x", "y"])
    }

    @Test func `by delegate, which is held weakly`() throws {
        let app = try TestApp()
        var listener: Listener? = Listener()
        weak let weakListener = listener
        let output = ModuleOutput<String>.telling(try #require(listener)) { $0.hear($1) }
        app.router.open(PageInput(name: "a", output: output), by: .root)
        try send("x", app)
        #expect(listener?.heard == ["x"])
        listener = nil
        #expect(weakListener == nil)
        try send("y", app)
    }

    @Test func `as an awaited value, and the module is left`() async throws {
        let app = try TestApp()
        app.root("a")
        let task = Task { try await app.router.result(PageInput(name: "b")) }
        await settle()
        #expect(app.path == ["a", "b"])
        #expect(app.navigator.isPresenting)
        try send("x", app)
        #expect(try await task.value == "x")
        #expect(app.path == ["a"])
        #expect(app.log.survivors.alive(of: "b") == [])
    }

    @Test func `awaited, it is nil if the user leaves`() async throws {
        let app = try TestApp()
        app.root("a")
        let task = Task { try await app.router.result(PageInput(name: "b"), by: .push) }
        await settle()
        try app.navigator.back()
        #expect(try await task.value == nil)
        #expect(app.log.take() == ["+a", "+b", "-b"])
    }

    @Test func `awaited, a cancelled task leaves the module and throws`() async throws {
        let app = try TestApp()
        app.root("a")
        let task = Task { try await app.router.result(PageInput(name: "b")) }
        await settle()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(app.path == ["a"])
        #expect(app.log.survivors.alive(of: "b") == [])
    }

    @Test func `awaited, a task that was cancelled before shows nothing`() async throws {
        let app = try TestApp()
        app.root("a")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await app.router.result(PageInput(name: "b"))
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(app.log.take() == ["+a"])
    }

    @Test func `awaited, a task cancelled while the route waits for its turn gives the route up`() async throws {
        let app = try TestApp(isAnimated: true)
        let a = app.root("a")
        app.navigator.finishTransition()
        let router = try #require(a.view).presenter.router
        app.open("b", by: .push)
        let task = Task { try await router.result(PageInput(name: "c")) }
        await settle()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        app.navigator.finishTransition()
        #expect(app.path == ["a", "b"])
    }

    @Test func `awaited, a failure is thrown`() async throws {
        let app = try TestApp()
        await #expect(throws: NavigationError.noRoot(screen: "Page")) {
            try await app.router.result(PageInput(name: "b"))
        }
        await #expect(throws: TestFailure.self) {
            try await app.router.result(PageInput(name: "b"), by: .root) { $0.prepare { _ in throw TestFailure() } }
        }
    }

    @Test func `awaited, the input's own output hears it as well, and only the first value counts`() async throws {
        let app = try TestApp()
        var heard: [String] = []
        let task = Task {
            try await app.router.result(PageInput(name: "a", output: .calling { heard.append($0) }), by: .root)
        }
        await settle()
        try send("x", app)
        try send("y", app)
        #expect(try await task.value == "x")
        #expect(heard == ["x", "y"])
        // The root is never left.
        #expect(app.path == ["a"])
    }

    @Test
    func `awaited from a module that an injected builder builds, which finds what is shared above it`() async throws {
        let app = try TestApp {
            AskingModule()
            AnsweringModule()
        }
        app.router.open(AskingInput(), by: .root)
        let view = try #require(app.navigator.front?.content(as: AskingView.self))
        let task = Task { try await view.router.result(AnsweringInput(), with: view.answering) }
        await settle()
        try #require(app.navigator.front?.content(as: AnsweringView.self)).answer()
        #expect(try await task.value == "shared")
        #expect(app.navigator.front?.content(as: AskingView.self) === view)
        await #expect(throws: TestFailure.self) {
            try await view.router.result(AnsweringInput(), with: view.answering) { handlers in
                handlers.prepare { _ in throw TestFailure() }
            }
        }
    }

    struct AskingInput: ModuleInput { typealias Entry = AskingView }

    @MainActor
    final class AskingView {
        let router: Router
        let answering: Builder<AnsweringInput>
        init(router: Router, answering: Builder<AnsweringInput>) {
            self.router = router
            self.answering = answering
        }
    }

    struct AskingModule: Module {
        typealias Input = AskingInput
        var bindings: Bindings {
            PerModule(AskingView.init)
            SharesContext("shared", ownedBy: AskingView.self)
        }
    }

    struct AnsweringInput: InputWithOutput {
        typealias Entry = AnsweringView
        var output = ModuleOutput<String>()
    }

    @MainActor
    final class AnsweringView {
        private let input: AnsweringInput
        private let context: SharedContext<String>
        init(input: AnsweringInput, context: SharedContext<String>) {
            self.input = input
            self.context = context
        }
        func answer() { input.output.send(context.value) }
    }

    struct AnsweringModule: Module {
        typealias Input = AnsweringInput
        var bindings: Bindings { PerModule(AnsweringView.init) }
    }
}
