import Joinery
import Testing

private final class Database: Sendable {}
private final class Store: Sendable {
    let database: Database
    init(database: Database) { self.database = database }
}
private struct JobInput: ModuleInput, Sendable {
    typealias Entry = Database
}

@Suite struct LifecycleMisuseTests {
    @Test func `Starting an extension from a factory of its base ends`() async throws {
        let box = Box<Container>()
        let base = try Container {
            Singleton(Database.self) { () async throws in
                try await box.value?.start()
                return Database()
            }
        }
        let top = try Container(extending: base) { Singleton(Int.self) { () async in 1 } }
        box.value = top
        let result = await outcome { try await top.start() }
        #expect(result?.failure != nil)
        box.value = nil
    }

    @Test func `Starting another container from a factory is allowed`() async throws {
        let other = try Container { Singleton(Int.self) { () async in 1 } }
        let container = try Container {
            Singleton(Int.self) { () async throws in
                try await other.start()
                return try other.resolve(Int.self) + 1
            }
        }
        try await container.start()
        #expect(try container.resolve(Int.self) == 2)
    }

    @Test func `Starting from the progress of a start is answered`() async throws {
        let tasks = Box<Task<Void, any Error>>()
        let box = Box<Container>()
        let container = try Container {
            Singleton(Int.self) { () async in 1 }
            Singleton(String.self) { (_: Int) async in "" }
        }
        box.value = container
        try await container.start { _ in
            if tasks.value == nil { tasks.value = Task { try await box.value?.start() } }
        }
        let result = await outcome { try await tasks.value?.value }
        #expect(result != nil)
        box.value = nil
    }

    @Test func `Shutting down from a factory that is being started fails, and shuts nothing down`() async throws {
        let box = Box<Container>()
        let container = try Container {
            Singleton(Database.self) { () async throws in
                try await box.value?.shutdown()
                return Database()
            }
            Singleton(Int.self) { 1 }
        }
        box.value = container
        let error = await thrown { try await container.start() } as? StartError
        let shutdown = (error?.failures.first?.error as? ResolutionError)?.underlying as? ShutdownError
        #expect(shutdown?.failures.map(\.service) == ["the container"])
        #expect(shutdown?.failures.first?.error is ShutdownError.WaitsForItself)
        #expect(
            shutdown?.failures.first.map { "\($0.error)" } == """
                the shutdown has to wait for the code that asked for it: ask for it from outside, or in a detached task that \
                is not awaited
                """
        )
        #expect(try container.resolve(Int.self) == 1)
        box.value = nil
    }

    @Test func `A synchronous factory that looks up what is not started fails, and works later`() async throws {
        let container = try Container {
            Singleton(Database.self) { () async in Database() }
            Singleton(Store.self) { (resolver: Resolver) in Store(database: try resolver.resolve(Database.self)) }
        }
        let error = resolutionError { try container.resolve(Store.self) }
        #expect(error?.name == "notStarted")
        #expect(error?.keys == ["Store", "Database"])
        try await container.start()
        _ = try container.resolve(Store.self)
    }

    @Test func `A dynamic lookup of a singleton that is being started does not make a second one`() async throws {
        let gate = Gate()
        let begun = Signal()
        let runs = Counter()
        let container = try Container {
            Singleton(Database.self) {
                runs.next()
                begun.open()
                gate.wait()
                return Database()
            }
            .eager()
        }
        let start = Task { try await container.start() }
        await begun.wait()
        let crew = Crew()
        let found = Box<Database>()
        crew.start { found.value = try? container.resolve(Database.self) }
        gate.open()
        try await start.value
        #expect(crew.finish())
        #expect(runs.value == 1)
        #expect(try container.resolve(Database.self) === found.value)
    }

    @Test func `An action that starts the container gets closed`() async throws {
        let box = Box<Container>()
        let container = try Container {
            Singleton(Database.init).onShutdown { _ in try await box.value?.start() }
        }
        box.value = container
        _ = try container.resolve(Database.self)
        let error = await thrown { try await container.shutdown() } as? ShutdownError
        #expect((error?.failures.first?.error as? ResolutionError)?.name == "closed")
        box.value = nil
    }

    @Test func `Work in an action of the work is work of its own`() async throws {
        struct JobModule: Module {
            let log: Log
            let box: Box<Container>
            typealias Input = JobInput
            var bindings: Bindings {
                PerModule(Database.init)
                    .onShutdown { [log, box] _ in
                        log.add("end")
                        if log.entries.count < 3 {
                            try await box.value?.withModule(JobInput()) { _ in log.add("work") }
                        }
                    }
            }
        }
        let log = Log()
        let box = Box<Container>()
        let container = try Container { JobModule(log: log, box: box) }
        box.value = container
        try await container.withModule(JobInput()) { _ in }
        #expect(log.entries == ["end", "work", "end"])
        box.value = nil
    }

    @Test func `A container that goes while its work is done keeps the work whole`() async throws {
        struct JobModule: Module {
            let log: Log
            typealias Input = JobInput
            var bindings: Bindings {
                PerModule(Database.init).onShutdown { [log] _ in log.add("end") }
            }
        }
        let log = Log()
        let begun = Signal()
        let gate = Signal()
        let task: Task<Void, any Error>
        do {
            let container = try Container { JobModule(log: log) }
            task = Task {
                try await container.withModule(JobInput()) { _ in
                    begun.open()
                    await gate.wait()
                }
            }
        }
        await begun.wait()
        gate.open()
        try await task.value
        #expect(log.entries == ["end"])
    }
}
