import Joinery
import Testing

private final class Database: Sendable {}
private final class Store: Sendable {
    init(database: Database) {}
}
private protocol Decoder: Sendable {}
private struct Software: Decoder {}
private enum Disk {}
private enum Memory {}

@Suite struct LifecycleTextTests {
    @Test func `The text of what is not started`() throws {
        let container = try Container {
            Singleton(Database.self) { () async in Database() }.declared(at: "App/Database.swift", 1)
            Singleton(Store.init).declared(at: "App/Store.swift", 2)
        }
        #expect(
            resolutionError { try container.resolve(Store.self) }?.description == """
                Database is made asynchronously and has not been started.
                  path:
                    Store  (Singleton, App/Store.swift:2)
                    → Database  (Singleton, App/Database.swift:1)
                  hint: Call try await container.start() first, and check the error that start() threw.
                """
        )
    }

    @Test func `The text of a value that cannot be weak`() throws {
        let container = try Container {
            Weak((any Decoder).self) { Software() }.declared(at: "App/Decoder.swift", 1)
            Transient([String].self) { (_: any Decoder) in [] }.declared(at: "App/Player.swift", 2)
        }
        #expect(
            resolutionError { try container.resolve((any Decoder).self) }?.description == """
                The factory of any Decoder made a value, and Weak can only share an object.
                  path:
                    any Decoder  (Weak, App/Decoder.swift:1)
                  hint: Let it make a class instance, or bind it as a Singleton, of which values are copied out.
                """
        )
        #expect(resolutionError { try container.resolve([String].self) }?.path.steps.count == 2)
    }

    @Test func `The text of a start that failed`() async throws {
        let container = try Container {
            Singleton(Store.self) { (_: Database) async throws in throw Failure.round(1) }
                .declared(at: "App/Store.swift", 2)
            Singleton(Database.self) { Database() }.declared(at: "App/Database.swift", 1)
        }
        let error = await thrown { try await container.start() }
        #expect(
            error.map { "\($0)" } == """
                1 of the singletons could not be started:
                  Store: A factory failed: round(1)
                    path:
                      Store  (Singleton, App/Store.swift:2)
                """
        )
    }

    @Test func `The text of a shutdown that failed`() async throws {
        let container = try Container {
            Singleton(Database.init).onShutdown { _ in throw Failure.round(2) }
            Singleton(Store.init).onShutdown { _ in throw Failure.down }
        }
        _ = try container.resolve(Store.self)
        let error = await thrown { try await container.shutdown() }
        #expect(
            error.map { "\($0)" } == """
                2 shutdown actions failed:
                  Store: down
                  Database: round(2)
                """
        )
    }

    @Test func `The text of an action that had no time`() async throws {
        let container = try Container { Singleton(Database.init).onShutdown { _ in } }
        _ = try container.resolve(Database.self)
        let error = await thrown { try await container.shutdown(timeout: .zero) }
        #expect(
            error.map { "\($0)" } == """
                1 shutdown actions failed:
                  Database: it took longer than the timeout
                """
        )
    }

    @Test func `The text of one that is started`() async throws {
        let container = try Container { Singleton((any Decoder).self) { Software() }.eager() }
        try await container.start()
        let text = container.started.map(\.description).first
        #expect(text?.hasPrefix("1/1 any Decoder (") == true, "\(text ?? "")")
        #expect(text?.hasSuffix(" seconds)") == true, "\(text ?? "")")
    }

    @Test func `The text of an asynchronous factory that takes something of an actor`() {
        let text = linkError {
            Transient(Int.self) { @MainActor in 1 }.declared(at: "App/Int.swift", 1)
            Singleton(Database.self) { (_: Int) async in Database() }.declared(at: "App/Database.swift", 2)
        }
        #expect(
            text == """
                1 problem in the graph:

                1. isolation: the asynchronous factory of Database belongs to no actor, and takes something that is made on MainActor.
                       Database  (Singleton, App/Database.swift:2)
                       → Int  (Transient, App/Int.swift:1)
                     hint: mark the closure: { @MainActor (…) async throws in … }.
                """
        )
    }

    @Test func `The text of an unknown tag names the known ones, also in a dynamic lookup`() throws {
        let container = try Container {
            Singleton(Database.init).tagged(Disk.self).declared(at: "App/A.swift", 1)
        }
        let error = resolutionError { try container.resolve(Database.self, tagged: Memory.self) }
        #expect(error?.name == "notBound")
        #expect(error?.description.contains("Disk") == true, "\(error?.description ?? "")")
        #expect(error?.description.contains("Memory") == true, "\(error?.description ?? "")")
    }

    @Test func `The text of a dynamic lookup without the tag that all bindings have`() throws {
        let container = try Container {
            Singleton(Database.init).tagged(Disk.self).declared(at: "App/A.swift", 1)
        }
        #expect(
            resolutionError { try container.resolve(Database.self) }?.description == """
                Nothing is bound as Database.
                  hint: Database is bound with the tag Disk (App/A.swift:1): ask for Tagged<Disk, Database>.
                """
        )
    }
}
