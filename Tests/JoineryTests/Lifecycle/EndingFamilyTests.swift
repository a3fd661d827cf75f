import Joinery
import Testing

private final class Database: Sendable {}
private final class Session: Sendable {
    init(database: Database) {}
}
private struct JobInput: ModuleInput, Sendable {
    typealias Entry = Int
}
private final class Transaction: Sendable {}
private struct JobModule: Module {
    var action: @Sendable () async throws -> Void = {}
    typealias Input = JobInput
    var bindings: Bindings {
        PerModule(Transaction.init).onShutdown { [action] _ in try await action() }
        PerModule(Int.self) { (_: Transaction) in 7 }
    }
}

@Suite struct EndingFamilyTests {
    @Test func `A base ends its extensions before itself, at any depth, each once`() async throws {
        let log = Log()
        let base = try Container { Singleton(Database.init).onShutdown { _ in log.add("database") } }
        let session = try Container(extending: base) {
            Singleton(Session.init).onShutdown { _ in log.add("session") }
        }
        let window = try Container(extending: session) {
            Singleton(Int.self) { (_: Session) in 1 }.onShutdown { _ in log.add("window") }
        }
        let other = try Container(extending: base) {
            Singleton(String.self) { (_: Database) in "" }.onShutdown { _ in log.add("other") }
        }
        _ = try (window.resolve(Int.self), other.resolve(String.self))
        try await other.shutdown()
        try await base.shutdown()
        try await session.shutdown()
        try await window.shutdown()
        #expect(log.entries == ["other", "window", "session", "database"])
    }

    @Test func `An extension that nothing retains any more is not ended, and not kept by its base`() async throws {
        let log = Log()
        let base = try Container { Singleton(Database.init).onShutdown { _ in log.add("database") } }
        func useSession() throws {
            let session = try Container(extending: base) {
                Singleton(Session.init).onShutdown { _ in log.add("session") }
            }
            _ = try session.resolve(Session.self)
        }
        try useSession()
        try await base.shutdown()
        #expect(log.entries == ["database"])
    }

    @Test func `The failures of extensions are reported with those of the base`() async throws {
        let base = try Container { Singleton(Database.init).onShutdown { _ in throw Failure.round(1) } }
        let session = try Container(extending: base) {
            Singleton(Session.init).onShutdown { _ in throw Failure.round(2) }
        }
        _ = try session.resolve(Session.self)
        let error = await thrown { try await base.shutdown() } as? ShutdownError
        #expect(error?.failures.map(\.service) == ["Session", "Database"])
        #expect(error?.failures.map { $0.error as? Failure } == [.round(2), .round(1)])
        let again = await outcome { try await session.shutdown() }
        #expect(again?.failure == nil)
    }

    @Test func `A base that is shut down while an extension is being shut down waits for it`() async throws {
        let log = Log()
        let begun = Signal()
        let gate = Signal()
        let base = try Container { Singleton(Database.init).onShutdown { _ in log.add("database") } }
        let session = try Container(extending: base) {
            Singleton(Session.init)
                .onShutdown { _ in
                    begun.open()
                    await gate.wait()
                    log.add("session")
                }
        }
        _ = try session.resolve(Session.self)
        let first = Task.detached { try await session.shutdown() }
        await begun.wait()
        let second = Task.detached { try await base.shutdown() }
        for _ in 0..<100 { await Task.yield() }
        #expect(log.entries.isEmpty)
        gate.open()
        try await first.value
        try await second.value
        #expect(log.entries == ["session", "database"])
    }

    @Test(arguments: [false, true])
    func `Work under way is awaited before singletons end, new work is refused`(inExtension: Bool) async throws {
        let log = Log()
        let begun = Signal()
        let gate = Signal()
        let base = try Container {
            Singleton(Database.init).onShutdown { _ in log.add("database") }
            JobModule { log.add("transaction") }
        }
        let container = inExtension ? try Container(extending: base) {} : base
        _ = try base.resolve(Database.self)
        let work = Task.detached {
            try await container.withModule(JobInput()) { number in
                begun.open()
                await gate.wait()
                log.add("work \(Task.isCancelled)")
                return number
            }
        }
        await begun.wait()
        let shutdown = Task.detached { try await base.shutdown() }
        #expect(await eventually { (try? container.resolve(Database.self)) == nil })
        let refused = await thrown { try await container.withModule(JobInput()) { $0 } } as? ResolutionError
        #expect(refused?.name == "closed")
        #expect(log.entries.isEmpty)
        gate.open()
        #expect(try await work.value == 7)
        try await shutdown.value
        #expect(log.entries == ["work false", "transaction", "database"])
    }

    @Test func `Work under way may make what it needs, which is ended after it`() async throws {
        let log = Log()
        let begun = Signal()
        let gate = Signal()
        let container = try Container {
            Singleton(Database.init).onShutdown { _ in log.add("database") }
            Singleton(Session.init).onShutdown { _ in log.add("session") }
            JobModule { log.add("transaction") }
        }
        let work = Task.detached {
            try await container.withModule(JobInput()) { _ in
                begun.open()
                await gate.wait()
                _ = try container.resolve(Session.self)
                try await container.withModule(JobInput()) { _ in log.add("inner") }
            }
        }
        await begun.wait()
        let shutdown = Task.detached { try await container.shutdown() }
        #expect(await eventually { (try? container.resolve(Database.self)) == nil })
        gate.open()
        try await work.value
        try await shutdown.value
        // The look-up of the test may have made the database before the shutdown began.
        #expect(log.entries == ["inner", "transaction", "transaction", "session", "database"])
    }

    @Test func `Work that outlasts the timeout is cancelled, awaited, and the singletons end after it`() async throws {
        let log = Log()
        let begun = Signal()
        let container = try Container {
            Singleton(Database.init).onShutdown { _ in log.add("database") }
            JobModule { log.add("transaction \(Task.isCancelled)") }
        }
        _ = try container.resolve(Database.self)
        let work = Task.detached {
            try await container.withModule(JobInput()) { _ in
                begun.open()
                try await Task.sleep(for: .seconds(600))
            }
        }
        await begun.wait()
        let result = await outcome { try await container.shutdown(timeout: .seconds(3)) }
        #expect(result?.failure == nil)
        #expect(await outcome { try await work.value }?.failure is CancellationError)
        #expect(log.entries == ["transaction false", "database"])
    }

    @Test func `Work that does not care for being cancelled is reported by its name`() async throws {
        let begun = Signal()
        let gate = Signal()
        let container = try Container {
            Singleton(Database.init).onShutdown { _ in }
            JobModule()
        }
        _ = try container.resolve(Database.self)
        let work = Task.detached {
            try await container.withModule(JobInput()) { _ in
                begun.open()
                await gate.wait()
            }
        }
        await begun.wait()
        let error = await thrown { try await container.shutdown(timeout: .milliseconds(20)) } as? ShutdownError
        #expect(error?.failures.map(\.service) == ["JobModule", "Database"])
        #expect(error?.failures.allSatisfy { $0.error is ShutdownError.TimedOut } == true)
        gate.open()
        _ = await work.result
    }

    @Test func `A second call with a timeout changes nothing for what the first waits for`() async throws {
        let log = Log()
        let begun = Signal()
        let gate = Signal()
        let container = try Container { JobModule { log.add("transaction") } }
        let work = Task.detached {
            try await container.withModule(JobInput()) { _ in
                begun.open()
                await gate.wait()
                log.add("work \(Task.isCancelled)")
            }
        }
        await begun.wait()
        let first = Task.detached { try await container.shutdown() }
        #expect(await eventually { (try? container.build(JobInput())) == nil })
        let second = Task.detached {
            try await container.shutdown(timeout: .zero)
            log.add("second")
        }
        for _ in 0..<100 { await Task.yield() }
        #expect(log.entries.isEmpty)
        gate.open()
        try await work.value
        try await first.value
        try await second.value
        #expect(log.entries == ["work false", "transaction", "second"])
    }

    @Test func `Cancelling who shuts a base down cancels nothing that ends`() async throws {
        let log = Log()
        let gate = Signal()
        let base = try Container {
            Singleton(Database.init).onShutdown { _ in log.add("database \(Task.isCancelled)") }
        }
        let session = try Container(extending: base) {
            Singleton(Session.init)
                .onShutdown { _ in
                    await gate.wait()
                    log.add("session \(Task.isCancelled)")
                }
        }
        _ = try session.resolve(Session.self)
        let task = Task.detached { try await base.shutdown() }
        task.cancel()
        gate.open()
        try await task.value
        #expect(log.entries == ["session false", "database false"])
    }

    @Test func `A container with overrides is ended by itself, with a base of its own`() async throws {
        let log = Log()
        let base = try Container { Singleton(Database.init).onShutdown { _ in log.add("database") } }
        let session = try Container(extending: base) {
            Singleton(Session.init).onShutdown { _ in log.add("session") }
        }
        let test = try session.overriding { Singleton(Session.init).onShutdown { _ in log.add("mock") } }
        _ = try (test.resolve(Session.self), session.resolve(Session.self))
        try await test.shutdown()
        #expect(log.entries == ["mock"])
        try await base.shutdown()
        #expect(log.entries == ["mock", "session", "database"])
    }

    @Test func `A task that an action leaves behind gets nothing once the shutdown is over`() async throws {
        let gate = Signal()
        let tasks = Box<Task<Database, any Error>>()
        let container = try Container { Singleton(Database.init) }
        let session = try Container(extending: container) {
            Singleton(Session.init)
                .onShutdown { _ in
                    tasks.value = Task {
                        await gate.wait()
                        return try container.resolve(Database.self)
                    }
                }
        }
        _ = try session.resolve(Session.self)
        try await container.shutdown()
        gate.open()
        let late = await tasks.value?.result
        #expect((late?.failure as? ResolutionError)?.name == "closed")
        tasks.value = nil
    }

    @Test func `A module whose build fails is work that has ended`() async throws {
        struct BrokenInput: ModuleInput, Sendable {
            typealias Entry = Bool
        }
        struct BrokenModule: Module {
            typealias Input = BrokenInput
            var bindings: Bindings { PerModule(Bool.self) { throw Failure.down } }
        }
        let container = try Container { BrokenModule() }
        let error = await thrown { try await container.withModule(BrokenInput()) { $0 } } as? ResolutionError
        #expect(error?.underlying as? Failure == .down)
        #expect(await outcome { try await container.shutdown() }?.failure == nil)
    }

    @Test func `An extension that work has made during the shutdown is ended with its base`() async throws {
        let log = Log()
        let begun = Signal()
        let gate = Signal()
        let sessions = Box<Container>()
        let base = try Container {
            Singleton(Database.init).onShutdown { _ in log.add("database") }
            JobModule()
        }
        let work = Task.detached {
            try await base.withModule(JobInput()) { _ in
                begun.open()
                await gate.wait()
                let session = try Container(extending: base) {
                    Singleton(Session.init).onShutdown { _ in log.add("session") }
                }
                _ = try session.resolve(Session.self)
                sessions.value = session
            }
        }
        await begun.wait()
        let shutdown = Task.detached { try await base.shutdown() }
        #expect(await eventually { (try? base.resolve(Database.self)) == nil })
        gate.open()
        try await work.value
        try await shutdown.value
        #expect(log.entries == ["session", "database"])
        sessions.value = nil
    }
}
