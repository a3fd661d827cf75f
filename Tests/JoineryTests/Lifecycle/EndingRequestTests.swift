import Joinery
import Testing

private final class Database: Sendable {}
private final class Unmade: Sendable {}
private struct PageInput: ModuleInput, Sendable {
    typealias Entry = Int
}
private struct PageModule: Module {
    typealias Input = PageInput
    var bindings: Bindings { PerModule(Int.self) { 1 } }
}
private final class Cache: Sendable {
    let called: Lazy<Database>
    let uncalled: Lazy<Database>
    let provider: Provider<Database>
    let optional: Provider<Database?>
    let resolver: Resolver
    let unmade: Lazy<Unmade>
    let pages: Builder<PageInput>
    init(
        called: Lazy<Database>,
        uncalled: Lazy<Database>,
        provider: Provider<Database>,
        optional: Provider<Database?>,
        resolver: Resolver,
        unmade: Lazy<Unmade>,
        pages: Builder<PageInput>
    ) {
        self.called = called
        self.uncalled = uncalled
        self.provider = provider
        self.optional = optional
        self.resolver = resolver
        self.unmade = unmade
        self.pages = pages
    }
}

/// What a request gives: a value, or the name of its error.
private func result(_ body: () throws -> Void) -> String {
    do {
        try body()
        return "got"
    } catch let error as ResolutionError {
        return error.name
    } catch {
        return "\(error)"
    }
}

@Suite struct EndingRequestTests {
    @Test func `An action gets what exists, by every kind of request, and nothing new`() async throws {
        let log = Log()
        let box = Box<Container>()
        let container = try Container {
            Singleton(Database.init).onShutdown { _ in log.add("database") }
            Singleton(Unmade.init)
            Singleton(Cache.init)
                .onShutdown { cache in
                    log.add("called \(result { _ = try cache.called() })")
                    log.add("uncalled \(result { _ = try cache.uncalled() })")
                    log.add("provider \(result { _ = try cache.provider() })")
                    log.add("optional \(result { _ = try cache.optional() })")
                    log.add("resolver \(result { _ = try cache.resolver.resolve(Database.self) })")
                    log.add("container \(result { _ = try box.value?.resolve(Database.self) })")
                    await Task.yield()
                    log.add("unmade \(result { _ = try cache.unmade() })")
                    log.add("unmade \(result { _ = try cache.resolver.resolve(Unmade.self) })")
                    log.add("module \(result { _ = try cache.pages.build(PageInput()) })")
                    log.add("module \(result { _ = try cache.resolver.build(PageInput()) })")
                    log.add("module \(result { _ = try box.value?.build(PageInput()) })")
                }
            PageModule()
        }
        box.value = container
        _ = try container.resolve(Cache.self).called()
        try await container.shutdown()
        #expect(
            log.entries == [
                "called got", "uncalled got", "provider got", "optional got", "resolver got", "container got",
                "unmade closed", "unmade closed", "module closed", "module closed", "module closed", "database",
            ]
        )
        box.value = nil
    }

    @Test func `Nobody else gets anything while actions run`() async throws {
        let begun = Signal()
        let gate = Signal()
        let container = try Container {
            Singleton(Database.init)
                .onShutdown { _ in
                    begun.open()
                    await gate.wait()
                }
        }
        _ = try container.resolve(Database.self)
        let shutdown = Task.detached { try await container.shutdown() }
        await begun.wait()
        #expect(resolutionError { try container.resolve(Database.self) }?.name == "closed")
        gate.open()
        try await shutdown.value
    }

    @Test func `An action of an extension gets the singletons of an open base, made or not`() async throws {
        let log = Log()
        let base = try Container {
            Singleton(Database.init)
            Singleton(Unmade.init)
        }
        let top = try Container(extending: base) {
            Singleton(Requests.init)
                .onShutdown { requests in
                    log.add(result { _ = try requests.database() })
                    log.add(result { _ = try requests.unmade() })
                    log.add(result { _ = try requests.resolver.resolve(Database.self) })
                }
        }
        _ = try base.resolve(Database.self)
        _ = try top.resolve(Requests.self)
        try await top.shutdown()
        #expect(log.entries == ["got", "got", "got"])
    }

    @Test func `An action of a unit of work gets what its module has, and what the container has`() async throws {
        final class Job: Sendable {
            let part: Lazy<Part>
            let other: Lazy<Other>
            let database: Lazy<Database>
            init(part: Lazy<Part>, other: Lazy<Other>, database: Lazy<Database>) {
                self.part = part
                self.other = other
                self.database = database
            }
        }
        final class Part: Sendable {}
        final class Other: Sendable {}
        struct JobInput: ModuleInput, Sendable {
            typealias Entry = Job
        }
        struct JobModule: Module {
            let log: Log
            typealias Input = JobInput
            var bindings: Bindings {
                PerModule(Part.init).onShutdown { [log] _ in log.add("part") }
                PerModule(Other.init).onShutdown { [log] _ in log.add("other") }
                PerModule(Job.init)
                    .onShutdown { [log] job in
                        log.add("part \(result { _ = try job.part() })")
                        log.add("other \(result { _ = try job.other() })")
                        log.add("database \(result { _ = try job.database() })")
                    }
            }
        }
        let log = Log()
        let container = try Container {
            JobModule(log: log)
            Singleton(Database.init)
        }
        try await container.withModule(JobInput()) { job in _ = try job.part() }
        #expect(log.entries == ["part got", "other closed", "database got", "part"])
    }

    @Test func `After the end of a unit of work, its objects are made no more`() async throws {
        final class Part: Sendable {}
        final class Job: Sendable {
            let part: Provider<Part>
            init(part: Provider<Part>) { self.part = part }
        }
        struct JobInput: ModuleInput, Sendable {
            typealias Entry = Job
        }
        struct JobModule: Module {
            let log: Log
            typealias Input = JobInput
            var bindings: Bindings {
                PerModule(Part.init).onShutdown { [log] _ in log.add("part") }
                PerModule(Job.init)
            }
        }
        let log = Log()
        let container = try Container { JobModule(log: log) }
        let job = try await container.withModule(JobInput()) { $0 }
        #expect(resolutionError { try job.part() }?.name == "closed")
        #expect(log.entries.isEmpty)
    }
}

private final class Requests: Sendable {
    let database: Provider<Database>
    let unmade: Lazy<Unmade>
    let resolver: Resolver
    init(database: Provider<Database>, unmade: Lazy<Unmade>, resolver: Resolver) {
        self.database = database
        self.unmade = unmade
        self.resolver = resolver
    }
}
