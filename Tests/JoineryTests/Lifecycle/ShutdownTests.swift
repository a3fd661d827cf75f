import Joinery
import Testing

private final class Database: Sendable {}
private final class Store: Sendable {
    let database: Database
    init(database: Database) { self.database = database }
}
private final class Feed: Sendable {
    let store: Store
    init(store: Store) { self.store = store }
}
private struct App: Assembly {
    let log: Log
    var failing: Set<String> = []
    var bindings: Bindings {
        Singleton(Feed.init).onShutdown { _ in try end("feed") }
        Singleton(Store.init).onShutdown { _ in try end("store") }
        Singleton(Database.init).onShutdown { _ in try end("database") }
        Singleton(Int.self) { 1 }.onShutdown { _ in try end("int") }
    }
    @Sendable private func end(_ name: String) throws {
        log.add(name)
        if failing.contains(name) { throw Failure.down }
    }
}

@Suite struct ShutdownTests {
    @Test func `Actions run in the reverse order of creation, for what has been made only`() async throws {
        let log = Log()
        let container = try Container { App(log: log) }
        _ = try container.resolve(Feed.self)
        try await container.shutdown()
        #expect(log.entries == ["feed", "store", "database"])
        let other = Log()
        let late = try Container { App(log: other) }
        _ = try late.resolve(Int.self)
        _ = try late.resolve(Database.self)
        _ = try late.resolve(Int.self)
        try await late.shutdown()
        #expect(other.entries == ["database", "int"])
        try await Container { App(log: other) }.shutdown()
        #expect(other.entries.count == 2)
    }

    @Test func `An action that fails stops no other, and all failures are reported`() async throws {
        let log = Log()
        let container = try Container { App(log: log, failing: ["feed", "database"]) }
        _ = try container.resolve(Feed.self)
        let error = await thrown { try await container.shutdown() } as? ShutdownError
        #expect(error?.failures.map(\.service) == ["Feed", "Database"])
        #expect(error?.failures.allSatisfy { $0.error as? Failure == .down } == true)
        #expect(log.entries == ["feed", "store", "database"])
        try await container.shutdown()
        #expect(log.entries.count == 3)
    }

    @Test func `A second call waits for the first, and does nothing`() async throws {
        let gate = Signal()
        let begun = Signal()
        let runs = Counter()
        let container = try Container {
            Singleton(Database.init)
                .onShutdown { _ in
                    begun.open()
                    await gate.wait()
                    runs.next()
                    throw Failure.down
                }
        }
        _ = try container.resolve(Database.self)
        let first = Task { try await container.shutdown() }
        await begun.wait()
        let seen = Counter()
        let others = (0..<10)
            .map { _ in
                Task {
                    try await container.shutdown()
                    seen.add(runs.value)
                }
            }
        gate.open()
        #expect(await outcome { try await first.value }?.failure is ShutdownError)
        for other in others {
            let result = await outcome { try await other.value }
            #expect(result?.failure == nil)
        }
        #expect(seen.value == 10)
        #expect(runs.value == 1)
    }

    @Test
    func `What a decorated, tagged or provided singleton has to do is done once, for the object inside`() async throws {
        enum Tag {}
        let log = Log()
        let container = try Container {
            Singleton(Int.self) { 1 }
                .onShutdown { log.add("\($0)") }
                .provides(Double.self) { Double($0) }
                .contributes(Int.self) { $0 }
                .tagged(Tag.self)
            Decorator(Int.self) { (inner: Int) in inner + 1 }.tagged(Tag.self)
        }
        #expect(try container.resolve(Double.self, tagged: Tag.self) == 2)
        #expect(try container.resolve([Int].self) == [2])
        try await container.shutdown()
        #expect(log.entries == ["1"])
    }

    @Test @MainActor func `An action runs on the actor that it was written for`() async throws {
        let log = Log()
        let container = try Container {
            Singleton(Int.self) { 1 }
                .onShutdown { _ in
                    MainActor.assertIsolated()
                    log.add("inherited")
                }
            Singleton(String.self) { "" }
                .onShutdown { @MainActor _ in
                    MainActor.assertIsolated()
                    log.add("written")
                }
            Singleton(Database.init)
                .onShutdown { @concurrent _ in
                    log.add("concurrent")
                }
        }
        _ = try (container.resolve(Database.self), container.resolve(Int.self), container.resolve(String.self))
        try await container.shutdown()
        #expect(log.entries == ["written", "inherited", "concurrent"])
    }

    @Test func `A singleton of a module is shut down with the container`() async throws {
        struct PageInput: ModuleInput {
            typealias Entry = Store
        }
        struct PageModule: Module {
            let log: Log
            typealias Input = PageInput
            var bindings: Bindings {
                Singleton(Database.init).onShutdown { [log] _ in log.add("database") }
                PerModule(Store.init).onShutdown { [log] _ in log.add("store") }
            }
        }
        let log = Log()
        let container = try Container { PageModule(log: log) }
        _ = try container.build(PageInput())
        _ = try container.build(PageInput())
        try await container.shutdown()
        #expect(log.entries == ["database"])
    }

    @Test func `An extension is shut down alone, a base shuts down what extends it`() async throws {
        let log = Log()
        let base = try Container { Singleton(Database.init).onShutdown { _ in log.add("database") } }
        let top = try Container(extending: base) {
            Singleton(Store.init).onShutdown { _ in log.add("top") }
        }
        let side = try Container(extending: base) {
            Singleton(Store.init).onShutdown { _ in log.add("side") }
        }
        _ = try (top.resolve(Store.self), side.resolve(Store.self))
        try await top.shutdown()
        #expect(log.entries == ["top"])
        #expect(resolutionError { try top.resolve(Database.self) }?.name == "closed")
        _ = try base.resolve(Database.self)
        _ = try side.resolve(Store.self)
        try await base.shutdown()
        #expect(log.entries == ["top", "side", "database"])
        #expect(resolutionError { try side.resolve(Store.self) }?.name == "closed")
        try await side.shutdown()
        #expect(log.entries == ["top", "side", "database"])
    }

    @Test func `Two actions of one binding: the last counts`() async throws {
        let log = Log()
        let container = try Container {
            Singleton(Int.self) { 1 }.onShutdown { _ in log.add("first") }.onShutdown { _ in log.add("second") }
        }
        _ = try container.resolve(Int.self)
        try await container.shutdown()
        #expect(log.entries == ["second"])
    }
}
