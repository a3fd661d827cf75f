import Joinery
import JoineryGraph
import JoineryTesting
import Testing

@Suite(.container { AppAssembly() })
struct UsageTests {
    let container: Container

    init() throws {
        container = try Container.current
    }

    @Test func `nothing is used before something is asked for`() throws {
        #expect(try container.usage.used.isEmpty)
        #expect(try container.usage.description == "No binding was used.")
        #expect(try container.usage.bindings.count == 8)
    }

    @Test func `what a build makes is used, the rest is not`() throws {
        _ = try container.build(ListInput())
        let usage = try container.usage
        #expect(
            usage.used.map(\.key) == [
                "any Logging", "any UserService", "ListInteractor", "ListPresenter", "ListView",
            ]
        )
        #expect(usage.unused.map(\.key) == ["any Analytics", "DetailPresenter", "DetailView"])
        #expect(usage.used.last?.module == "ListModule")
        #expect(usage.used.last?.scope == .perModule)
        #expect(usage.description.contains("1 × ListView  (PerModule, in ListModule, JoineryTestingTests/App.swift:"))
    }

    @Test func `a singleton is made once, a module's object once for each build`() throws {
        for number in 1...3 { _ = try container.build(DetailInput(number: number)) }
        let usage = try container.usage
        #expect(usage.count(of: (any UserService).self) == 1)
        #expect(usage.count(of: DetailPresenter.self) == 3)
        #expect(usage.isUsed((any DetailTitle).self))
        #expect(!usage.isUsed((any Analytics).self))
    }

    @Test func `what is asked for later counts when it is`() throws {
        let view = try container.build(ListInput())
        #expect(try !container.usage.isUsed((any Analytics).self))
        _ = try view.presenter.analytics()
        #expect(try container.usage.isUsed((any Analytics).self))
    }

    @Test func `replacements count, also in a container made from the recording one, and the replaced do not`() throws {
        let other = try container.overriding { Singleton((any UserService).self) { MockUserService() } }
        _ = try other.build(ListInput())
        #expect(try other.usage.isUsed((any UserService).self))
        #expect(try other.usage.unused.map(\.key).contains("any Logging"))
        #expect(try other.usage.bindings.count == 8)
    }

    @Test func `bindings of an extension and of its base count`() throws {
        let session = try Container(extending: container) {
            Transient((any Logging).self, taking: Int.self) { (_: Int, _: any UserService) in ConsoleLogger() }
        }
        _ = try session.resolve((any Logging).self, with: 1)
        #expect(try session.usage.used.map(\.key) == ["any Logging(Int)", "any Logging", "any UserService"])
    }

    @Test func `a singleton inside a module of the base stays one, whichever container builds the module`() throws {
        final class Store: Sendable {}
        struct StoreInput: ModuleInput { typealias Entry = Store }
        struct StoreModule: Module {
            typealias Input = StoreInput
            var bindings: Bindings { Singleton(Store.init) }
        }
        let base = try Container { StoreModule() }.recording()
        let session = try Container(extending: base) { Singleton(ConsoleLogger.init, as: (any Logging).self) }
        #expect(try session.build(StoreInput()) === base.build(StoreInput()))
        #expect(try session.usage.used.map(\.key) == ["Store"])
        #expect(try session.usage.count(of: Store.self) == 1)
    }

    @Test func `decorators, contributions and asynchronous singletons count`() async throws {
        let container = try Container {
            Singleton((any UserService).self) { () async in MockUserService() }
            Contribution(ConsoleLogger.init, to: (any Logging).self)
            Singleton(RealAnalytics.init, as: (any Analytics).self)
            Decorator((any Analytics).self) { (inner: any Analytics) in inner }
        }
        .recording()
        #expect(throws: ResolutionError.self) { try container.resolve((any UserService).self) }
        #expect(try container.usage.used.isEmpty)
        try await container.start()
        #expect(try container.usage.used.map(\.key) == ["any UserService"])
        _ = try container.resolve([any Logging].self)
        _ = try container.resolve((any Analytics).self)
        #expect(try container.usage.unused.isEmpty)
        #expect(try container.usage.count(of: (any Analytics).self) == 1)
        let roles = try container.usage.bindings.map(\.role)
        #expect(roles == [nil, .contribution, nil, .decorator])
        let texts = try container.usage.bindings.map(\.description)
        #expect(texts[1].hasPrefix("1 × any Logging  (Contribution, "))
        #expect(texts[3].hasPrefix("1 × any Analytics  (Decorator, "))
    }

    @Test func `what a factory throws passes through, with its path`() throws {
        struct Refusal: Error {}
        let container = try container.overriding { Singleton((any Logging).self) { throw Refusal() } }
        let error = #expect(throws: ResolutionError.self) { try container.resolve((any UserService).self) }
        #expect(error?.path.description == "any UserService → any Logging")
    }

    @Test func `a container that does not record says so`() throws {
        let plain = try Container { AppAssembly() }
        let error = #expect(throws: NotRecording.self) { try plain.usage }
        #expect(error?.description.contains("recording()") == true)
        #expect(try plain.recording().usage.used.isEmpty)
    }

    @Test func `recording changes neither the graph nor what is resolved`() throws {
        let plain = try Container { AppAssembly() }
        #expect(try plain.recording().graph.tree().contains("ListModule"))
        #expect(try plain.recording().graph == plain.graph)
        let recording = try plain.recording()
        #expect(try recording.recording() === recording)
    }
}
