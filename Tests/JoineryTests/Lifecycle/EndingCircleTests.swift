import Joinery
import Testing

private final class Database: Sendable {}
private final class Session: Sendable {}
private struct JobInput: ModuleInput, Sendable {
    typealias Entry = Int
}
private struct JobModule: Module {
    typealias Input = JobInput
    var bindings: Bindings { PerModule(Int.self) { 7 } }
}

/// Shuts a container down and notes whether that failed.
private func end(_ container: Container?, _ log: Log, _ name: String) async {
    do {
        try await container?.shutdown()
        log.add("\(name) ended")
    } catch {
        log.add("\(name) \(type(of: error))")
    }
}

@Suite struct EndingCircleTests {
    @Test func `An action that shuts its own container down gets an error`() async throws {
        let log = Log()
        let box = Box<Container>()
        let container = try Container {
            Singleton(Database.init).onShutdown { _ in await end(box.value, log, "own") }
        }
        box.value = container
        _ = try container.resolve(Database.self)
        let result = await outcome { try await container.shutdown() }
        #expect(result?.failure == nil)
        #expect(log.entries == ["own ShutdownError"])
        box.value = nil
    }

    @Test(arguments: [false, true])
    func `An extension whose action shuts the base down gets an error`(baseFirst: Bool) async throws {
        let log = Log()
        let bases = Box<Container>()
        let tops = Box<Container>()
        let base = try Container {
            Singleton(Database.init).onShutdown { _ in await end(tops.value, log, "top") }
        }
        let top = try Container(extending: base) {
            Singleton(Session.init).onShutdown { _ in await end(bases.value, log, "base") }
        }
        (bases.value, tops.value) = (base, top)
        _ = try (base.resolve(Database.self), top.resolve(Session.self))
        for container in baseFirst ? [base, top] : [top, base] {
            #expect(await outcome { try await container.shutdown() }?.failure == nil)
        }
        #expect(log.entries == ["base ShutdownError", "top ended"])
        (bases.value, tops.value) = (nil, nil)
    }

    @Test func `Two extensions whose actions shut each other down both end`() async throws {
        let log = Log()
        let first = Box<Container>()
        let second = Box<Container>()
        let base = try Container { Singleton(Database.init).onShutdown { _ in log.add("base ended") } }
        first.value = try Container(extending: base) {
            Singleton(Session.init).onShutdown { _ in await end(second.value, log, "second") }
        }
        second.value = try Container(extending: base) {
            Singleton(Session.init).onShutdown { _ in await end(first.value, log, "first") }
        }
        _ = try (first.value?.resolve(Session.self), second.value?.resolve(Session.self), base.resolve(Database.self))
        #expect(await outcome { try await base.shutdown() }?.failure == nil)
        #expect(log.entries.count == 3)
        #expect(log.entries.last == "base ended")
        (first.value, second.value) = (nil, nil)
    }

    @Test func `Two containers without a common base whose actions shut each other down both end`() async throws {
        let log = Log()
        let first = Box<Container>()
        let second = Box<Container>()
        first.value = try Container {
            Singleton(Session.init).onShutdown { _ in await end(second.value, log, "second") }
        }
        second.value = try Container {
            Singleton(Session.init).onShutdown { _ in await end(first.value, log, "first") }
        }
        _ = try (first.value?.resolve(Session.self), second.value?.resolve(Session.self))
        let other = Task.detached { try await second.value?.shutdown() }
        #expect(await outcome { try await first.value?.shutdown() }?.failure == nil)
        #expect(await outcome { try await other.value }?.failure == nil)
        #expect(log.entries.count == 2)
        (first.value, second.value) = (nil, nil)
    }

    @Test(arguments: [false, true])
    func `Work that shuts its container or base down gets an error, and ends`(inExtension: Bool) async throws {
        let log = Log()
        let base = try Container { JobModule() }
        let container = inExtension ? try Container(extending: base) {} : base
        let result = await outcome {
            try await container.withModule(JobInput()) { _ in await end(base, log, "base") }
        }
        #expect(result?.failure == nil)
        #expect(log.entries == ["base ShutdownError"])
        // Nothing has begun: the container answers, and can be shut down from elsewhere.
        #expect(throws: Never.self) { try container.build(JobInput()) }
        #expect(await outcome { try await base.shutdown() }?.failure == nil)
    }

    @Test func `The action of a unit of work that shuts the container down gets an error`() async throws {
        struct WorkModule: Module {
            let action: @Sendable () async -> Void
            typealias Input = JobInput
            var bindings: Bindings {
                PerModule(Session.init).onShutdown { [action] _ in await action() }
                PerModule(Int.self) { (_: Session) in 7 }
            }
        }
        let log = Log()
        let box = Box<Container>()
        let container = try Container { WorkModule { await end(box.value, log, "container") } }
        box.value = container
        #expect(await outcome { try await container.withModule(JobInput()) { $0 } }?.failure == nil)
        #expect(log.entries == ["container ShutdownError"])
        box.value = nil
    }

    @Test func `An asynchronous factory that shuts its container down gets an error`() async throws {
        let log = Log()
        let box = Box<Container>()
        let base = try Container { JobModule() }
        let container = try Container(extending: base) {
            Singleton(Database.self) { () async in
                await end(box.value, log, "own")
                await end(base, log, "base")
                return Database()
            }
        }
        box.value = container
        #expect(await outcome { try await container.start() }?.failure == nil)
        #expect(log.entries == ["own ShutdownError", "base ShutdownError"])
        box.value = nil
    }

    @Test func `Work may shut an extension down that it has made itself`() async throws {
        let log = Log()
        let base = try Container { JobModule() }
        let result = await outcome {
            try await base.withModule(JobInput()) { _ in
                let session = try Container(extending: base) {
                    Singleton(Session.init).onShutdown { _ in log.add("session") }
                }
                _ = try session.resolve(Session.self)
                try await session.shutdown()
            }
        }
        #expect(result?.failure == nil)
        #expect(log.entries == ["session"])
    }
}
