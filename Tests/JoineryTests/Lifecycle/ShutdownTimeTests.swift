import Joinery
import Testing

private final class First: Sendable {}
private final class Second: Sendable {}
private final class Third: Sendable {}

@Suite struct ShutdownTimeTests {
    @Test func `A timeout cancels the action that runs, begins no other, and reports all of them`() async throws {
        // On a busy machine the time may be over before the second has begun.
        for timeout in [Duration.milliseconds(100), .seconds(2), .seconds(15)] {
            let log = Log()
            let container = try Container {
                Singleton(First.init).onShutdown { _ in log.add("first") }
                Singleton(Second.init)
                    .onShutdown { _ in
                        log.add("begun")
                        do { try await Task.sleep(for: .seconds(600)) } catch { log.add("cancelled") }
                    }
                Singleton(Third.init).onShutdown { _ in log.add("third") }
            }
            _ = try (container.resolve(First.self), container.resolve(Second.self), container.resolve(Third.self))
            let error = await thrown { try await container.shutdown(timeout: timeout) } as? ShutdownError
            guard log.entries.contains("begun") else { continue }
            #expect(error?.failures.map(\.service) == ["Second", "First"])
            #expect(error?.failures.allSatisfy { $0.error is ShutdownError.TimedOut } == true)
            #expect(await eventually { log.entries == ["third", "begun", "cancelled"] })
            return
        }
        Issue.record("The second action has never begun.")
    }

    @Test func `An action that does not care for being cancelled is not waited for`() async throws {
        let gate = Signal()
        let container = try Container {
            Singleton(First.init).onShutdown { _ in await gate.wait() }
        }
        _ = try container.resolve(First.self)
        let error = await thrown { try await container.shutdown(timeout: .milliseconds(20)) } as? ShutdownError
        #expect(error?.failures.count == 1)
        gate.open()
    }

    @Test func `A timeout that is long enough changes nothing`() async throws {
        let log = Log()
        let container = try Container {
            Singleton(First.init).onShutdown { _ in log.add("first") }
            Singleton(Second.init).onShutdown { _ in throw Failure.down }
        }
        _ = try (container.resolve(First.self), container.resolve(Second.self))
        let error = await thrown { try await container.shutdown(timeout: .seconds(600)) } as? ShutdownError
        #expect(error?.failures.map(\.service) == ["Second"])
        #expect(error?.failures.first?.error as? Failure == .down)
        #expect(log.entries == ["first"])
    }

    @Test func `Without time no action is begun, and the container is closed all the same`() async throws {
        let log = Log()
        let container = try Container {
            Singleton(First.init).onShutdown { _ in log.add("first") }
        }
        _ = try container.resolve(First.self)
        for timeout in [Duration.zero, .seconds(-1)] {
            let result = await outcome { try await container.shutdown(timeout: timeout) }
            if timeout == .zero { #expect(result?.failure is ShutdownError) } else { #expect(result?.failure == nil) }
        }
        #expect(log.entries.isEmpty)
        #expect(resolutionError { try container.resolve(First.self) }?.name == "closed")
    }

    @Test func `Cancelling the task that shuts down does not leave actions out`() async throws {
        let begun = Signal()
        let gate = Signal()
        let log = Log()
        let container = try Container {
            Singleton(First.init).onShutdown { _ in log.add("first") }
            Singleton(Second.init)
                .onShutdown { _ in
                    begun.open()
                    await gate.wait()
                    log.add("second \(Task.isCancelled)")
                }
        }
        _ = try (container.resolve(First.self), container.resolve(Second.self))
        let task = Task { try await container.shutdown() }
        await begun.wait()
        task.cancel()
        gate.open()
        _ = await outcome { try await task.value }
        #expect(await eventually { log.entries == ["second false", "first"] })
    }

    @Test func `An action that shuts down the container ends`() async throws {
        let box = Box<Container>()
        let container = try Container {
            Singleton(First.init).onShutdown { _ in try await box.value?.shutdown() }
        }
        box.value = container
        _ = try container.resolve(First.self)
        _ = await outcome { try? await container.shutdown() }
        box.value = nil
    }

    @Test func `An action that resolves from the container gets closed`() async throws {
        let box = Box<Container>()
        let container = try Container {
            Singleton(First.init).onShutdown { _ in _ = try box.value?.resolve(Second.self) }
            Singleton(Second.init)
        }
        box.value = container
        _ = try container.resolve(First.self)
        let error = await thrown { try await container.shutdown() } as? ShutdownError
        #expect((error?.failures.first?.error as? ResolutionError)?.name == "closed")
        box.value = nil
    }
}
