import Joinery
import JoineryTesting
import Testing

@MainActor
final class Clock {
    var ticks = 0
    nonisolated init() {}
}

@MainActor
final class ClockView {
    let clock: Clock
    init(clock: Clock) { self.clock = clock }
}

struct ClockInput: ModuleInput { typealias Entry = ClockView }

struct ClockModule: Module {
    typealias Input = ClockInput
    var bindings: Bindings {
        PerModule(ClockView.init)
    }
}

/// An assembly that only main-actor code can make.
@MainActor
struct ClockAssembly: @MainActor Assembly {
    var bindings: Bindings {
        Singleton(Clock.init)
        ClockModule()
    }
}

@MainActor
@Suite(.container { @MainActor in ClockAssembly() })
struct MainActorSuiteTests {
    let container: Container

    init() throws {
        container = try Container.current
    }

    @Test func `builds on the main actor, with no annotation in the test`() throws {
        #expect(try container.build(ClockInput()).clock.ticks == 0)
        expectReleased(ClockInput(), in: container)
    }

    @Test(
        .overriding {
            Singleton(Clock.self) {
                let clock = Clock()
                clock.ticks = 12
                return clock
            }
        }
    )
    func `the block of a test's trait belongs to the suite's actor`() async throws {
        #expect(try container.build(ClockInput()).clock.ticks == 12)
        await Task.yield()
        #expect(try Container.current.resolve(Clock.self).ticks == 12)
    }

    @Test nonisolated func `from elsewhere, what belongs to the main actor is awaited`() async throws {
        let clock = try await Container.current.resolve(Clock.self, isolation: MainActor.shared)
        #expect(await clock.ticks == 0)
    }
}

struct GreetingAssembly: Assembly {
    var bindings: Bindings { Transient(String.self) { "hello" } }
}

@Suite(
    "A suite with several declarations",
    .container {
        AppAssembly()
        GreetingAssembly()
    }
)
struct SeveralDeclarationsTests {
    @Test func `has them all`() throws {
        #expect(try Container.current.resolve(String.self) == "hello")
        #expect(try Container.current.build(ListInput()).presenter.names == ["from the server"])
    }
}

@MainActor
@Suite(
    "A suite on the main actor with several declarations",
    .container { @MainActor in
        ClockAssembly()
        GreetingAssembly()
    }
)
struct SeveralMainActorDeclarationsTests {
    @Test func `has them all`() throws {
        #expect(try Container.current.resolve(String.self) == "hello")
        #expect(try Container.current.build(ClockInput()).clock.ticks == 0)
    }

    @Test(
        .container {
            ClockAssembly()
            GreetingAssembly()
        }
    )
    func `the block of a test's trait belongs to the suite's actor`() throws {
        #expect(try Container.current.resolve(String.self) == "hello")
        #expect(try Container.current.build(ClockInput()).clock.ticks == 0)
    }

    @Test(
        .overriding {
            Singleton(Clock.init)
            Transient(String.self) { "goodbye" }
        }
    )
    func `of a replacement too`() throws {
        #expect(try Container.current.resolve(String.self) == "goodbye")
    }
}
