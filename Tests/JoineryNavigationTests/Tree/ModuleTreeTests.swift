import JoineryNavigation
import Observation
import Testing

/// Parents and children, and who is active.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ModuleTreeTests {
    final class Participant: ModuleActivity {
        let name: String
        let log: Log
        var onActive: () -> Void = {}
        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
        }
        func didBecomeActive() {
            log.write("+\(name)")
            onActive()
        }
        func willResignActive() { log.write("-\(name)") }
    }

    final class Silent: ModuleActivity {}

    let tree = ModuleTree()
    let log = Log()

    private func node(_ name: String) -> (ModuleNode, Participant) {
        let node = ModuleNode(name: name)
        let participant = Participant(name, log)
        node.join(participant)
        return (node, participant)
    }

    @Test func `a child is active only under an active parent, and notified exactly once a turn`() throws {
        let (a, keptA) = node("a")
        let (b, keptB) = node("b")
        try a.attach(b)
        #expect(b.state == .inactive)
        #expect(log.take() == [])
        try tree.root.attach(a)
        #expect(log.take() == ["+a", "+b"])
        tree.suspend()
        tree.suspend()
        #expect(log.take() == ["-b", "-a"])
        #expect(tree.description == "App (inactive)\n  a (inactive)\n    b (inactive)")
        tree.resume()
        tree.resume()
        #expect(log.take() == ["+a", "+b"])
        try tree.root.detach(a)
        #expect(log.take() == ["-b", "-a"])
        #expect(a.state == .detached)
        #expect(b.state == .detached)
        #expect(b.parent == nil)
        #expect(a.children.isEmpty)
        // Another turn.
        try tree.root.attach(a)
        #expect(log.take() == ["+a"])
        withExtendedLifetime((keptA, keptB)) {}
    }

    @Test func `attaching twice, below oneself, and detaching a stranger are errors`() throws {
        let (a, _) = node("a")
        let (b, _) = node("b")
        try tree.root.attach(a)
        #expect(throws: ModuleTreeError.alreadyAttached(module: "a", parent: "App")) { try tree.root.attach(a) }
        #expect(throws: ModuleTreeError.alreadyAttached(module: "a", parent: "App")) { try b.attach(a) }
        #expect(throws: ModuleTreeError.attachedToItself(module: "App")) { try a.attach(tree.root) }
        #expect(throws: ModuleTreeError.attachedToItself(module: "b")) { try b.attach(b) }
        #expect(throws: ModuleTreeError.notAttached(module: "b", parent: "a")) { try a.detach(b) }
        #expect(tree.description == "App (active)\n  a (active)")
        for error in [
            ModuleTreeError.alreadyAttached(module: "a", parent: "b"), .attachedToItself(module: "a"),
            .notAttached(module: "a", parent: "b"), .shown(module: "a"),
        ] { #expect(error.description.contains("a")) }
    }

    @Test func `what is shown is not detached behind the navigator's back`() throws {
        let app = try TestApp()
        let root = app.root("a")
        let node = try #require(root.view).presenter.router.node
        #expect(throws: ModuleTreeError.shown(module: "Page")) { try app.tree.root.detach(node) }
        #expect(app.path == ["a"])
    }

    @Test func `a participant that joins an active module is notified at once, and is held weakly`() throws {
        let module = ModuleNode(name: "a")
        try tree.root.attach(module)
        var late: Participant? = Participant("late", log)
        weak let weakLate = late
        module.join(try #require(late))
        module.join(Silent())
        #expect(log.take() == ["+late"])
        late = nil
        #expect(weakLate == nil)
        tree.suspend()
        #expect(log.take() == [])
    }

    @Test func `what is attached while its parent becomes active becomes active once`() throws {
        let (a, parent) = node("a")
        let (b, child) = node("b")
        parent.onActive = { try? a.attach(b) }
        try tree.root.attach(a)
        #expect(log.take() == ["+a", "+b"])
        withExtendedLifetime(child) {}
    }

    @Test func `what detaches itself on becoming active is detached, once`() throws {
        let (a, first) = node("a")
        let second = Participant("second", log)
        a.join(second)
        first.onActive = { [tree] in try? tree.root.detach(a) }
        try tree.root.attach(a)
        #expect(a.state == .detached)
        #expect(log.take().filter { $0 == "-a" } == ["-a"])
    }

    @Test func `a task that is bound to activity ends with it`() async throws {
        let module = ModuleNode(name: "a")
        #expect(module.whileActive {} == nil)
        try tree.root.attach(module)
        var ended = false
        let task = try #require(
            module.whileActive {
                while !Task.isCancelled { await Task.yield() }
                ended = true
            }
        )
        await settle()
        #expect(!ended)
        try tree.root.detach(module)
        await task.value
        #expect(ended)
    }

    @Test func `an observation that is bound to activity ends with it`() async throws {
        let counter = Counter()
        let module = ModuleNode(name: "a")
        var seen: [Int] = []
        func follow() -> Bool {
            module.whileActive(observing: { counter.count }, onChange: { seen.append($0) })
        }
        #expect(!follow())
        try tree.root.attach(module)
        #expect(follow())
        counter.count = 1
        await settle()
        counter.count = 2
        counter.count = 3
        await settle()
        #expect(seen == [0, 1, 3])
        try tree.root.detach(module)
        counter.count = 4
        await settle()
        #expect(seen == [0, 1, 3])
    }

    @Observable
    final class Counter {
        var count = 0
    }
}
