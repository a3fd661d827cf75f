import Joinery
import Testing

private final class First: Sendable {}
private final class Second: Sendable {
    init(first: First) {}
}
private final class Third: Sendable {}

@Suite struct EndingUnderWayTests {
    @Test(arguments: [false, true])
    func `A singleton that a thread is making is awaited, ended, and its error reported`(fails: Bool) async throws {
        let begun = Gate()
        let gate = Gate()
        let log = Log()
        let crew = Crew()
        let container = try Container {
            Singleton(First.self) {
                begun.open()
                gate.wait(within: 30)
                return First()
            }
            .onShutdown { _ in
                log.add("first")
                if fails { throw Failure.down }
            }
            Singleton(Third.init)
        }
        crew.start {
            do { _ = try container.resolve(First.self) } catch { log.add((error as? ResolutionError)?.name ?? "") }
        }
        begun.wait()
        let shutdown = Task.detached { try await container.shutdown() }
        #expect(await eventually { (try? container.resolve(Third.self)) == nil })
        #expect(log.entries.isEmpty)
        for _ in 0..<100 { await Task.yield() }
        gate.open()
        let error = await outcome { try await shutdown.value }?.failure as? ShutdownError
        #expect(error?.failures.map(\.service) == (fails ? ["First"] : nil))
        #expect(crew.finish())
        #expect(log.entries.contains("first"))
        #expect(resolutionError { try container.resolve(First.self) }?.name == "closed")
    }

    @Test func `A singleton that start is making is awaited and ended, and the rest is not begun`() async throws {
        let begun = Signal()
        let gate = Signal()
        let log = Log()
        let container = try Container {
            Singleton(Third.init).onShutdown { _ in log.add("third") }
            Singleton(First.self) { (third: Provider<Third>) async throws in
                begun.open()
                await gate.wait()
                _ = try third()
                return First()
            }
            .onShutdown { _ in
                log.add("first")
                throw Failure.down
            }
            Singleton(Second.self) { (first: First) async in
                log.add("made")
                return Second(first: first)
            }
            .onShutdown { _ in log.add("second") }
        }
        let start = Task.detached { try await container.start() }
        await begun.wait()
        let shutdown = Task.detached { try await container.shutdown() }
        #expect(await eventually { (try? container.resolve(Third.self)) == nil })
        gate.open()
        let error = await outcome { try await shutdown.value }?.failure as? ShutdownError
        #expect(error?.failures.map(\.service) == ["First"])
        let started = await outcome { try await start.value }?.failure as? StartError
        #expect(started?.failures.map(\.service) == ["Second"])
        #expect((started?.failures.first?.error as? ResolutionError)?.name == "closed")
        #expect(log.entries == ["first", "third"])
    }

    @Test func `An asynchronous singleton of a base is awaited by the shutdown of the base alone`() async throws {
        let begun = Signal()
        let gate = Signal()
        let log = Log()
        let base = try Container {
            Singleton(First.self) { () async in
                begun.open()
                await gate.wait()
                return First()
            }
            .onShutdown { _ in log.add("first") }
        }
        let top = try Container(extending: base) {}
        let start = Task.detached { try await top.start() }
        await begun.wait()
        #expect(await outcome { try await top.shutdown() }?.failure == nil)
        gate.open()
        _ = await start.result
        #expect(throws: Never.self) { try base.resolve(First.self) }
        try await base.shutdown()
        #expect(log.entries == ["first"])
    }

    @Test func `What is still being made when the time is over is reported by its name`() async throws {
        let begun = Signal()
        let gate = Signal()
        let log = Log()
        let container = try Container {
            Singleton(First.self) { () async in
                begun.open()
                await gate.wait()
                return First()
            }
            .onShutdown { _ in log.add("first") }
        }
        let start = Task.detached { try await container.start() }
        await begun.wait()
        let error = await thrown { try await container.shutdown(timeout: .milliseconds(20)) } as? ShutdownError
        #expect(error?.failures.map(\.service) == ["First"])
        #expect(error?.failures.first?.error is ShutdownError.TimedOut)
        gate.open()
        _ = await start.result
        #expect(log.entries.isEmpty)
    }

    @Test func `An object of a unit of work that a thread is making at the end is ended too`() async throws {
        final class Job: Sendable {
            let first: Lazy<First>
            init(first: Lazy<First>) { self.first = first }
        }
        struct WorkInput: ModuleInput, Sendable {
            typealias Entry = Job
        }
        struct WorkModule: Module {
            let log: Log
            let begun: Gate
            let gate: Gate
            typealias Input = WorkInput
            var bindings: Bindings {
                PerModule(First.self) { [begun, gate] in
                    begun.open()
                    gate.wait(within: 30)
                    return First()
                }
                .onShutdown { [log] _ in
                    log.add("first")
                    throw Failure.down
                }
                PerModule(Job.init)
            }
        }
        let log = Log()
        let begun = Gate()
        let gate = Gate()
        let crew = Crew()
        let container = try Container { WorkModule(log: log, begun: begun, gate: gate) }
        let error = await thrown {
            try await container.withModule(WorkInput()) { job in
                crew.start { _ = try? job.first() }
                begun.wait()
                Task.detached {
                    for _ in 0..<100 { await Task.yield() }
                    gate.open()
                }
            }
        }
        #expect((error as? ShutdownError)?.failures.map(\.service) == ["First"])
        #expect(log.entries == ["first"])
        #expect(crew.finish())
    }
}
