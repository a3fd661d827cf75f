import Joinery
import Testing

@MainActor private final class Screen {
    var number = 1
    // Written out, since an implicit initializer belongs to no actor.
    init() { MainActor.assertIsolated() }
}
private struct ScreenInput: ModuleInput, Sendable {
    typealias Entry = Screen
}
private struct ScreenModule: Module {
    let log: Log
    typealias Input = ScreenInput
    var bindings: Bindings {
        PerModule(Screen.init)
            .onShutdown { @MainActor [log] screen in
                MainActor.assertIsolated()
                log.add("closed \(screen.number)")
            }
    }
}
private final class Job: Sendable {}
private struct JobInput: ModuleInput, Sendable {
    typealias Entry = Job
}
private struct JobModule: Module {
    let log: Log
    typealias Input = JobInput
    var bindings: Bindings {
        PerModule(Job.init).onShutdown { [log] _ in log.add("closed") }
    }
}

@Suite struct WorkIsolationTests {
    @Test @MainActor func `Work on the main actor stays there`() async throws {
        let log = Log()
        let container = try Container { ScreenModule(log: log) }
        let number = try await container.withModule(ScreenInput()) { screen in
            MainActor.assertIsolated()
            await Task.yield()
            screen.number = 5
            return screen.number
        }
        #expect(number == 5)
        #expect(log.entries == ["closed 5"])
    }

    @Test func `Work off the main actor is done while that is busy`() async throws {
        let log = Log()
        let container = try Container { JobModule(log: log) }
        await whileTheMainActorIsBusy(log) {
            try await container.withModule(JobInput()) { _ in log.add("work") }
        }
        #expect(log.entries == ["work", "closed", "free"])
    }

    @Test func `A module of the main actor is refused elsewhere, and nothing is made`() async throws {
        let log = Log()
        let container = try Container { ScreenModule(log: log) }
        let error =
            await Task.detached { () -> (any Error)? in
                do {
                    try await container.withModule(ScreenInput()) { _ in log.add("body") }
                    return nil
                } catch {
                    return error
                }
            }
            .value
        #expect((error as? ResolutionError)?.name == "wrongIsolation")
        #expect(log.entries.isEmpty)
    }

    @Test func `An actor works with a module of its own`() async throws {
        actor Worker {
            var done = 0
            func run(_ container: Container) async throws -> Int {
                try await container.withModule(JobInput()) { _ in
                    assertIsolated()
                    done += 1
                    await Task.yield()
                    assertIsolated()
                    return done
                }
            }
        }
        let log = Log()
        let container = try Container { JobModule(log: log) }
        let worker = Worker()
        _ = try await worker.run(container)
        #expect(try await worker.run(container) == 2)
        #expect(log.entries == ["closed", "closed"])
    }

    @Test func `Work that is cancelled ends its objects`() async throws {
        let log = Log()
        let container = try Container { JobModule(log: log) }
        let begun = Signal()
        let task = Task {
            try await container.withModule(JobInput()) { _ in
                begun.open()
                try await Task.sleep(for: .seconds(60))
            }
        }
        await begun.wait()
        task.cancel()
        let ended = await outcome { try await task.value }
        #expect(ended?.failure is CancellationError)
        #expect(log.entries == ["closed"])
    }

    @Test func `A container may be started from inside the work`() async throws {
        let container = try Container {
            JobModule(log: Log())
            Singleton(Int.self) { () async in 1 }
        }
        let number = try await container.withModule(JobInput()) { _ in
            try await container.start()
            return try container.resolve(Int.self)
        }
        #expect(number == 1)
    }
}
