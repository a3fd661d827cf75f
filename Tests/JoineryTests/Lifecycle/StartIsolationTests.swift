import Joinery
import Testing

@MainActor private final class Theme: Sendable {
    // Written out, since an implicit initializer belongs to no actor.
    init() { MainActor.assertIsolated() }
}
@globalActor private actor Disk {
    static let shared = Disk()
}
private final class Index: Sendable {
    init() {}
}

@Suite struct StartIsolationTests {
    @Test func `Factories of the main actor run there, synchronous, eager and asynchronous ones`() async throws {
        let container = try Container {
            Singleton(Theme.init).eager()
            Singleton(String.self) { @MainActor (_: Theme) async in
                MainActor.assertIsolated()
                await Task.yield()
                MainActor.assertIsolated()
                return ""
            }
            Singleton(Index.self) { @Disk () async in
                Disk.assertIsolated()
                return Index()
            }
        }
        try await container.start()
        #expect(container.started.count == 3)
        #expect(try container.resolve(String.self).isEmpty)
    }

    @Test func `What an asynchronous factory of the main actor needs is made there`() async throws {
        final class Draft {}
        let container = try Container {
            Transient(Draft.self) { @MainActor in
                MainActor.assertIsolated()
                return Draft()
            }
            Singleton(Int.self) { @MainActor (_: Draft, theme: Lazy<Theme>) async throws in
                _ = try theme()
                return 1
            }
            Singleton(Theme.init)
        }
        try await container.start()
        #expect(try container.resolve(Int.self) == 1)
    }

    @Test func `An asynchronous factory of the main actor needs no actor of those who use its service`() async throws {
        let container = try Container {
            Singleton(Int.self) { @MainActor () async in 1 }
            Singleton(String.self) { (number: Int) async in "\(number)" }
            Transient([Int].self) { (number: Int) in [number] }
            Singleton(Index.self) { @Disk (_: Int) async in Index() }
        }
        try await container.start()
        #expect(try container.resolve([Int].self) == [1])
        #expect(try container.resolve(String.self) == "1")
    }

    @Test func `An asynchronous factory that takes something of an actor has to belong to it`() {
        let found = problem {
            Transient(Theme.init).declared(at: "App/Theme.swift", 1)
            Transient(Bool.self) { (_: Theme) in true }.declared(at: "App/Bool.swift", 2)
            Singleton(Int.self) { (_: Bool) async in 1 }.declared(at: "App/Int.swift", 3)
        }
        #expect(found?.kind == .isolation)
        #expect(found?.keys == ["Int", "Bool", "Theme"])
        let other = problem {
            Transient(Theme.init)
            Singleton(Int.self) { @Disk (_: Theme) async in 1 }
        }
        #expect(other?.kind == .isolation)
    }

    @Test func `It may take it lazily`() async throws {
        let container = try Container {
            Singleton(Theme.init)
            Singleton(Int.self) { (theme: Lazy<Theme>) async throws in
                _ = try await theme(isolation: MainActor.shared)
                return 1
            }
        }
        try await container.start()
    }

    @Test func `What belongs to no actor is started and shut down while the main actor is busy`() async throws {
        let log = Log()
        let container = try Container {
            Singleton(Int.self) { () async in
                log.add("made")
                return 1
            }
            .onShutdown { _ in log.add("ended") }
        }
        await whileTheMainActorIsBusy(log) {
            try await container.start()
            try await container.shutdown()
        }
        #expect(log.entries == ["made", "ended", "free"])
    }

    @Test @MainActor func `Starting on the main actor blocks nothing`() async throws {
        let container = try Container {
            Singleton(Theme.init).eager()
            Singleton(Int.self) { (_: Theme) async in 1 }
            Singleton(String.self) { @concurrent () async in await MainActor.run { "main" } }
        }
        try await container.start()
        #expect(try container.resolve(String.self) == "main")
    }
}
