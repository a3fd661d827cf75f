import Joinery
import Testing

@globalActor private actor Disk {
    static let shared = Disk()
}
/// Not `Sendable`.
private final class Cache {
    var number = 0
}
private final class Plain: Sendable {}

private actor Office {
    /// A closure written in an actor's code belongs to that actor.
    func container(_ made: Counter) throws -> Container {
        try Container {
            Transient(Plain.self) {
                self.assertIsolated()
                made.next()
                return Plain()
            }
        }
    }

    func resolve(_ container: Container) throws { _ = try container.resolve(Plain.self) }
}

@Suite struct ActorSingletonTests {
    @Test @MainActor func `A singleton that is not Sendable lives on the actor it is bound to`() async throws {
        let container = try Container {
            Singleton(Cache.self, on: MainActor.self) { Cache() }
        }
        let cache = try container.resolve(Cache.self)
        #expect(try container.resolve(Cache.self) === cache)
        let elsewhere = await Task.detached { resolutionError { try container.resolve(Cache.self).number } }.value
        #expect(elsewhere?.name == "wrongIsolation")
    }

    @Test func `It is refused elsewhere after it has been made, too, and so are its dependents`() async throws {
        let container = try Container {
            Singleton(Cache.init, on: MainActor.self)
            Transient(Int.self) { (cache: Cache) in cache.number }
        }
        _ = try await container.resolve(Int.self, isolation: MainActor.shared)
        #expect(resolutionError { try container.resolve(Cache.self).number }?.name == "wrongIsolation")
        #expect(resolutionError { try container.resolve(Int.self) }?.name == "wrongIsolation")
        #expect(resolutionError { try container.resolve(Cache?.self)?.number }?.name == "wrongIsolation")
    }

    @Test func `Its other names belong to the actor too`() throws {
        let container = try Container {
            Singleton(Cache.self, on: MainActor.self) { Cache() }
                .provides(AnyObject.self) { $0 }
        }
        #expect(resolutionError { ObjectIdentifier(try container.resolve(AnyObject.self)) }?.name == "wrongIsolation")
    }

    @Test func `A closure of another actor than the one it is bound to is a problem`() {
        let found = problem {
            Singleton(Cache.self, on: MainActor.self) { @Disk in Cache() }.declared(at: "App/Cache.swift", 9)
        }
        #expect(found?.kind == .isolation)
        #expect(found?.lines == [9])
    }

    @Test @MainActor func `A main-actor class that is a singleton needs no more than its initializer`() throws {
        @MainActor final class Model {
            init() { MainActor.assertIsolated() }
        }
        let container = try Container { Singleton(Model.init) }
        #expect(try container.resolve(Model.self) === container.resolve(Model.self))
    }

    @Test func `A closure written in an actor's code belongs to that instance`() async throws {
        let made = Counter()
        let office = Office()
        let container = try await office.container(made)
        try await office.resolve(container)
        #expect(made.value == 1)
        #expect(resolutionError { try container.resolve(Plain.self) }?.name == "wrongIsolation")
        await #expect(throws: ResolutionError.self) { try await Office().resolve(container) }
        #expect(made.value == 1)
    }

    @Test @MainActor func `A closure written in main-actor code belongs to it, an initializer does not`() async throws {
        let container = try Container {
            Transient(Plain.init)
            Transient(Int.self) { 1 }
        }
        #expect(await Task.detached { try? container.resolve(Plain.self) }.value != nil)
        let error = await Task.detached { resolutionError { try container.resolve(Int.self) } }.value
        #expect(error?.name == "wrongIsolation")
        #expect(error?.description.contains("a closure written in code of MainActor") == true)
    }
}
