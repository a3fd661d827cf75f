import Foundation
import Joinery
import Testing

private final class Slow: Sendable {}
private final class Other: Sendable {}

/// Factories that wait for something that needs the container as well.
@Suite struct WaitingFactoryTests {
    @Test("A factory may wait for the main thread while that resolves something else")
    func aFactoryMayWaitForTheMainThreadWhileThatResolvesSomethingElse() throws {
        let container = try Container {
            Singleton(Slow.self) {
                DispatchQueue.main.sync {}
                return Slow()
            }
            Singleton(Other.self, Other.init)
        }
        let crew = Crew()
        let failures = Counter()
        crew.start { if (try? container.resolve(Slow.self)) == nil { failures.next() } }
        crew.start {
            DispatchQueue.main.sync { if (try? container.resolve(Other.self)) == nil { failures.next() } }
        }
        #expect(crew.finish(within: 60))
        #expect(failures.value == 0)
    }

    @Test("A factory may wait for a detached task that resolves something else, and gets the shared one")
    func aFactoryMayWaitForADetachedTaskThatResolvesSomethingElse() throws {
        let container = try Container {
            Singleton(Slow.self) { (resolver: Resolver) in
                let done = Gate()
                let found = Box<Other>()
                Task.detached {
                    found.value = try? resolver.resolve(Other.self)
                    done.open()
                }
                guard done.wait(within: 60), let other = found.value,
                    other === (try resolver.resolve(Other.self))
                else { throw Failure.down }
                return Slow()
            }
            Singleton(Other.self, Other.init)
        }
        let crew = Crew()
        let failures = Counter()
        crew.start { if (try? container.resolve(Slow.self)) == nil { failures.next() } }
        #expect(crew.finish(within: 90))
        #expect(failures.value == 0)
    }
}
