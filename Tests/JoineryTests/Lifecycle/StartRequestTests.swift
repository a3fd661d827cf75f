import Joinery
import Testing

private final class Database: Sendable {}
private final class Store: Sendable {
    let database: Database
    init(database: Database) { self.database = database }
}
private struct PageInput: ModuleInput, Sendable {
    typealias Entry = Page
}
private final class Page: Sendable {
    let store: Store
    init(store: Store) { self.store = store }
}
private struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings { PerModule(Page.init) }
}
private func started(_ container: Container) -> [String] { container.started.map(\.service) }

@Suite struct StartRequestTests {
    @Test func `What is not started is an error with the path through all that needs it`() throws {
        let container = try Container {
            Singleton(Database.self) { () async in Database() }
            Singleton(Store.init)
            PageModule()
        }
        let direct = resolutionError { try container.resolve(Database.self) }
        #expect(direct?.name == "notStarted")
        #expect(direct?.keys == ["Database"])
        let deeper = resolutionError { try container.build(PageInput()) }
        #expect(deeper?.name == "notStarted")
        #expect(deeper?.keys == ["PageModule", "Page", "Store", "Database"])
        #expect(resolutionError { try container.resolve(Database?.self) }?.name == "notStarted")
    }

    @Test func `Deferred requests throw before the start and answer after it`() async throws {
        struct Asking: Sendable {
            let lazy: Lazy<Store>
            let provider: Provider<Database>
            let resolver: Resolver
            let builder: Builder<PageInput>
        }
        let container = try Container {
            Singleton(Database.self) { () async in Database() }
            Singleton(Store.init)
            PageModule()
            Transient(Asking.init)
        }
        let asking = try container.resolve(Asking.self)
        #expect(resolutionError { try asking.lazy() }?.keys == ["Store", "Database"])
        #expect(resolutionError { try asking.provider() }?.name == "notStarted")
        #expect(resolutionError { try asking.resolver.resolve(Store.self) }?.name == "notStarted")
        #expect(resolutionError { try asking.builder.build(PageInput()) }?.name == "notStarted")
        try await container.start()
        let store = try asking.lazy()
        #expect(try asking.provider() === store.database)
        #expect(try asking.resolver.resolve(Store.self) === store)
        #expect(try asking.builder.build(PageInput()).store === store)
    }

    @Test func `What is needed lazily only is not waited for`() async throws {
        let gate = Signal()
        let container = try Container {
            Singleton(Database.self) { () async in
                await gate.wait()
                return Database()
            }
            Singleton(String.self) { (_: Provider<Database>) async in
                gate.open()
                return ""
            }
        }
        let result = await outcome { try await container.start() }
        // Were the one waited for, nobody would open its gate. From then on it is a race which of them is ready first.
        #expect(result?.failure == nil)
        #expect(Set(started(container)) == ["String", "Database"])
    }

    @Test
    func `An async factory may look up what it does not wait for; it fails if that is not started`() async throws {
        let container = try Container {
            Singleton(Database.self) { () async in Database() }
            Singleton(Store.self) { (resolver: Resolver) async throws in try resolver.resolve(Store.self) }
        }
        let error = await thrown { try await container.start() } as? StartError
        let cause = error?.failures.first?.error as? ResolutionError
        #expect(cause?.name == "notStarted" || cause?.name == "cycle")
        #expect(started(container) == ["Database"])
    }

    @Test func `An override that is not asynchronous needs no start`() async throws {
        let container = try Container {
            Singleton(Database.self) { () async throws in throw Failure.down }
            Singleton(Store.init)
        }
        let test = try container.overriding { Singleton(Database.self) { Database() } }
        _ = try test.resolve(Store.self)
        try await test.start()
        #expect(started(test).isEmpty)
    }

    @Test func `Progress reports each singleton once, with how many are started`() async throws {
        let container = try Container {
            Singleton(Database.self) { () async throws in
                try await Task.sleep(for: .milliseconds(20))
                return Database()
            }
            Singleton(Store.self) { (database: Database) async in Store(database: database) }
            Singleton(Int.self) { 1 }.eager()
        }
        let told = Log()
        let slow = Box<Duration>()
        try await container.start { service in
            told.add("\(service.count)/\(service.total) \(service.service)")
            if service.service == "Database" { slow.value = service.duration }
        }
        #expect(told.entries == ["1/3 Int", "2/3 Database", "3/3 Store"])
        #expect(slow.value.map { $0 >= .milliseconds(20) } == true)
        let again = Log()
        try await container.start { again.add($0.service) }
        #expect(again.entries.isEmpty)
    }

    @Test func `Progress does not report what failed`() async throws {
        let container = try Container {
            Singleton(Int.self) { () async throws in throw Failure.down }
            Singleton(Database.self) { () async in Database() }
        }
        let told = Log()
        _ = await thrown { try await container.start { told.add($0.service) } }
        #expect(told.entries == ["Database"])
    }

    @Test func `Starting from inside of a factory ends with an error, not with a hang`() async throws {
        let box = Box<Container>()
        let container = try Container {
            Singleton(Database.self) { () async throws in
                try await box.value?.start()
                return Database()
            }
        }
        box.value = container
        let result = await outcome { try await container.start() }
        #expect(result?.failure is StartError)
        box.value = nil
    }

    @Test func `The value of an actor can be started and used`() async throws {
        actor Worker {
            private(set) var isOpen = false
            func open() { isOpen = true }
            func close() { isOpen = false }
        }
        let container = try Container {
            Singleton(Worker.self) { () async in
                let worker = Worker()
                await worker.open()
                return worker
            }
            .onShutdown { await $0.close() }
        }
        try await container.start()
        let worker = try container.resolve(Worker.self)
        #expect(await worker.isOpen)
        try await container.shutdown()
        #expect(await !worker.isOpen)
    }
}
