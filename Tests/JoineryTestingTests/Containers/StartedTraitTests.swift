import Joinery
import JoineryTesting
import Synchronization
import Testing

/// What happened to the connections of all tests, by the name of each.
private let events = Mutex<[String: [String]]>([:])

private func note(_ event: String, _ name: String) {
    events.withLock { $0[name, default: []].append(event) }
}

struct Connection: Sendable { var name: String }

struct ConnectionAssembly: Assembly {
    var name: String
    var bindings: Bindings {
        Singleton(Connection.self) { () async in
            note("up", name)
            return Connection(name: name)
        }
        .onShutdown { note("down", $0.name) }
    }
}

/// Looks, after the other traits of a test, at what they have left.
struct AfterwardsTrait: TestTrait, TestScoping {
    let check: @Sendable () -> Void

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await function()
        check()
    }
}

extension Trait where Self == AfterwardsTrait {
    static func afterwards(_ check: @escaping @Sendable () -> Void) -> Self { AfterwardsTrait(check: check) }
}

@Suite struct StartedTraitTests {
    @Test(
        .afterwards { #expect(events.withLock { $0["plain"] } == ["up", "down"]) },
        .container { ConnectionAssembly(name: "plain") },
        .started()
    )
    func `the container is started in the test, and shut down after it`() throws {
        #expect(try Container.current.resolve(Connection.self).name == "plain")
        #expect(events.withLock { $0["plain"] } == ["up"])
    }

    @Test(
        .afterwards { #expect(events.withLock { $0["thrown"] } == ["up", "down"]) },
        .failing("The test says no."),
        .container { ConnectionAssembly(name: "thrown") },
        .started()
    )
    func `what a test throws passes, after the shutdown`() {
        Issue.record("The test says no.")
    }

    @Test(
        .failing("The container of this test failed to start.", "no connection"),
        .container {
            ConnectionAssembly(name: "failing")
        } overriding: {
            Singleton(Connection.self) { () async throws in throw Refusal(text: "no connection") }
        },
        .started()
    )
    func `what does not start fails the test, which does not run`() {
        Issue.record("The test has run.")
    }

    @Test(
        .failing("The container of this test failed to shut down.", "stuck"),
        .container {
            Singleton(Connection.self) { Connection(name: "stuck") }.eager()
                .onShutdown { throw Refusal(text: $0.name) }
        },
        .started()
    )
    func `what does not shut down fails the test`() throws {
        #expect(try Container.current.resolve(Connection.self).name == "stuck")
    }

    @Test(
        .failing("The container of this test failed to start.", "trait .container"),
        .started()
    )
    func `starting without a container fails the test, and says what to do`() {
        Issue.record("The test has run.")
    }

    @Suite("Inside of a suite with a container", .container { ConnectionAssembly(name: "replaced") })
    struct Nested {
        @Test(
            .afterwards {
                #expect(events.withLock { $0["replacement"] } == ["up"])
                #expect(events.withLock { $0["replaced"] } == nil)
            },
            .overriding {
                Singleton(Connection.self) { () async in
                    note("up", "replacement")
                    return Connection(name: "replacement")
                }
            },
            .started()
        )
        func `behind a replacement, only the replacement is started`() throws {
            #expect(try Container.current.resolve(Connection.self).name == "replacement")
        }
    }
}

struct Refusal: Error { var text: String }
