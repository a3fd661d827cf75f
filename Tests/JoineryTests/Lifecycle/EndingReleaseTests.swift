import Joinery
import Testing

private struct ScreenInput: ModuleInput, Sendable {
    typealias Entry = Screen
}
@MainActor private final class Screen {
    let details: Builder<ScreenInput>
    init(details: Builder<ScreenInput>) { self.details = details }
}
private struct ScreenModule: Module {
    typealias Input = ScreenInput
    var bindings: Bindings { PerModule(Screen.init) }
}
@MainActor private final class Coordinator {
    private let first: Builder<ScreenInput>
    private let log: Log
    private var screens: [Screen] = []
    init(first: Builder<ScreenInput>, log: Log) {
        self.first = first
        self.log = log
    }
    func show() throws { screens.append(try first.build(ScreenInput())) }
    deinit { log.add("coordinator") }
}
private final class Token: Sendable {
    let log: Log
    init(_ log: Log) { self.log = log }
    deinit { log.add("token") }
}
private nonisolated struct Plain: Assembly {
    let log: Log
    var bindings: Bindings {
        Singleton(Log.self) { log }
        Singleton(Token.self) { Token(log) }
    }
}
@globalActor private actor Background {
    static let shared = Background()
}
@Background private final class Job {
    let resolver: Resolver
    let log: Log
    var other: Container?
    init(resolver: Resolver, log: Log) {
        self.resolver = resolver
        self.log = log
    }
    deinit { log.add("job") }
}

@Suite struct EndingReleaseTests {
    @Test @MainActor
    func `A coordinator that holds screens does not keep the session alive after its shutdown`() async throws {
        let log = Log()
        let base = try Container { ScreenModule() }
        var session: Container? = try Container(extending: base) {
            Plain(log: log)
            Singleton(Coordinator.init).onShutdown { _ in log.add("ended") }
        }
        _ = try session?.resolve(Token.self)
        try session?.resolve(Coordinator.self).show()
        try await session?.shutdown()
        #expect(log.entries == ["ended", "coordinator"])
        session = nil
        #expect(log.entries == ["ended", "coordinator", "token"])
    }

    @Test func `What belongs to another actor is released on that, users first`() async throws {
        let log = Log()
        let container = try Container {
            Singleton(Log.self) { log }
            Singleton(Job.self, on: Background.self) { @Background (resolver: Resolver, log: Log) in
                Job(resolver: resolver, log: log)
            }
        }
        let hold: @Background @Sendable () throws -> Void = {
            // The job holds its own container.
            try container.resolve(Job.self).other = container
        }
        try await hold()
        try await container.shutdown()
        #expect(log.entries == ["job"])
    }
}
