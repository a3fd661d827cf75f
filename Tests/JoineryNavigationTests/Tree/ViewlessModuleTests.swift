import Joinery
import JoineryNavigation
import Testing

/// Modules without a view.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ViewlessModuleTests {
    struct SyncInput: ModuleInput {
        typealias Entry = SyncInteractor
    }

    @MainActor
    final class SyncInteractor: ModuleActivity {
        let node: ModuleNode
        let log: Log
        init(node: ModuleNode, log: Log) {
            self.node = node
            self.log = log
        }
        func didBecomeActive() { log.write("+sync") }
        func willResignActive() { log.write("-sync") }
        func upload(_ gate: Gate) {
            node.runToCompletion { [log] in
                await gate.wait()
                log.write("uploaded")
            }
        }
    }

    struct SyncModule: Module {
        typealias Input = SyncInput
        var bindings: Bindings {
            PerModule(SyncInteractor.init)
            Participant(SyncInteractor.self)
        }
    }

    @MainActor
    final class Gate {
        var isOpen = false
        func wait() async { while !isOpen { await Task.yield() } }
    }

    @Test func `they take part like the others, owned by their place in the tree`() throws {
        let app = try TestApp { SyncModule() }
        let a = app.root("a")
        weak var sync: SyncInteractor?
        let router = try #require(a.view).presenter.router
        let route = router.open(SyncInput(), by: .attach) { $0.prepare { sync = $0 } }
        #expect(route.state == .routed)
        #expect(sync != nil)
        #expect(app.tree.description == "App (active)\n  Page (active)\n    Sync (active)")
        try route.remove()
        #expect(sync == nil)
        #expect(route.state == .removed)
        #expect(throws: NavigationError.notRouted(route: "Sync", state: .removed)) { try route.remove() }
        let second = router.open(SyncInput(), by: .attach) { $0.prepare { sync = $0 } }
        app.root("b")
        #expect(second.state == .removed)
        #expect(sync == nil)
        #expect(app.log.take() == ["+a", "+sync", "-sync", "+sync", "-sync", "-a", "+b"])
    }

    @Test func `they finish their work after their parent's view is released, and are released then`() async throws {
        let app = try TestApp { SyncModule() }
        let gate = Gate()
        let a = app.root("a")
        weak var sync: SyncInteractor?
        try #require(a.view).presenter.router.open(SyncInput(), by: .attach) { $0.prepare { sync = $0 } }
        sync?.upload(gate)
        sync?.upload(gate)
        app.root("b")
        #expect(app.log.survivors.alive(of: "a") == [])
        #expect(sync != nil)
        #expect(sync?.node.state == .detached)
        _ = app.log.take()
        gate.isOpen = true
        await settle()
        #expect(app.log.take() == ["uploaded", "uploaded"])
        #expect(sync == nil)
    }

    @Test func `what a module without a view has opened is left with it`() throws {
        let app = try TestApp { FlowModule() }
        app.root("a")
        var flow: Flow?
        let route = app.router.open(FlowInput(), by: .attach) { $0.prepare { flow = $0 } }
        flow?.router.open(PageInput(name: "b"), by: .push)
        flow?.router.open(PageInput(name: "c"), by: .present)
        #expect(app.path == ["a", "b", "c"])
        let node = try #require(flow?.router.node)
        #expect(throws: ModuleTreeError.shown(module: "Page")) { try app.tree.root.detach(node) }
        try route.remove()
        #expect(app.path == ["a"])
        #expect(app.log.take() == ["+a", "+b", "+c", "-c", "-b"])
        #expect(app.tree.root.children.count == 1)
    }

    struct FlowInput: ModuleInput {
        typealias Entry = Flow
    }

    @MainActor
    final class Flow {
        let router: Router
        init(router: Router) { self.router = router }
    }

    struct FlowModule: Module {
        typealias Input = FlowInput
        var bindings: Bindings { PerModule(Flow.init) }
    }

    @Test func `an embedded module shares the node of the one around it`() throws {
        let app = try TestApp {
            SyncModule()
            HostModule()
        }
        app.router.open(HostInput(), by: .root)
        #expect(app.tree.description == "App (active)\n  Host (active)")
        #expect(app.log.take() == ["+sync"])
        app.navigator.closeAll()
        #expect(app.log.take() == ["-sync"])
    }

    struct HostInput: ModuleInput {
        typealias Entry = HostView
    }

    @MainActor
    final class HostView {
        let sync: SyncInteractor
        init(sync: SyncInteractor, node: ModuleNode) {
            self.sync = sync
            #expect(sync.node === node)
        }
    }

    struct HostModule: Module {
        typealias Input = HostInput
        var bindings: Bindings {
            Child(SyncInput.self) { SyncInput() }
            PerModule(HostView.init)
        }
    }
}
