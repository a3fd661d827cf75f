import Joinery
import Testing

private final class Database: Sendable {}
private final class Store: Sendable {
    let database: Database
    init(database: Database) { self.database = database }
}

@Suite struct StartFamilyTests {
    @Test func `An extension starts its base first, once, and uses what it has made`() async throws {
        let log = Log()
        let base = try Container {
            Singleton(Database.self) { () async throws in
                try await Task.sleep(for: .milliseconds(5))
                log.add("database")
                return Database()
            }
        }
        let top = try Container(extending: base) {
            Singleton(Store.self) { (database: Database) async in
                log.add("store")
                return Store(database: database)
            }
        }
        try await top.start()
        try await base.start()
        #expect(log.entries == ["database", "store"])
        #expect(try top.resolve(Store.self).database === base.resolve(Database.self))
        #expect(top.started.map(\.service) == ["Database", "Store"])
        #expect(base.started.map(\.service) == ["Database"])
    }

    @Test func `An asynchronous singleton of a module is started with the container`() async throws {
        struct PageInput: ModuleInput {
            typealias Entry = Store
        }
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings {
                Singleton(Database.self) { () async in Database() }
                PerModule(Store.init)
            }
        }
        let container = try Container { PageModule() }
        #expect(resolutionError { try container.build(PageInput()) }?.name == "notStarted")
        try await container.start()
        #expect(try container.build(PageInput()).database === container.build(PageInput()).database)
    }

    @Test func `What fails in a base keeps nothing of an extension from being started or reported`() async throws {
        final class Index: Sendable {}
        final class Feed: Sendable {}
        final class Broken: Sendable {}
        let isDown = Counter()
        isDown.next()
        let log = Log()
        let base = try Container {
            Singleton(Database.self) { () async throws in
                if isDown.value > 0 { throw Failure.down }
                return Database()
            }
            Singleton(Store.init)
            Singleton(Index.self) { () async in Index() }
        }
        let middle = try Container(extending: base) {
            // Needs what has failed, by way of a singleton of the base.
            Singleton(Int.self) { (_: Store) async in 1 }
            Singleton(Feed.self) { (_: Index) async in Feed() }
        }
        let top = try Container(extending: middle) {
            Singleton(String.self) { (_: Int) async in "" }
            Singleton(Double.self) { (_: Store) in
                log.add("tried")
                return 1
            }
            .eager()
            Singleton(Broken.self) { (_: Feed) async throws in
                if isDown.value > 0 { throw Failure.round(2) }
                return Broken()
            }
        }
        let error = await thrown { try await top.start() } as? StartError
        #expect(error?.failures.map(\.service) == ["Database", "Broken"])
        #expect(top.started.map(\.service) == ["Index", "Feed"])
        isDown.add(-1)
        try await top.start()
        #expect(Set(top.started.map(\.service)) == ["Database", "Index", "Int", "Feed", "String", "Double", "Broken"])
        #expect(log.entries == ["tried"])
    }

    @Test func `A hundred singletons in a chain and a hundred side by side are started`() async throws {
        let runs = Counter()
        let types = sampleTypes(200)
        let container = try Container {
            single(types[0], runs)
            for (type, previous) in zip(types[1..<100], types) { chained(type, after: previous, runs) }
            for index in 100..<200 { single(types[index], runs) }
        }
        try await container.start()
        #expect(runs.value == 200)
        #expect(container.started.count == 200)
    }
}

private func single<Service: AnySample>(_ type: Service.Type, _ runs: Counter) -> Bindings {
    Singleton(type) { () async in
        runs.next()
        return Service([])
    }
    .declared
}

private func chained(_ type: any AnySample.Type, after previous: any AnySample.Type, _ runs: Counter) -> Bindings {
    func bind<Service: AnySample>(_ type: Service.Type) -> Bindings {
        func bind<Previous: AnySample>(_ previous: Previous.Type) -> Bindings { chained(Service.self, previous, runs) }
        return bind(previous)
    }
    return bind(type)
}

private func chained<Service: AnySample, Previous: AnySample>(
    _ type: Service.Type,
    _ previous: Previous.Type,
    _ runs: Counter
) -> Bindings {
    Singleton(type) { (before: Previous) async in
        runs.next()
        return Service([before])
    }
    .declared
}
