import Joinery
import JoineryTesting
import Synchronization
import Testing

@Suite(.container { AppAssembly() })
struct UnimplementedTests {
    let container: Container

    init() throws {
        container = try Container.current
    }

    @Test(.overriding { Unimplemented((any Analytics).self) })
    func `a service that is not touched does not fail the test`() throws {
        #expect(try container.build(ListInput()).presenter.names == ["from the server"])
    }

    @Test(.overriding { Unimplemented((any Logging).self) })
    func `touching it fails with the path that led there`() {
        let path = """
            any Logging is Unimplemented in this test, but it was requested.
              path:
                ListView  (PerModule, in ListModule
            """
        expectFailure(path, "→ ListPresenter", "→ ListInteractor", "→ any UserService", "→ any Logging") {
            #expect(throws: ResolutionError.self) { try container.build(ListInput()) }
        }
    }

    @Test(.overriding { Unimplemented((any Logging).self) })
    func `it fails where the code under test swallows the error`() {
        expectFailure("any Logging is Unimplemented") { _ = try? container.resolve((any UserService).self) }
    }

    @Test(.overriding { Unimplemented((any Analytics).self) })
    func `a service that is touched later, by a Lazy, is reported with a path too`() throws {
        let view = try container.build(ListInput())
        expectFailure("path:\n    any Analytics", "a possible path:\n    ListModule", "→ ListPresenter") {
            _ = try? view.presenter.analytics()
        }
    }

    @Test func `the failure is shown where the service was declared unimplemented`() throws {
        let line = #line + 1
        let container = try container.overriding { Unimplemented((any Logging).self) }
        let failure = failures { _ = try? container.resolve((any Logging).self) }.first
        #expect(failure?.location.line == UInt(line))
        #expect(failure.map { "\($0.location.fileID)" } == "JoineryTestingTests/UnimplementedTests.swift")
    }

    @Test func `in a container that does not record, the path is a way of the graph`() throws {
        let container = try Container { AppAssembly() }.overriding { Unimplemented((any Logging).self) }
        expectFailure("a possible path:", "→ any UserService", "→ any Logging") {
            #expect(throws: ResolutionError.self) { try container.resolve((any UserService).self) }
        }
    }

    @Test func `resolving it throws an error that names the service`() throws {
        let container = try container.overriding { Unimplemented((any Logging).self) }
        _ = failures {
            let error = #expect(throws: ResolutionError.self) { try container.resolve((any UserService).self) }
            #expect(error?.description.contains("any Logging is Unimplemented in this test.") == true)
            #expect(error?.path.description == "any UserService → any Logging")
        }
    }

    @Test func `a thread that knows no test fails the test that declared it`() async throws {
        let list = Reported()
        let reporter = FailureReporter { list.add($0) }
        let container = try FailureReporter.$current.withValue(reporter) {
            try self.container.overriding { Unimplemented((any Logging).self) }
        }
        await Task.detached { _ = try? container.resolve((any Logging).self) }.value
        #expect(list.all.count == 1)
    }

    @Test(
        .failing("any Logging is Unimplemented", "It was found in a detached task or on another thread."),
        .overriding { Unimplemented((any Logging).self) }
    )
    func `a detached task that requests it fails the test when the test ends`() async throws {
        await Task.detached { [container] in _ = try? container.resolve((any Logging).self) }.value
    }

    @Test func `it may replace a shared object, one with a tag, and one with arguments`() throws {
        let app = try Container {
            Transient((any Logging).self, taking: Int.self) { _ in ConsoleLogger() }
            Transient((any Logging).self, taking: Int.self, String.self) { _, _ in ConsoleLogger() }
            Transient((any Logging).self, taking: Int.self, Int.self, Int.self) { _, _, _ in ConsoleLogger() }
            Singleton(ConsoleLogger.init, as: (any Logging).self).tagged(Int.self)
            SharingModule()
            InnerModule()
        }
        let container = try app.overriding {
            Unimplemented((any Logging).self, taking: Int.self)
            Unimplemented((any Logging).self, taking: Int.self, String.self)
            Unimplemented((any Logging).self, taking: Int.self, Int.self, Int.self)
            Unimplemented((any Logging).self).tagged(Int.self)
            Unimplemented(Shared.self)
        }
        expectFailure("any Logging(Int) is Unimplemented") {
            _ = try? container.resolve((any Logging).self, with: 1)
        }
        expectFailure("any Logging(Int, String) is Unimplemented") {
            _ = try? container.resolve((any Logging).self, with: 1, "")
        }
        expectFailure("any Logging(Int, Int, Int) is Unimplemented") {
            _ = try? container.resolve((any Logging).self, with: 1, 2, 3)
        }
        expectFailure("any Logging tagged Int is Unimplemented") {
            _ = try? container.resolve((any Logging).self, tagged: Int.self)
        }
        expectFailure("Shared is Unimplemented") {
            _ = try? container.build(SharingInput()).inner.build(InnerInput())
        }
    }

    @Test func `unimplementing what is not bound does not link`() {
        #expect(throws: LinkError.self) { try container.overriding { Unimplemented(Shared.self) } }
    }
}

final class Shared {}
struct SharingInput: ModuleInput { typealias Entry = SharingView }
final class SharingView {
    let inner: Builder<InnerInput>
    init(inner: Builder<InnerInput>) { self.inner = inner }
}
struct SharingModule: Module {
    typealias Input = SharingInput
    var bindings: Bindings {
        PerModule(Shared.init).shared()
        PerModule(SharingView.init)
    }
}
struct InnerInput: ModuleInput { typealias Entry = InnerView }
final class InnerView { init(shared: Shared) {} }
struct InnerModule: Module {
    typealias Input = InnerInput
    var bindings: Bindings { PerModule(InnerView.init) }
}
