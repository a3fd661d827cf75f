import Joinery
import JoineryTesting
import Synchronization
import Testing

@Suite("A container for each test", .container { AppAssembly() })
struct ContainerTraitTests {
    let container: Container

    init() throws {
        container = try Container.current
    }

    @Test func `a test finds the container of its suite`() throws {
        #expect(try container.build(ListInput()).presenter.names == ["from the server"])
    }

    @Test func `the suite's value is made with the container of the test`() throws {
        #expect(try Container.current === container)
    }

    @Test(.overriding { Singleton((any UserService).self) { MockUserService() } })
    func `a test replaces bindings of its suite's container`() throws {
        #expect(try container.build(ListInput()).presenter.names == ["Ada"])
    }

    @Test(
        .overriding { Singleton((any UserService).self) { MockUserService(names: ["first"]) } },
        .overriding { Singleton((any UserService).self) { MockUserService(names: ["second"]) } }
    )
    func `of several replacements the nearest wins`() throws {
        #expect(try container.build(ListInput()).presenter.names == ["second"])
    }

    @Test(.container { Singleton((any UserService).self) { MockUserService() } })
    func `a test's own container takes the place of its suite's`() throws {
        #expect(try container.resolve((any UserService).self).users() == ["Ada"])
        #expect(try container.resolve((any Logging)?.self) == nil)
    }

    @Test(
        .container {
            AppAssembly()
        } overriding: {
            Singleton((any UserService).self) { MockUserService() }
        }
    )
    func `one trait can make and replace`() throws {
        #expect(try container.build(ListInput()).presenter.names == ["Ada"])
    }

    @Test(
        .container {
            Singleton((any UserService).self) { MockUserService() }
            Singleton(RealAnalytics.init, as: (any Analytics).self)
        }
    )
    func `a block may have several declarations`() throws {
        #expect(try container.resolve((any UserService).self).users() == ["Ada"])
        #expect(try container.resolve((any Analytics)?.self) != nil)
    }

    @Test(.container(from: makeApp))
    func `a container can come from a function of the app`() throws {
        #expect(try container.resolve((any UserService).self).users() == ["made by a function"])
    }

    @Test(.container(from: { try makeApp() }))
    func `a closure may say where a container comes from`() throws {
        #expect(try container.resolve((any UserService).self).users() == ["made by a function"])
    }

    @Suite("Inside of another suite", .overriding { Singleton((any UserService).self) { MockUserService() } })
    struct Nested {
        @Test func `a nested suite changes the container of the outer one`() throws {
            #expect(try Container.current.build(ListInput()).presenter.names == ["Ada"])
        }
    }
}

func makeApp() throws -> Container {
    try Container { Singleton((any UserService).self) { MockUserService(names: ["made by a function"]) } }
}

final class Counter: Sendable {
    let identity = Identity()
    final class Identity: Sendable {}
}

@Suite("A container of its own", .container { Singleton(Counter.init) })
struct ContainerIdentityTests {
    @Test(arguments: 0..<50)
    func `each case has a container of its own, and finds it after each pause`(number: Int) async throws {
        let counter = try Container.current.resolve(Counter.self)
        #expect(Seen.shared.isNew(counter))
        await Task.yield()
        #expect(try Container.current.resolve(Counter.self) === counter)
        async let child = Container.current.resolve(Counter.self)
        #expect(try await child === counter)
    }

    @Test func `a detached task does not see it, and the failure says so`() async throws {
        let error =
            await Task.detached { () -> (any Error)? in
                do { _ = try Container.current } catch { return error }
                return nil
            }
            .value
        #expect("\(try #require(error))".contains("pass the container on"))
    }
}

/// A part of each case's object; it keeps them, so that no two have one address.
///
/// It does not keep the objects themselves: the container knows those weakly, and for the leak sanitizer what is known
/// weakly and kept until the end is a leak, since it does not see how such an object finds its table of weak references.
final class Seen: Sendable {
    static let shared = Seen()
    private let identities = Mutex<[Counter.Identity]>([])

    func isNew(_ object: Counter) -> Bool {
        identities.withLock { identities in
            defer { identities.append(object.identity) }
            return !identities.contains { $0 === object.identity }
        }
    }
}

@Suite("What is wrong with a test's container fails the test")
struct ContainerTraitFailureTests {
    @Test(
        .failing("The container of this test cannot be created.", "any UserService needs any Logging"),
        .container { Singleton(RemoteUserService.init, as: (any UserService).self) }
    )
    func `what does not link fails the test with all problems, and the test does not run`() {
        Issue.record("The test has run.")
    }

    @Test(
        .failing("notOverridden", "any Analytics"),
        .container { Singleton((any UserService).self) { MockUserService() } },
        .overriding { Singleton(RealAnalytics.init, as: (any Analytics).self) }
    )
    func `replacing what is not bound fails the test`() {
        Issue.record("The test has run.")
    }

    @Test(
        .failing("Add the trait .container { … } to it or to its suite"),
        .overriding { Singleton(RealAnalytics.init, as: (any Analytics).self) }
    )
    func `replacing without a container fails the test, and says what to do`() {
        Issue.record("The test has run.")
    }

    @Test func `asking for a container where there is none says what to do`() {
        let error = #expect(throws: NoCurrentContainer.self) { try Container.current }
        #expect(error?.description.contains("trait .container") == true)
    }
}
