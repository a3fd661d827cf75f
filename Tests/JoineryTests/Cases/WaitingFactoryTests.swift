import Foundation
import Joinery
import Testing

private final class Slow: Sendable {}
private final class Other: Sendable {}

/// Factories that wait for something that needs the container as well.
///
/// The tests themselves do not block: what the factories wait for needs the threads that tests run on.
@Suite struct WaitingFactoryTests {
    @Test func `A factory may wait for the main thread while that resolves something else`() async throws {
        let container = try Container {
            Singleton(Slow.self) {
                DispatchQueue.main.sync {}
                return Slow()
            }
            Singleton(Other.init)
        }
        let crew = Crew()
        let ended = Counter()
        crew.start { if (try? container.resolve(Slow.self)) != nil { ended.next() } }
        crew.start {
            DispatchQueue.main.sync { if (try? container.resolve(Other.self)) != nil { ended.next() } }
        }
        #expect(await patiently { ended.value == 2 })
    }

    @Test
    func `A factory may wait for a detached task that resolves something else, and gets the shared one`() async throws {
        let container = try Container {
            Singleton(Slow.self) { (resolver: Resolver) in
                let done = Gate()
                let found = Box<Other>()
                // Ahead of the tests that wait for a thread.
                Task.detached(priority: .high) {
                    found.value = try? resolver.resolve(Other.self)
                    done.open()
                }
                guard done.wait(within: 120), let other = found.value,
                    other === (try resolver.resolve(Other.self))
                else { throw Failure.down }
                return Slow()
            }
            Singleton(Other.init)
        }
        let crew = Crew()
        let ended = Counter()
        crew.start { if (try? container.resolve(Slow.self)) != nil { ended.next() } }
        #expect(await patiently { ended.value == 1 })
    }

    /// Waits for what may take long where many tests run at once.
    private func patiently(_ condition: @Sendable () -> Bool) async -> Bool {
        for _ in 0..<12 where await !eventually(condition) {}
        return condition()
    }
}
