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

@Suite struct StartFailureTests {
    @Test func `A failure is reported with its path and not kept: the next start tries again`() async throws {
        let runs = Counter()
        let container = try Container {
            Singleton(Database.self) { () async throws in
                if runs.next() == 1 { throw Failure.down }
                return Database()
            }
        }
        let error = await thrown { try await container.start() } as? StartError
        #expect(error?.failures.map(\.service) == ["Database"])
        let cause = error?.failures.first?.error as? ResolutionError
        #expect(cause?.keys == ["Database"])
        #expect(cause?.underlying as? Failure == .down)
        #expect(resolutionError { try container.resolve(Database.self) }?.name == "notStarted")
        #expect(container.started.isEmpty)
        try await container.start()
        _ = try container.resolve(Database.self)
        #expect(runs.value == 2)
    }

    @Test func `A failure below an asynchronous factory has the path to it`() async throws {
        let container = try Container {
            Singleton(Feed.self) { (store: Store) async in Feed(store: store) }
            Singleton(Store.init)
            Singleton(Database.self) { throw Failure.down }
        }
        let error = await thrown { try await container.start() } as? StartError
        let cause = error?.failures.first?.error as? ResolutionError
        #expect(cause?.keys == ["Feed", "Store", "Database"])
        #expect(cause?.underlying as? Failure == .down)
    }

    @Test
    func `The dependents of a failure are not begun and not reported; the others are started and stay`() async throws {
        let log = Log()
        let isBroken = Box<Bool>()
        isBroken.value = true
        let container = try Container {
            Singleton(Database.self) { () async throws in
                log.add("database")
                if isBroken.value == true { throw Failure.down }
                return Database()
            }
            Singleton(Store.self) { (database: Database) async in
                log.add("store")
                return Store(database: database)
            }
            Singleton(Feed.self) { (store: Store) async in
                log.add("feed")
                return Feed(store: store)
            }
            Singleton(Int.self) { () async in
                log.add("int")
                return 1
            }
        }
        let error = await thrown { try await container.start() } as? StartError
        #expect(error?.failures.map(\.service) == ["Database"])
        #expect(Set(log.entries) == ["database", "int"])
        #expect(try container.resolve(Int.self) == 1)
        isBroken.value = false
        try await container.start()
        #expect(log.entries.filter { $0 == "int" }.count == 1)
        #expect(log.entries.suffix(3) == ["database", "store", "feed"])
        _ = try container.resolve(Feed.self)
    }

    @Test func `Several failures are reported together`() async throws {
        let container = try Container {
            Singleton(Int.self) { () async throws in throw Failure.round(1) }
            Singleton(String.self) { throw Failure.round(2) }.eager()
            Singleton(Double.self) { () async in 1 }
            Singleton(Bool.self) { () async throws in throw Failure.round(3) }
        }
        let error = await thrown { try await container.start() } as? StartError
        #expect(error?.failures.map(\.service).sorted() == ["Bool", "Int", "String"])
        #expect(container.started.map(\.service) == ["Double"])
    }

    @Test func `A start that begins while a failing one is still under way makes everything`() async throws {
        // The store waits for the slow number when the database fails, and is tried again by the second start.
        let slow = Signal()
        let runs = Counter()
        let container = try Container {
            Singleton(Int.self) { () async in
                await slow.wait()
                return 1
            }
            Singleton(Database.self) { () async throws in
                if runs.next() == 1 { throw Failure.down }
                return Database()
            }
            Singleton(Store.self) { (_: Int, database: Database) async in Store(database: database) }
        }
        let first = Task { try await container.start() }
        #expect(await eventually { runs.value == 1 })
        try await Task.sleep(for: .milliseconds(50))
        let second = Task { try await container.start() }
        #expect(await eventually { runs.value == 2 })
        try await Task.sleep(for: .milliseconds(50))
        slow.open()
        let result = await outcome { try await second.value }
        #expect(result?.failure == nil)
        // It has not thrown, so all is up.
        #expect(throws: Never.self) { try container.resolve(Store.self) }
        _ = await first.result
    }

    @Test func `A factory that throws a cancellation error has failed, and nobody was cancelled`() async throws {
        let container = try Container { Singleton(Int.self) { () async throws in throw CancellationError() } }
        let error = await thrown { try await container.start() }
        #expect(error is StartError)
    }

    @Test func `A failing decorator of an eager singleton fails the start`() async throws {
        let container = try Container {
            Singleton(Int.self) { 1 }.eager()
            Decorator(Int.self) { (_: Int) in throw Failure.down }
        }
        let error = await thrown { try await container.start() } as? StartError
        #expect(error?.failures.map(\.service) == ["Int"])
    }

    @Test func `A base that cannot be started fails the extension's start, which makes what does not need it`()
        async throws
    {
        let runs = Counter()
        let base = try Container { Singleton(Int.self) { () async throws in throw Failure.down } }
        let top = try Container(extending: base) {
            Singleton(String.self) { () async in
                runs.next()
                return ""
            }
        }
        let error = await thrown { try await top.start() } as? StartError
        #expect(error?.failures.map(\.service) == ["Int"])
        #expect(runs.value == 1)
    }

    @Test func `A start that fails half way leaves the started singletons to the shutdown`() async throws {
        let log = Log()
        let container = try Container {
            Singleton(Database.self) { () async in Database() }.onShutdown { _ in log.add("closed") }
            Singleton(Store.self) { (_: Database) async throws in throw Failure.down }
                .onShutdown { _ in log.add("never") }
        }
        #expect(await thrown { try await container.start() } is StartError)
        try await container.shutdown()
        #expect(log.entries == ["closed"])
    }
}
