import Joinery
import Testing

private final class Database: Sendable {}

@Suite struct StartCancellationTests {
    @Test func `Cancelling one waiting task does not cancel the work, nor the others`() async throws {
        let gate = Signal()
        let begun = Signal()
        let wasCancelled = Box<Bool>()
        let container = try Container {
            Singleton(Database.self) { () async in
                begun.open()
                await gate.wait()
                wasCancelled.value = Task.isCancelled
                return Database()
            }
        }
        let first = Task { try await container.start() }
        await begun.wait()
        let second = Task { try await container.start() }
        first.cancel()
        let ended = await outcome { try await first.value }
        #expect(ended?.failure is CancellationError)
        gate.open()
        let other = await outcome { try await second.value }
        #expect(other?.failure == nil)
        #expect(wasCancelled.value == false)
        _ = try container.resolve(Database.self)
    }

    @Test func `The work goes on when all waiting tasks are cancelled, and the next start finds it`() async throws {
        let gate = Signal()
        let begun = Signal()
        let runs = Counter()
        let container = try Container {
            Singleton(Database.self) { () async in
                runs.next()
                begun.open()
                await gate.wait()
                return Database()
            }
        }
        let waiting = (0..<5).map { _ in Task { try await container.start() } }
        await begun.wait()
        for task in waiting { task.cancel() }
        for task in waiting {
            let ended = await outcome { try await task.value }
            #expect(ended?.failure is CancellationError)
        }
        gate.open()
        try await container.start()
        #expect(runs.value == 1)
    }

    @Test func `A task that is cancelled already does not wait`() async throws {
        let gate = Signal()
        let container = try Container {
            Singleton(Database.self) { () async in
                await gate.wait()
                return Database()
            }
        }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await container.start()
        }
        let ended = await outcome { try await task.value }
        #expect(ended?.failure is CancellationError)
        gate.open()
        try await container.start()
    }

    @Test func `A container that is dropped while it starts is released when the work has ended`() async throws {
        let alive = Counter()
        let gate = Signal()
        let begun = Signal()
        final class Kept: Tracked, @unchecked Sendable {}
        var container: Container? = try Container {
            Singleton(Kept.self) { Kept(alive) }
            Singleton(Database.self) { (_: Kept) async in
                begun.open()
                await gate.wait()
                return Database()
            }
            Singleton(Int.self) { (_: Database, kept: Provider<Kept>) async throws in
                _ = try? kept()
                return 1
            }
        }
        let task = Task { [container] in try await container?.start() }
        await begun.wait()
        container = nil
        task.cancel()
        _ = await outcome { try await task.value }
        gate.open()
        #expect(await eventually { alive.value == 0 })
    }

    @Test func `A started container is released with all it has made`() async throws {
        let alive = Counter()
        final class Kept: Tracked, @unchecked Sendable {}
        for _ in 0..<10 {
            let container = try Container {
                Singleton(Kept.self) { () async in Kept(alive) }.onShutdown { _ in }
                Singleton(Int.self) { (_: Kept) async in 1 }
            }
            try await container.start { _ in }
            #expect(alive.value >= 1)
        }
        #expect(await eventually { alive.value == 0 })
    }
}
