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

    @Test("a test finds the container of its suite")
    func findsSuitesContainer() throws {
        #expect(try container.build(ListInput()).presenter.names == ["from the server"])
    }

    @Test("the suite's value is made with the container of the test")
    func suiteIsMadeInside() throws {
        #expect(try Container.current === container)
    }

    @Test(
        "a test replaces bindings of its suite's container",
        .overriding { Singleton((any UserService).self) { MockUserService() } }
    )
    func replaces() throws {
        #expect(try container.build(ListInput()).presenter.names == ["Ada"])
    }

    @Test(
        "of several replacements the nearest wins",
        .overriding { Singleton((any UserService).self) { MockUserService(names: ["first"]) } },
        .overriding { Singleton((any UserService).self) { MockUserService(names: ["second"]) } }
    )
    func nearestWins() throws {
        #expect(try container.build(ListInput()).presenter.names == ["second"])
    }

    @Test(
        "a test's own container takes the place of its suite's",
        .container { Singleton((any UserService).self) { MockUserService() } }
    )
    func ownContainer() throws {
        #expect(try container.resolve((any UserService).self).users() == ["Ada"])
        #expect(try container.resolve((any Logging)?.self) == nil)
    }

    @Test(
        "one trait can make and replace",
        .container {
            AppAssembly()
        } overriding: {
            Singleton((any UserService).self) { MockUserService() }
        }
    )
    func makesAndReplaces() throws {
        #expect(try container.build(ListInput()).presenter.names == ["Ada"])
    }

    @Test(
        "a block may have several declarations",
        .container {
            Singleton((any UserService).self) { MockUserService() }
            Singleton(RealAnalytics.init, as: (any Analytics).self)
        }
    )
    func severalDeclarations() throws {
        #expect(try container.resolve((any UserService).self).users() == ["Ada"])
        #expect(try container.resolve((any Analytics)?.self) != nil)
    }

    @Test("a container can come from a function of the app", .container(from: makeApp))
    func fromFunction() throws {
        #expect(try container.resolve((any UserService).self).users() == ["made by a function"])
    }

    @Test("a closure may say where a container comes from", .container(from: { try makeApp() }))
    func fromClosure() throws {
        #expect(try container.resolve((any UserService).self).users() == ["made by a function"])
    }

    @Suite("Inside of another suite", .overriding { Singleton((any UserService).self) { MockUserService() } })
    struct Nested {
        @Test("a nested suite changes the container of the outer one")
        func changesOuter() throws {
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
    @Test("each case has a container of its own, and finds it after each pause", arguments: 0..<50)
    func eachCase(number: Int) async throws {
        let counter = try Container.current.resolve(Counter.self)
        #expect(Seen.shared.isNew(counter))
        await Task.yield()
        #expect(try Container.current.resolve(Counter.self) === counter)
        async let child = Container.current.resolve(Counter.self)
        #expect(try await child === counter)
    }

    @Test("a detached task does not see it, and is told so")
    func detached() async throws {
        let error =
            await Task.detached { () -> (any Error)? in
                do { _ = try Container.current } catch { return error }
                return nil
            }
            .value
        #expect("\(try #require(error))".contains("pass the container on"))
    }
}

/// The objects of all cases; it keeps them, so that no two have one address.
final class Seen: Sendable {
    static let shared = Seen()
    private let objects = Mutex<[Counter]>([])

    func isNew(_ object: Counter) -> Bool {
        objects.withLock { objects in
            defer { objects.append(object) }
            return !objects.contains { $0 === object }
        }
    }
}

@Suite("What is wrong with a test's container fails the test")
struct ContainerTraitFailureTests {
    @Test(
        "what does not link fails the test with all problems, and the test does not run",
        .failing("The container of this test cannot be made.", "any UserService needs any Logging"),
        .container { Singleton(RemoteUserService.init, as: (any UserService).self) }
    )
    func linkError() {
        Issue.record("The test has run.")
    }

    @Test(
        "replacing what is not bound fails the test",
        .failing("notOverridden", "any Analytics"),
        .container { Singleton((any UserService).self) { MockUserService() } },
        .overriding { Singleton(RealAnalytics.init, as: (any Analytics).self) }
    )
    func notOverridden() {
        Issue.record("The test has run.")
    }

    @Test(
        "replacing without a container fails the test, and says what to do",
        .failing("Give it, or its suite, the trait .container"),
        .overriding { Singleton(RealAnalytics.init, as: (any Analytics).self) }
    )
    func nothingToOverride() {
        Issue.record("The test has run.")
    }

    @Test("asking for a container where there is none says what to do")
    func noContainer() {
        let error = #expect(throws: NoCurrentContainer.self) { try Container.current }
        #expect(error?.description.contains("trait .container") == true)
    }
}
