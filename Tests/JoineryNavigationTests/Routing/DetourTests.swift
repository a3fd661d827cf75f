import Joinery
import JoineryNavigation
import Testing

/// What a gate opens first: when it answers, and when it does not.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DetourTests {
    @Test func `a gate goes on without a turn in between, and after a refusal it can ask again at once`() throws {
        var isLoggedIn = false
        let app = try TestApp(interceptors: [
            RouteInterceptor(before: PageInput.self) { input in
                input.name == "chat" && !isLoggedIn ? .first(PageInput(name: "login")) : .pass
            }
        ])
        app.root("a")
        let refused = app.open("chat", by: .push)
        #expect(app.path == ["a", "login"])
        try app.navigator.back()
        #expect(refused.route.error as? NavigationError == .refused(route: "Page"))
        let again = app.open("chat", by: .push)
        #expect(app.path == ["a", "login"])
        isLoggedIn = true
        try #require(app.navigator.front?.content(as: PageView.self)).presenter.input.output.send("yes")
        #expect(again.route.state == .routed)
        #expect(app.path == ["a", "chat"])
        #expect(app.log.survivors.alive(of: "login") == [])
    }

    @Test func `a detour may drop its output: leaving it is a refusal`() throws {
        let app = try TestApp(interceptors: [
            RouteInterceptor(before: PageInput.self) { input in
                input.name == "chat" ? .first(SilentInput()) : .pass
            }
        ]) {
            SilentModule()
        }
        app.root("a")
        let chat = app.open("chat", by: .push)
        #expect(app.navigator.isPresenting)
        try app.navigator.back()
        #expect(chat.route.error as? NavigationError == .refused(route: "Page"))
        #expect(app.path == ["a"])
    }

    @Test func `what is opened first may answer while it is being built`() throws {
        let app = try TestApp(interceptors: [
            RouteInterceptor(before: PageInput.self) { input in
                input.name == "chat" ? .first(EagerInput()) : .pass
            }
        ]) {
            EagerModule()
        }
        app.root("a")
        let chat = app.open("chat", by: .push)
        #expect(chat.route.state == .routed)
        #expect(app.path == ["a", "chat"])
    }
}

/// A module that never answers, and keeps nothing of its input.
private struct SilentInput: InputWithOutput {
    typealias Entry = SilentView
    var output = ModuleOutput<Int>()
}

@MainActor
private final class SilentView {}

private struct SilentModule: Module {
    typealias Input = SilentInput
    var bindings: Bindings { PerModule(SilentView.self) { @MainActor in SilentView() } }
}

private struct EagerInput: InputWithOutput {
    typealias Entry = EagerView
    var output = ModuleOutput<Int>()
}

/// A module that has its answer before it is shown.
@MainActor
private final class EagerView {
    init(input: EagerInput) { input.output.send(1) }
}

private struct EagerModule: Module {
    typealias Input = EagerInput
    var bindings: Bindings { PerModule(EagerView.init) }
}
