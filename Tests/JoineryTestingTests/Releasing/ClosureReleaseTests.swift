import Joinery
import JoineryTesting
import Testing

@Suite("What a closure makes is released", .container { LeakApp() })
struct ClosureReleaseTests {
    let container: Container

    init() throws {
        container = try Container.current
    }

    @Test func `all that a recording container makes meanwhile is looked for, not just the result`() {
        expectReleased { try container.build(LeakInput(leak: .none)) }
        expectFailure("LeakPresenter", "retained by Registry.presenters[0], a Singleton") {
            expectReleased { _ = try container.build(LeakInput(leak: .singleton)) }
        }
    }

    @Test func `what was made before is not looked for`() throws {
        let view = try container.build(LeakInput(leak: .none))
        expectReleased { try container.build(LeakInput(leak: .none)) }
        withExtendedLifetime(view) {}
    }

    @Test func `singletons, and what they are made of, may stay`() throws {
        final class Part: Sendable {}
        final class Whole: Sendable {
            let part: Part
            init(part: Part) { self.part = part }
        }
        let container = try container.overriding { LeakApp() }
        let more = try Container(extending: container) {
            Transient(Part.init)
            Singleton(Whole.init)
            Transient(Registry.init).tagged(Whole.self)
        }
        expectReleased {
            _ = try more.resolve(Whole.self)
            return try more.resolve(Registry.self, tagged: Whole.self)
        }
        let list = failures { expectReleased { try more.resolve(Whole.self) } }
        #expect(list.first?.message.contains("retained by the container") == true)
    }

    @Test
    func `without a recording container, what the closure returns is looked for, in tuples and collections too`() {
        final class Node {
            var other: Node?
        }
        expectReleased { Node() }
        expectReleased { (Node(), [Node()]) }
        expectFailure("2 objects are still alive", "retained by Node.other", "cycle: Node.other → Node.other → Node") {
            expectReleased { () -> (Int, [Node]) in
                let (first, second) = (Node(), Node())
                first.other = second
                second.other = first
                return (1, [first, second])
            }
        }
    }

    @Test func `a closure with nothing to look at fails, rather than pass`() throws {
        let plain = try Container { LeakApp() }
        expectFailure("There is no object to watch") { expectReleased { 7 } }
        expectFailure("or call recording() first") {
            expectReleased { _ = try plain.build(LeakInput(leak: .none)) }
        }
    }

    @Test func `a closure that throws fails`() {
        struct Refusal: Error {}
        expectFailure("could be released. Refusal()") { expectReleased { throw Refusal() } }
    }

    @Test func `what a task holds for a while is waited for`() async {
        // Long, since all tests share the threads: it returns as soon as the object has gone.
        await expectReleased(within: .seconds(120)) {
            let view = try container.build(LeakInput(leak: .none))
            Task { [presenter = view.presenter] in
                try await Task.sleep(for: .milliseconds(20))
                presenter.refresh()
            }
            return view
        }
    }

    @Test func `what stays is reported when the time is over`() async {
        let list = Reported()
        let reporter = FailureReporter { list.add($0) }
        await FailureReporter.$current.withValue(reporter) {
            await expectReleased(within: .milliseconds(20)) { try container.build(LeakInput(leak: .view)) }
        }
        #expect(list.all.first?.message.contains("LeakPresenter.view → LeakView.presenter") == true)
    }
}
