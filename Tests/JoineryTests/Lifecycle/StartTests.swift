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

@Suite struct StartTests {
    @Test func `Starting makes asynchronous singletons in the order in which they need each other`() async throws {
        let log = Log()
        let container = try Container {
            Singleton(Feed.self) { (store: Store) async in
                log.add("feed")
                return Feed(store: store)
            }
            // Not asynchronous: made on the way.
            Singleton(Store.self) { (database: Database) in
                log.add("store")
                return Store(database: database)
            }
            Singleton(Database.self) { () async in
                await Task.yield()
                log.add("database")
                return Database()
            }
        }
        try await container.start()
        #expect(log.entries == ["database", "store", "feed"])
        let feed = try container.resolve(Feed.self)
        #expect(try feed.store.database === container.resolve(Database.self))
        #expect(try feed.store === container.resolve(Store.self))
        #expect(container.started.map(\.service) == ["Database", "Feed"])
    }

    @Test func `What does not need each other is made at the same time`() async throws {
        let meeting = Meeting(of: 3)
        let container = try Container {
            Singleton(Int.self) { () async in
                await meeting.arrive()
                return 1
            }
            Singleton(String.self) { () async in
                await meeting.arrive()
                return "a"
            }
            Singleton(Database.self) { () async in
                await meeting.arrive()
                return Database()
            }
            Singleton([Int].self) { (number: Int, _: String, _: Database) async in [number] }
        }
        let result = await outcome { try await container.start() }
        #expect(result?.failure == nil)
        #expect(try container.resolve([Int].self) == [1])
    }

    @Test func `Calls at the same time share the work, and a later one has nothing to do`() async throws {
        let runs = Counter()
        let container = try Container {
            Singleton(Database.self) { () async throws in
                runs.next()
                try await Task.sleep(for: .milliseconds(20))
                return Database()
            }
            Singleton(Store.self) { (database: Database) async in
                runs.next()
                return Store(database: database)
            }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { try await container.start() } }
            try await group.waitForAll()
        }
        try await container.start()
        #expect(runs.value == 2)
        #expect(container.started.count == 2)
    }

    @Test func `Eager singletons are made by starting, others and transients are not`() async throws {
        let log = Log()
        let container = try Container {
            Singleton(Int.self) {
                log.add("eager")
                return 1
            }
            .eager()
            .provides(Double.self) { Double($0) }
            Singleton(String.self) {
                log.add("late")
                return ""
            }
            Transient(Bool.self) {
                log.add("transient")
                return true
            }
        }
        #expect(log.entries.isEmpty)
        try await container.start()
        #expect(log.entries == ["eager"])
        #expect(try container.resolve(Double.self) == 1)
        #expect(log.entries == ["eager"])
    }

    @Test func `An eager singleton that needs an asynchronous one waits for it`() async throws {
        let container = try Container {
            Singleton(Store.init).eager()
            Singleton(Database.self) { () async throws in
                try await Task.sleep(for: .milliseconds(5))
                return Database()
            }
        }
        try await container.start()
        #expect(container.started.map(\.service) == ["Database", "Store"])
    }

    @Test func `A decorated eager singleton is made whole, its decorator too`() async throws {
        let log = Log()
        let container = try Container {
            Singleton(Int.self) {
                log.add("inner")
                return 1
            }
            .eager()
            Decorator(Int.self) { (inner: Int) in
                log.add("outer")
                return inner + 1
            }
        }
        try await container.start()
        #expect(log.entries == ["inner", "outer"])
        #expect(try container.resolve(Int.self) == 2)
        #expect(log.entries == ["inner", "outer"])
    }

    @Test func `An asynchronous singleton can be decorated, tagged, provided and contributed`() async throws {
        enum Tag {}
        let container = try Container {
            Singleton(Int.self) { () async in 1 }
                .provides(Double.self) { Double($0) }
                .contributes(Int.self) { $0 }
                .tagged(Tag.self)
            Decorator(Int.self) { (inner: Int) in inner + 1 }.tagged(Tag.self)
        }
        #expect(resolutionError { try container.resolve([Int].self) }?.name == "notStarted")
        try await container.start()
        #expect(try container.resolve(Int.self, tagged: Tag.self) == 2)
        #expect(try container.resolve(Double.self, tagged: Tag.self) == 2)
        #expect(try container.resolve([Int].self) == [2])
    }

    @Test func `A container with nothing to start starts`() async throws {
        let container = try Container { Singleton(Int.self) { 1 } }
        try await container.start()
        #expect(container.started.isEmpty)
    }
}
