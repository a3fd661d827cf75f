import Joinery
import Testing

private final class Database: Sendable {}
private final class Cache: Sendable {
    let database: Lazy<Database>
    init(database: Lazy<Database>) { self.database = database }
}
private final class Feed: Sendable {
    let database: Provider<Database>
    init(database: Provider<Database>) { self.database = database }
}
private final class Report: Sendable {
    let database: Database
    init(number: Int, database: Database) { self.database = database }
}
private final class Printer: Sendable {
    let reports: Factory<Int, Report>
    init(reports: Factory<Int, Report>) { self.reports = reports }
}
private struct ScreenInput: ModuleInput, Sendable {
    typealias Entry = Screen
}
private final class Screen: Sendable {
    init(database: Database) {}
}
private struct ScreenModule: Module {
    typealias Input = ScreenInput
    var bindings: Bindings { PerModule(Screen.init) }
}
private final class Coordinator: Sendable {
    let screens: Builder<ScreenInput>
    init(screens: Builder<ScreenInput>) { self.screens = screens }
}
private protocol Store: Sendable {}
extension Database: Store {}
private struct Wrapped: Store {
    let inner: any Store
}
private enum Disk {}

@Suite struct EndingOrderTests {
    @Test func `What a singleton got through a Lazy ends after it`() async throws {
        let log = Log()
        let container = try Container {
            Singleton(Cache.init).onShutdown { _ in log.add("cache") }
            Singleton(Database.init).onShutdown { _ in log.add("database") }
        }
        _ = try container.resolve(Cache.self).database()
        try await container.shutdown()
        #expect(log.entries == ["cache", "database"])
    }

    @Test func `So does what it got through a Provider, a Factory or a Builder`() async throws {
        let log = Log()
        let container = try Container {
            Singleton(Database.init).onShutdown { _ in log.add("database") }
            Singleton(Feed.init).onShutdown { _ in log.add("feed") }
            Singleton(Printer.init).onShutdown { _ in log.add("printer") }
            Singleton(Coordinator.init).onShutdown { _ in log.add("coordinator") }
            Transient(Report.init, taking: Int.self)
            ScreenModule()
        }
        let feed = try container.resolve(Feed.self)
        let printer = try container.resolve(Printer.self)
        let coordinator = try container.resolve(Coordinator.self)
        _ = try (feed.database(), printer.reports(1), coordinator.screens.build(ScreenInput()))
        try await container.shutdown()
        #expect(log.entries == ["coordinator", "printer", "feed", "database"])
    }

    @Test func `So does what is behind a tag, another name, a decorator, a collection or an optional`() async throws {
        final class ByTag: Sendable { init(_: Lazy<Tagged<Disk, Database>>) {} }
        final class ByName: Sendable { init(_: Lazy<any Store>) {} }
        final class ByCollection: Sendable { init(_: Lazy<[any Store]>) {} }
        final class ByOptional: Sendable { init(_: Provider<(any Store)?>) {} }
        let log = Log()
        let container = try Container {
            Singleton(ByTag.init).onShutdown { _ in log.add("tag") }
            Singleton(ByName.init).onShutdown { _ in log.add("name") }
            Singleton(ByCollection.init).onShutdown { _ in log.add("collection") }
            Singleton(ByOptional.init).onShutdown { _ in log.add("optional") }
            Singleton(Database.init)
                .tagged(Disk.self)
                .onShutdown { _ in log.add("tagged database") }
            Singleton(Database.init)
                .provides((any Store).self) { $0 }
                .contributes((any Store).self) { $0 }
                .onShutdown { _ in log.add("database") }
            Decorator((any Store).self) { (inner: any Store) in Wrapped(inner: inner) }.sendable()
        }
        _ = try (container.resolve(ByTag.self), container.resolve(ByName.self), container.resolve(ByCollection.self))
        _ = try (container.resolve(ByOptional.self), container.resolve((any Store).self))
        _ = try container.resolve(Database.self, tagged: Disk.self)
        try await container.shutdown()
        #expect(log.entries == ["optional", "collection", "name", "database", "tag", "tagged database"])
    }

    @Test func `On a cycle, what the initializer takes ends after its user`() async throws {
        final class Parent: Sendable {
            let child: Lazy<Inner>
            init(child: Lazy<Inner>) { self.child = child }
        }
        final class Inner: Sendable { init(parent: Parent) {} }
        let log = Log()
        let container = try Container {
            Singleton(Parent.init).onShutdown { _ in log.add("parent") }
            Singleton(Inner.init).onShutdown { _ in log.add("inner") }
        }
        _ = try container.resolve(Parent.self).child()
        try await container.shutdown()
        #expect(log.entries == ["inner", "parent"])
    }

    @Test func `On a cycle, a Lazy counts more than a Builder`() async throws {
        struct PageInput: ModuleInput, Sendable {
            typealias Entry = Page
        }
        final class Page: Sendable { init(flow: Flow) {} }
        final class Flow: Sendable { init(session: Lazy<Session>) {} }
        final class Session: Sendable { init(pages: Builder<PageInput>) {} }
        struct PageModule: Module {
            typealias Input = PageInput
            var bindings: Bindings { PerModule(Page.init) }
        }
        let log = Log()
        let container = try Container {
            Singleton(Flow.init).onShutdown { _ in log.add("flow") }
            Singleton(Session.init).onShutdown { _ in log.add("session") }
            PageModule()
        }
        _ = try (container.resolve(Flow.self), container.resolve(Session.self))
        try await container.shutdown()
        #expect(log.entries == ["flow", "session"])
    }

    @Test func `A unit of work ends its objects by the same order`() async throws {
        struct JobInput: ModuleInput, Sendable {
            typealias Entry = Job
        }
        final class Job: Sendable {
            let cache: Cache
            let feed: Feed
            init(cache: Cache, feed: Feed) {
                self.cache = cache
                self.feed = feed
            }
        }
        struct JobModule: Module {
            let log: Log
            typealias Input = JobInput
            var bindings: Bindings {
                PerModule(Cache.init).onShutdown { [log] _ in log.add("cache") }
                PerModule(Database.init).onShutdown { [log] _ in log.add("database") }
                PerModule(Feed.init).onShutdown { [log] _ in log.add("feed") }
                PerModule(Job.init).onShutdown { [log] _ in log.add("job") }
            }
        }
        let log = Log()
        let container = try Container { JobModule(log: log) }
        try await container.withModule(JobInput()) { job in
            _ = try (job.cache.database(), job.feed.database())
        }
        #expect(log.entries.first == "job")
        #expect(log.entries.last == "database")
        #expect(log.entries.count == 4)
    }

    @Test func `Singletons that do not use each other end in the reverse order of creation`() async throws {
        final class First: Sendable {}
        final class Second: Sendable {}
        final class Third: Sendable {}
        let log = Log()
        let container = try Container {
            Singleton(First.init).onShutdown { _ in log.add("first") }
            Singleton(Second.init).onShutdown { _ in log.add("second") }
            Singleton(Third.init).onShutdown { _ in log.add("third") }
        }
        _ = try (container.resolve(Second.self), container.resolve(Third.self), container.resolve(First.self))
        try await container.shutdown()
        #expect(log.entries == ["first", "third", "second"])
    }
}
